import { CONTAINER_NAMESPACES } from '#src/domain/container.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { draw, type SeedBase } from '../base.ts'
import { drawAge, numbered, PROJECT_NAMES } from '../large.ts'
import { LARGE_CRASH } from './demo.ts'
import { http, type PlannedContainer, planContainer } from './plan.ts'

const SHOPS = [
  'atlas',
  'birch',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'harbor',
  'isle',
  'juniper',
] as const
const ROLES = ['api', 'web', 'worker', 'mailer', 'search', 'cache', 'edge', 'report'] as const

/** Services of many shops with their dependencies: mostly running, some stopped, a few in a crash loop. */
export function largeContainers(base: SeedBase, count: number): PlannedContainer[] {
  const rng = draw(base, 'large-containers')
  return Array.from({ length: count }, (_, index): PlannedContainer => {
    const [shop, role] = [rng.pick(SHOPS), rng.pick(ROLES)]
    const namespace = rng.pick(CONTAINER_NAMESPACES)
    const name = `${shop}-${role}-${numbered(index)}`
    const ageDays = drawAge(rng, 500)
    const sinceHours = Math.max(0.5, rng.float() * ageDays * 20)
    const chance = rng.float()
    const isJob = role === 'report'
    const isCrashing = chance < 0.02
    const plan = rng.float() < 0.8 ? 'starter' : 'professional'
    return planContainer(
      `${namespace}/${name}`,
      `${shop}/${role}:${rng.int(1, 6)}.${rng.int(0, 30)}.${rng.int(0, 9)}`,
      [plan, isJob ? 1 : rng.int(1, 4)],
      stateOf(chance, isJob, sinceHours),
      {
        kind: isJob ? 'job' : 'service',
        region: rng.pick(REGION_IDS),
        ports: role === 'worker' || isJob ? [] : [http(8080, role === 'web' || role === 'edge')],
        tags: [`env:${namespace}`, `shop:${shop}`],
        project: rng.pick(PROJECT_NAMES),
        updates: rng.int(0, 2),
        restarts: rng.chance(0.1) ? rng.int(1, 3) : 0,
        crash: isCrashing ? LARGE_CRASH : null,
        ageDays,
      },
    )
  })
}

function stateOf(chance: number, isJob: boolean, sinceHours: number): PlannedContainer['now'] {
  if (chance < 0.02) return { status: 'error', sinceHours, reason: LARGE_CRASH.statusReason }
  if (isJob) return { status: 'completed', sinceHours }
  return { status: chance < 0.1 ? 'stopped' : 'running', sinceHours }
}
