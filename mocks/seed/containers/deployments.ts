import { MAX_REVISIONS } from '#src/domain/container.ts'
import type { Actor, ContainerRevision, ContainerRow } from '../../db/index.ts'
import { DAY, HOUR, SECOND } from '../../kernel/duration.ts'
import type { Rng } from '../../kernel/random.ts'
import { CRASH_CAUSES } from '../../world/container-crash.ts'
import { type Spec, specOfRevision } from '../../world/container-revisions.ts'
import { draw, type SeedBase } from '../base.ts'
import type { PlannedContainer } from './plan.ts'

/** Time until the next replica of a rollout starts. */
export const START_TIME = 5 * SECOND

/** Duration of the first rollout, in milliseconds. */
export function firstRollout(replicas: number): number {
  return 11 * SECOND + (replicas - 1) * START_TIME
}

/** Rollout of one revision of a seeded container. */
interface Deployment {
  readonly number: number
  readonly image: string
  readonly author: Actor
  readonly at: number
  readonly finishedAt: number
  readonly isFailed: boolean
}

type Deployed = Spec & Pick<ContainerRow, 'id' | 'status' | 'createdAt' | 'updatedAt'>

/** Creation and updates of a container, oldest first. The last one made its current replicas. */
export function deploymentsOf(
  base: SeedBase,
  row: Deployed,
  { updates, failedUpdate, replicas }: Pick<PlannedContainer, 'updates' | 'failedUpdate' | 'replicas'>,
  actors: readonly Actor[],
): readonly Deployment[] {
  const rng = draw(base, 'history', row.id)
  const { createdAt, updatedAt } = row
  const images = imagesUpTo(row.image, updates + 1, draw(base, 'images', row.id))
  const deployment = (index: number, author: Actor, at: number, finishedAt: number): Deployment => ({
    number: index + 1,
    image: images[index] ?? row.image,
    author,
    at,
    finishedAt,
    isFailed: index === failedUpdate,
  })
  const created = deployment(0, rng.pick(actors), createdAt, createdAt + firstRollout(replicas))
  if (updates === 0) return [created]

  const room = Math.max(0, updatedAt - createdAt - DAY)
  const times = Array.from({ length: updates - 1 }, () => createdAt + HOUR + Math.floor(rng.float() * room))
  const earlier = times
    .sort((a, b) => a - b)
    .map((at, index) => deployment(index + 1, rng.pick(actors), at, at + rng.int(6, 20) * SECOND))
  // The replicas start after each other.
  const duration = Math.max(rng.int(6, 20) * SECOND, replicas * START_TIME)
  const before = earlier.at(-1)?.finishedAt ?? created.finishedAt
  // A container that isn't running was deployed some time before it ended.
  const finishedAt =
    row.status === 'running'
      ? updatedAt
      : Math.round(updatedAt - Math.max(0, updatedAt - before) * (0.1 + 0.3 * rng.float()))
  return [created, ...earlier, deployment(updates, rng.pick(actors), finishedAt - duration, finishedAt)]
}

/** Revisions of the deployments, newest first. They differ in their images. */
export function revisionsOf(row: Spec, deployments: readonly Deployment[]): ContainerRevision[] {
  const last = deployments.length
  return deployments
    .slice(-MAX_REVISIONS)
    .map(
      ({ number, image, author, at, isFailed }): ContainerRevision => ({
        ...specOfRevision(row as ContainerRevision),
        image,
        number,
        status: isFailed ? 'failed' : number === last ? 'active' : 'previous',
        statusReason: isFailed ? CRASH_CAUSES[0].statusReason : null,
        rollbackOf: null,
        author,
        createdAt: at,
      }),
    )
    .reverse()
}

/** Plausible earlier versions of an image, oldest first. */
function imagesUpTo(image: string, count: number, rng: Rng): readonly string[] {
  const colon = image.lastIndexOf(':')
  const tags = [image.slice(colon + 1)]
  while (tags.length < count) tags.unshift(tagBefore(tags[0] as string, rng))
  return tags.map((tag) => `${image.slice(0, colon)}:${tag}`)
}

/** Previous version of a tag; the same tag if it has no number, such as `latest`. */
function tagBefore(tag: string, rng: Rng): string {
  const [, major, minor, patch, candidate] = /^(\d+)\.(\d+)\.(\d+)(?:-rc\.(\d+))?$/.exec(tag) ?? []
  if (major === undefined) return tag
  if (Number(candidate ?? 0) > 1) return `${major}.${minor}.${patch}-rc.${Number(candidate) - 1}`
  if (Number(patch) > 0) return `${major}.${minor}.${Number(patch) - 1}`
  if (Number(minor) > 0) return `${major}.${Number(minor) - 1}.${rng.int(0, 2)}`
  if (Number(major) > 1) return `${Number(major) - 1}.${rng.int(4, 12)}.${rng.int(0, 2)}`
  return tag
}
