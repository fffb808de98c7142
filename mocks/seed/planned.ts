import type { OrganizationRow } from '../db/index.ts'
import { DAY, HOUR } from '../kernel/duration.ts'
import { type SeedBase, seedId } from './base.ts'
import { projectId } from './organization.ts'

/** The state that something is in, and for how long. */
export type PlannedState<Status extends string> =
  | { readonly status: Exclude<Status, 'error'>; readonly sinceHours: number }
  | { readonly status: 'error'; readonly sinceHours: number; readonly reason: string }

/** A resource of a seed, as a person would describe it. */
export interface Planned<Status extends string> {
  readonly name: string
  readonly project: string
  readonly ageDays: number
  readonly now: PlannedState<Status>
}

/**
 * The fields that every resource has, for one that is planned: of the age and in the state that the plan says, with
 * nothing under way.
 *
 * @param idPrefix of the collection
 */
export function plannedRow<Status extends string>(
  base: SeedBase,
  { id: organizationId }: OrganizationRow,
  idPrefix: string,
  { name, project, ageDays, now }: Planned<Status>,
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
