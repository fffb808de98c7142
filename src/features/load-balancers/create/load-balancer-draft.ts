import type { LoadBalancerCreate, RegionId, ResourceRef } from '#src/api/generated/types.gen.ts'
import { MAX_TAGS, nameProblem } from '#src/domain/labels.ts'
import {
  LOAD_BALANCER_TYPE_IDS,
  type LoadBalancerTypeId,
  TARGETS_PER_LOAD_BALANCER,
} from '#src/domain/load-balancer-catalog.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { type FieldProblems, tagsProblem } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'
import {
  DEFAULT_HEALTH_CHECK,
  type HealthCheckDraft,
  healthCheckDraftProblems,
  healthCheckDraftSchema,
  toHealthCheck,
} from '../parts/health-check-draft.ts'
import {
  defaultListener,
  type ListenerDraft,
  listenerDraftProblems,
  listenerDraftSchema,
  MAX_LISTENERS,
  toListenerInputs,
} from '../parts/listener-draft.ts'

/** Form values of a new load balancer. */
export interface LoadBalancerDraft {
  readonly name: string
  readonly region: RegionId
  readonly type: LoadBalancerTypeId
  readonly listeners: readonly ListenerDraft[]
  readonly healthCheck: HealthCheckDraft
  readonly vms: readonly ResourceRef[]
  readonly tags: readonly string[]
}

export const INITIAL_DRAFT: LoadBalancerDraft = {
  name: '',
  region: REGION_IDS[0],
  type: 'application',
  listeners: [defaultListener('application')],
  healthCheck: DEFAULT_HEALTH_CHECK,
  vms: [],
  tags: [],
}

/** A change of region clears the VMs. A change of type resets the listeners and the health check protocol. */
export function changeDraft(draft: LoadBalancerDraft, change: Partial<LoadBalancerDraft>): LoadBalancerDraft {
  const { region = draft.region, type = draft.type } = change
  return {
    ...draft,
    ...(region !== draft.region && { vms: [] }),
    ...(type !== draft.type && {
      listeners: [defaultListener(type)],
      healthCheck: { ...draft.healthCheck, protocol: type === 'network' ? 'tcp' : 'http' },
    }),
    ...change,
  }
}

/** Client-side validation; returns errors by field. */
export function draftProblems(draft: LoadBalancerDraft): FieldProblems {
  const name = nameProblem(draft.name)
  return {
    ...listenerDraftProblems(draft.type, draft.listeners),
    ...healthCheckDraftProblems(draft.healthCheck),
    ...(draft.vms.length > TARGETS_PER_LOAD_BALANCER && {
      vmIds: `Choose at most ${TARGETS_PER_LOAD_BALANCER} VMs.`,
    }),
    ...(name !== null && { name }),
    ...tagsProblem(draft.tags),
  }
}

/** Body of `createLoadBalancer`. */
export function toRequest(draft: LoadBalancerDraft): LoadBalancerCreate {
  return {
    name: draft.name,
    region: draft.region,
    type: draft.type,
    listeners: toListenerInputs(draft.listeners),
    healthCheck: toHealthCheck(draft.healthCheck),
    ...(draft.vms.length > 0 && { vmIds: draft.vms.map(({ id }) => id) }),
    ...(draft.tags.length > 0 && { tags: [...draft.tags] }),
  }
}

const text = z.string()

/** Schema of a stored draft. */
export const storedDraftSchema: z.ZodMiniType<LoadBalancerDraft> = z.object({
  name: text,
  region: z.enum(REGION_IDS),
  type: z.enum(LOAD_BALANCER_TYPE_IDS),
  listeners: z.array(listenerDraftSchema).check(z.minLength(1), z.maxLength(MAX_LISTENERS)),
  healthCheck: healthCheckDraftSchema,
  vms: z.array(z.object({ id: text, name: text })).check(z.maxLength(100)),
  tags: z.array(text).check(z.maxLength(MAX_TAGS)),
})
