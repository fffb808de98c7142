import { findSize, isOfferedIn, REGION_IDS, SIZES } from '#src/domain/catalog.ts'
import { IMAGES } from '#src/domain/image-catalog.ts'
import { draw, type SeedBase } from '../base.ts'
import { inventedNames } from '../invented-names.ts'
import { drawAge, drawHoursInState, numbered, PROJECT_NAMES } from '../large.ts'
import type { PlannedVm } from './plan.ts'

const ROLES = ['web', 'api', 'worker', 'cache', 'db', 'search', 'batch', 'edge', 'proxy', 'queue'] as const
const STAGES = ['production', 'staging', 'development'] as const

/** Small VMs are common, large ones rare; one in a hundred has GPUs. */
const COMMON_SIZES = SIZES.filter(
  ({ gpus, monthlyPrice: { amount } }) => gpus === 0 && amount > 0 && amount <= 16_000,
)
const RARE_SIZES = SIZES.filter((size) => size.gpus === 0 && size.monthlyPrice.amount > 16_000)
const GPU_SIZES = SIZES.filter((size) => size.gpus > 0)

/** Number of VMs in the data set `large`. */
export const LARGE_FLEET_SIZE = 10_000

/** VMs of many services, named as in large fleets. */
export function largeFleet(base: SeedBase, count: number): PlannedVm[] {
  const services = inventedNames(base, 120)
  const rng = draw(base, 'large-fleet')
  return Array.from({ length: count }, (_, index): PlannedVm => {
    const service = rng.pick(services)
    const role = rng.pick(ROLES)
    const stage = rng.pick(STAGES)
    const region = rng.pick(REGION_IDS)
    const chance = rng.float()
    const wanted = rng.pick(chance < 0.01 ? GPU_SIZES : chance < 0.12 ? RARE_SIZES : COMMON_SIZES)
    const size = isOfferedIn(wanted, region) ? wanted : (findSize('size_standard') ?? wanted)
    const image = rng.pick(
      IMAGES.filter((it) => (it.family === 'gpu') === size.gpus > 0 && it.minDiskGb <= size.diskGb),
    )
    const ageDays = drawAge(rng, 700)
    const sinceHours = drawHoursInState(rng, ageDays)
    return {
      name: `${service}-${role}-${numbered(index)}`,
      sizeId: size.id,
      imageId: image.id,
      region,
      project: rng.pick(PROJECT_NAMES),
      tags: [`env:${stage}`, `role:${role}`, `service:${service}`],
      ageDays,
      now: stateOf(rng.float(), sinceHours),
    }
  })
}

function stateOf(chance: number, sinceHours: number): PlannedVm['now'] {
  if (chance < 0.02) {
    return { status: 'error', sinceHours, reason: 'The VM stopped responding.' }
  }
  return { status: chance < 0.14 ? 'stopped' : 'running', sinceHours }
}
