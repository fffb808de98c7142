import { useQuery } from '@tanstack/react-query'
import {
  getCurrentPlanOptions,
  listPlansOptions,
} from '#src/api/generated/@tanstack/react-query/plans.gen.ts'
import type { Plan, Size, VmCatalog } from '#src/api/generated/types.gen.ts'
import type { VmDraft } from './vm-draft.ts'

/** Plan of the organization; undefined until it is loaded, and if it can't be: the server checks the size too. */
export function usePlan(): Plan | undefined {
  const { data: plans } = useQuery(listPlansOptions())
  const { data: current } = useQuery(getCurrentPlanOptions())
  return plans?.items.find(({ id }) => id === current?.planId)
}

/** Returns the reason why a size isn't allowed on the plan, or null. */
export function planReason({ vcpus, memoryGb }: Size, plan: Plan | undefined): string | null {
  if (plan === undefined) return null
  const most = plan.limits
  const fits = vcpus <= (most.vcpus ?? vcpus) && memoryGb * 1024 <= (most.memoryMb ?? memoryGb * 1024)
  return fits ? null : `Not on the ${plan.name} plan`
}

/** Replaces the default size, or the size of a link, if it is larger than the plan allows. */
export function withAllowedSize(
  draft: VmDraft,
  { sizes }: Pick<VmCatalog, 'sizes'>,
  plan: Plan | undefined,
): VmDraft {
  const isAllowed = (size: Size) => planReason(size, plan) === null
  const wanted = sizes.find(({ id }) => id === draft.sizeId)
  const allowed = sizes.find(isAllowed)
  return !wanted || isAllowed(wanted) || !allowed ? draft : { ...draft, sizeId: allowed.id }
}
