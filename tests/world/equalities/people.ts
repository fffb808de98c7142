import type { Equality } from '../equality.ts'
import type { World } from '../world.ts'

/** Uses are stored at most once a minute. */
const PRECISION_MS = 60_000

interface Entry {
  readonly at: string
  readonly actor: { readonly kind: string; readonly id: string }
  readonly outcome: string
  readonly resource: { readonly id: string } | null
}

interface Activity {
  readonly at: string
  readonly actor: { readonly kind: string; readonly name: string }
  readonly summary: string
}

interface Created {
  readonly id: string
  readonly createdAt: string
}

interface Member {
  readonly userId: string
  readonly name: string
  readonly lastActiveAt: string | null
  readonly joinedAt: string | null
}

export const peopleEqualities: readonly Equality[] = [
  {
    name: 'last activity: members, audit log',
    means: 'A member was active at least when they last signed in or changed something.',
    one: async (world) => {
      const lastCalls = await lastCallsOf(world)
      const members: Member[] = await world.all('/members')
      return members
        .filter(
          ({ userId, lastActiveAt }) =>
            (lastCalls.get(userId) ?? 0) >= Date.parse(lastActiveAt ?? '1970-01-01') + PRECISION_MS,
        )
        .map(({ name }) => name)
    },
    other: async () => [],
  },
  {
    name: 'first activity: members, activity',
    means: 'Nobody changed a resource before they joined.',
    one: async (world) => {
      const activities: { activity: Activity }[] = await world.allAfter('/activity', 100)
      const members: Member[] = await world.all('/members')
      const joined = new Map(members.map(({ name, joinedAt }) => [name, joinedAt]))
      return activities
        .filter(({ activity: { actor, at } }) => actor.kind === 'user' && at < (joined.get(actor.name) ?? ''))
        .map(({ activity }) => activity.summary)
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'creations: lists, audit log',
    means: 'What was created since the first entry of the audit log has an entry.',
    one: async (world) => {
      const entries: Entry[] = await world.allAfter('/audit-log', 100)
      const since = entries.at(-1)?.at
      const recorded = new Set(entries.map(({ resource, at }) => `${resource?.id} ${at}`))
      const lists = ['payment-methods', 'certificates', 'saved-views', 'ssh-keys', 'projects']
      const created: Created[] = (
        await Promise.all(lists.map(async (list) => (await world.read(`/${list}`)).items))
      ).flat()
      return created.filter(
        ({ id, createdAt }) =>
          since !== undefined && createdAt > since && !recorded.has(`${id} ${createdAt}`),
      )
    },
    other: async () => [],
    everywhere: false,
  },
]

/** Time of each user's last successful call in the audit log, without those with an API key. */
async function lastCallsOf(world: World): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>()
  const newestFirst: Entry[] = await world.allAfter('/audit-log', 100)
  for (const { at, actor, outcome } of newestFirst) {
    if (actor.kind !== 'user' || outcome !== 'succeeded' || last.has(actor.id)) continue
    last.set(actor.id, Date.parse(at))
  }
  return last
}
