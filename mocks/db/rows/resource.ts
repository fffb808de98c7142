import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'

/** Part of a life cycle (`#src/domain/life-cycle.ts`) that its row schema is built from. */
interface Statuses<Stable extends string, Transitional extends string> {
  readonly stable: readonly Stable[]
  readonly statuses: readonly (Stable | Transitional)[]
}

/**
 * Status change in progress, with its deadline. The outcome is decided at the start, so it is the same after a reload,
 * in another tab, and whenever the clock reaches it.
 */
function transition<Stable extends string, Next extends z.ZodRawShape>(
  stable: readonly Stable[],
  next: Next,
) {
  return z.strictObject({
    /** Action that started the transition. */
    action: z.string(),
    /** Final status; `deleted` removes the row. */
    to: z.enum([...stable.filter(isNoError), 'deleted']),
    startedAt: time,
    dueAt: time,
    /** Null for success, else the reason for the failure at the deadline. */
    failure: z.string().nullable(),
    /** Pending activity entry that gets the outcome; null for an automatic transition that isn't recorded. */
    activityId: id.nullable(),
    /** Fields that change at the end, such as the size after a resize. The only place where fields may be missing. */
    next: z.strictObject(next),
  })
}

function isNoError<Status extends string>(status: Status): status is Exclude<Status, 'error'> {
  return status !== 'error'
}

const INCIDENT_KINDS = ['cpu', 'memory', 'disk', 'errors', 'latency', 'outage'] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

/** Period in which a resource has a problem, known from the start; metrics and logs are derived from it. */
const incident = z.strictObject({
  id,
  kind: z.enum(INCIDENT_KINDS),
  severity: z.enum(['critical', 'warning', 'info']),
  from: time,
  /** Later than `from`. An incident in the future is not visible yet. */
  to: time,
})
export type IncidentRow = z.infer<typeof incident>

/** Incident in a scenario document; times count back from the creation of the data. */
export const placedIncident = z.strictObject({
  /** Name of the resource. */
  resource: z.string().min(1).max(253),
  /** Required where the name is ambiguous. */
  type: z.enum(RESOURCE_TYPES).optional(),
  kind: incident.shape.kind,
  severity: incident.shape.severity.optional(),
  /** True to use another resource of the type, or none, if the data set has no resource of the name. */
  orAny: z.literal(true).exactOptional(),
  /** ISO 8601 durations. */
  startsAgo: z.string(),
  lasts: z.string(),
})
export type PlacedIncident = z.infer<typeof placedIncident>

/**
 * Fields that every resource has.
 *
 * @param statuses life cycle of the resource type
 * @param next fields that its transitions may change, each as `z.exactOptional`
 */
export function resource<Stable extends string, Transitional extends string, Next extends z.ZodRawShape>(
  { stable, statuses }: Statuses<Stable, Transitional>,
  next: Next,
) {
  return {
    id,
    organizationId: id,
    projectId: id,
    /** Display name; the domain for a CDN distribution or a DNS zone. */
    name: z.string(),
    status: z.enum(statuses),
    /** Reason for the status `error`, or of the last failed action of a volume. */
    statusReason: z.string().nullable(),
    transition: transition(stable, next).nullable(),
    /** Oldest first. Set by the data set or the scenario; empty for resources created later. */
    incidents: z.array(incident),
    createdAt: time,
    updatedAt: time,
  }
}

export const tags = z.array(z.string())

/** Fields that life cycles, lists and the activity log use, for any resource type. */
export interface ResourceRow {
  readonly id: string
  readonly organizationId: string
  readonly projectId: string
  readonly name: string
  readonly status: string
  readonly statusReason: string | null
  readonly transition: TransitionRow | null
  readonly incidents: readonly IncidentRow[]
  readonly createdAt: number
  readonly updatedAt: number
}

interface TransitionRow {
  readonly action: string
  readonly to: string
  readonly startedAt: number
  readonly dueAt: number
  readonly failure: string | null
  readonly activityId: string | null
  readonly next: object
}
