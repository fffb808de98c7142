import type { OrganizationRow } from '../db/index.ts'
import { DAY, HOUR } from '../kernel/duration.ts'
import { type SeedBase, seedId } from './base.ts'
import { projectId, type SeedProjectName } from './organization.ts'

/** State of a seeded resource and its duration. */
export type PlannedState<Status extends string> =
  | { readonly status: Exclude<Status, 'error'>; readonly sinceHours: number }
  | { readonly status: 'error'; readonly sinceHours: number; readonly reason: string }

/** Compact definition of a seeded resource. */
export interface Planned<Status extends string> {
  readonly name: string
  readonly project: SeedProjectName
  readonly ageDays: number
  readonly now: PlannedState<Status>
  /** Differences in the seed variant `failures`. */
  readonly failing?: { readonly now: PlannedState<Status> }
}

/** Plan with the failures that a scenario asks for. */
export function withFailures<Plan extends { readonly failing?: Partial<Plan> }>(
  { seedVariants }: SeedBase,
  plans: readonly Plan[],
): readonly Plan[] {
  return seedVariants?.includes('failures') ? plans.map((plan) => ({ ...plan, ...plan.failing })) : plans
}

/**
 * Fields shared by all resources, from a plan's age and state, without a transition.
 *
 * @param idPrefix of the collection
 */
export function plannedRow<Status extends string>(
  base: SeedBase,
  { id: organizationId }: OrganizationRow,
  idPrefix: string,
  { name, project, ageDays, now }: Omit<Planned<Status>, 'failing'>,
) {
  return {
    id: seedId(base, idPrefix, organizationId, name),
    organizationId,
    projectId: projectId(base, organizationId, project),
    name,
    status: now.status,
    statusReason: 'reason' in now ? now.reason : null,
    transition: null,
    incidents: [],
    createdAt: base.epoch - ageDays * DAY,
    updatedAt: Math.round(base.epoch - now.sinceHours * HOUR),
  }
}
