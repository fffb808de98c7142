import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'

/** The part of a life cycle (`#src/domain/life-cycle.ts`) that its rows are made from. */
interface Statuses<Stable extends string, Transitional extends string> {
  readonly stable: readonly Stable[]
  readonly statuses: readonly (Stable | Transitional)[]
}

/**
 * A change of state under way, as a deadline. What will come of it is drawn when it begins, so that it is the
 * same after a reload, in another tab, and whenever the clock gets there.
 */
function transition<Stable extends string, Next extends z.ZodRawShape>(
  stable: readonly Stable[],
  next: Next,
) {
  return z.strictObject({
    /** Which of the kind's actions set it off. */
    action: z.string(),
    /** The state it ends in; `deleted` removes the row. */
    to: z.enum([...stable.filter(isNoError), 'deleted']),
    startedAt: time,
    dueAt: time,
    /** Null when it will succeed; otherwise why the resource will be in `error` at the deadline. */
    failure: z.string().nullable(),
    /** The activity entry that is in progress and gets the outcome; null when it goes on by itself, unrecorded. */
    activityId: id.nullable(),
    /** What the row has afterwards and not before: the size after a resize. The one place where fields may be missing. */
    next: z.strictObject(next),
  })
}

function isNoError<Status extends string>(status: Status): status is Exclude<Status, 'error'> {
  return status !== 'error'
}

const INCIDENT_KINDS = ['cpu', 'memory', 'disk', 'errors', 'latency', 'outage'] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

/** A time in which something was wrong with a resource, known from the beginning; its figures and logs follow from it. */
const incident = z.strictObject({
  id,
  kind: z.enum(INCIDENT_KINDS),
  severity: z.enum(['critical', 'warning', 'info']),
  from: time,
  /** Later than `from`; of one that lies ahead of now, nobody knows yet. */
  to: time,
  /** What is wrong, in a sentence. */
  summary: z.string(),
})
export type IncidentRow = z.infer<typeof incident>

/** An incident as a scenario writes it down, counted back from the beginning of its world. */
export const placedIncident = z.strictObject({
  /** What the resource is called. */
  resource: z.string().min(1).max(253),
  /** Where a name alone does not tell. */
  type: z.enum(RESOURCE_TYPES).optional(),
  kind: incident.shape.kind,
  severity: incident.shape.severity.optional(),
  /** Whether another of its type will do, or nothing at all, where the data set has none of the name. */
  orAny: z.literal(true).exactOptional(),
  /** ISO 8601 durations. */
  startsAgo: z.string(),
  lasts: z.string(),
})
export type PlacedIncident = z.infer<typeof placedIncident>

/**
 * The fields that every resource has.
 *
 * @param statuses the kind's life cycle
 * @param next what its transitions may bring, each field as `z.exactOptional`
 */
export function resource<Stable extends string, Transitional extends string, Next extends z.ZodRawShape>(
  { stable, statuses }: Statuses<Stable, Transitional>,
  next: Next,
) {
  return {
    id,
    organizationId: id,
    projectId: id,
    /** What it is called by; a CDN distribution and a DNS zone by their domain. */
    name: z.string(),
    status: z.enum(statuses),
    /** Why it is in `error`. */
    statusReason: z.string().nullable(),
    transition: transition(stable, next).nullable(),
    /** Oldest first. They come with the data set or the scenario; what is made later has none. */
    incidents: z.array(incident),
    createdAt: time,
    updatedAt: time,
  }
}

export const tags = z.array(z.string())

/** What the machinery of life cycles, lists and records knows of a row, whatever its kind. */
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
