import { findSize } from './catalog.ts'
import { PLANS, type PlanEntry, type PlanFeature } from './plan-catalog.ts'

/** Smallest plan that allows VMs of a size. @throws Error for an unknown size */
export function planForSize(sizeId: string): PlanEntry {
  const size = findSize(sizeId)
  if (size === undefined) throw new Error(`The catalog has no size ${sizeId}.`)
  return smallest(
    ({ limits: { vcpus, memoryMb } }) =>
      size.vcpus <= (vcpus ?? size.vcpus) && size.memoryGb * 1024 <= (memoryMb ?? size.memoryGb * 1024),
  )
}

/** Smallest plan with a feature. */
export function planWith(feature: PlanFeature): PlanEntry {
  return smallest(({ features }) => features.includes(feature))
}

function smallest(allows: (plan: PlanEntry) => boolean): PlanEntry {
  const plan = PLANS.find(allows)
  if (plan === undefined) throw new Error('No plan allows this.')
  return plan
}
