import type { QuotaId } from '#src/api/generated/types.gen.ts'
import { FREE_SIZE_ID, type SizeEntry } from '#src/domain/catalog.ts'
import type { PlanEntry, PlanFeature } from '#src/domain/plan-catalog.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import type { OrganizationRow, Transaction } from '../../db/index.ts'
import { planOf } from '../../world/billing/subscriptions.ts'
import { atField } from './at-field.ts'

/** Quotas that a plan sets. The organization has its own for the others. */
export function planQuotas({ limits, features }: PlanEntry): Readonly<Partial<Record<QuotaId, number>>> {
  const { vms, vcpus, storageGb, projects, users } = limits
  return {
    ...(vms !== null && { vms }),
    ...(vms !== null && vcpus !== null && { vcpus: vms * vcpus }),
    ...(storageGb !== null && { storage_gb: storageGb }),
    ...(projects !== null && { projects }),
    ...(users !== null && { users }),
    ...(!features.includes('load-balancing') && { load_balancers: 0 }),
    ...(!features.includes('cdn') && { cdn_distributions: 0 }),
  }
}

/** Code of an error in `errors` that a larger plan would prevent. */
export const PLAN_ERROR = 'plan_limit_reached'

/**
 * Checks that the plan has a feature.
 *
 * @param things what the plan lacks, in the plural
 * @throws Problem 409 `quota_exceeded`
 */
export function checkPlanHas(
  tx: Transaction,
  { id }: Pick<OrganizationRow, 'id'>,
  feature: PlanFeature,
  things: string,
): void {
  const { name, features } = planOf(tx, id)
  if (features.includes(feature)) return
  const detail = `The ${name} plan has no ${things}. Upgrade your plan to use them.`
  throw atField(409, 'quota_exceeded', '', detail, detail, PLAN_ERROR)
}

/**
 * Checks the size of a VM against the plan, and the number of free VMs.
 *
 * @param from size before a resize, which a plan never takes away
 * @throws Problem 409 `quota_exceeded`
 */
export function checkPlanAllows(
  tx: Transaction,
  { id }: Pick<OrganizationRow, 'id'>,
  size: SizeEntry,
  { count = 0, from }: { readonly count?: number; readonly from?: SizeEntry },
): void {
  const { name, limits } = planOf(tx, id)
  const { vcpus, memoryMb } = limits
  const exceeds = (amount: number, limit: number | null, before = 0) =>
    limit !== null && amount > Math.max(limit, before)
  const memoryOf = (it: SizeEntry) => it.memoryGb * 1024
  if (exceeds(size.vcpus, vcpus, from?.vcpus) || exceeds(memoryOf(size), memoryMb, from && memoryOf(from))) {
    const allowed = `${vcpus} ${vcpus === 1 ? 'vCPU' : 'vCPUs'} and ${gigabytes((memoryMb ?? 0) / 1024)} of memory`
    const detail = `The ${name} plan allows VMs of up to ${allowed}. Upgrade your plan to use ${size.name}.`
    throw atField(409, 'quota_exceeded', '/sizeId', detail, detail, PLAN_ERROR)
  }
  if (size.id !== FREE_SIZE_ID) return
  const present = tx.vms.by('organizationId', id).filter(({ sizeId }) => sizeId === FREE_SIZE_ID).length
  if (present + count <= 1) return
  throw atField(
    409,
    'quota_exceeded',
    '/sizeId',
    'An organization can have one free VM. Choose another size.',
  )
}
