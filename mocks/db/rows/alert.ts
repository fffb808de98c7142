import {
  ALERT_EVENT_KINDS,
  ALERT_METRICS,
  ALERT_OPERATORS,
  ALERT_RESOLUTIONS,
  ALERT_SEVERITIES,
  ALERT_STATES,
} from '#src/domain/alert.ts'
import { CHANNEL_TYPES } from '#src/domain/notification-channel.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '../../kernel/zod.ts'
import { actor, id, time } from './fields.ts'
import { tags } from './resource.ts'

/** A resource as it was called then; it may be gone since. */
const named = z.strictObject({ id, type: z.enum(RESOURCE_TYPES), name: z.string() })
export type NamedResource = z.infer<typeof named>

/** What a rule asks for. */
const asked = {
  metric: z.enum(ALERT_METRICS),
  operator: z.enum(ALERT_OPERATORS),
  /** In the unit of the metric. */
  threshold: z.number(),
  durationMinutes: z.int(),
  severity: z.enum(ALERT_SEVERITIES),
}

export const alertRuleRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    name: z.string(),
    description: z.string(),
    ...asked,
    enabled: z.boolean(),
    /** Empty for all that have the metric. */
    resources: z.array(named),
    channelIds: z.array(id),
    /** Counts its changes; the ETag of it. */
    revision: z.int(),
    createdAt: time,
    updatedAt: time,
    updatedBy: actor,
  }),
)
export type AlertRuleRow = z.infer<typeof alertRuleRow>

/** One episode in which a resource met the condition of a rule, with the rule as it was then. */
export const alertRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    /**
     * The organization as long as the evaluation has to go on with it, and then null. An alert that somebody has resolved
     * is open until its condition has been over: it would fire again at once.
     */
    openIn: id.nullable(),
    ruleId: id,
    ruleName: z.string(),
    ruleDescription: z.string(),
    ...asked,
    resource: named,
    tags,
    state: z.enum(ALERT_STATES),
    /** When it fired, or began to be pending; and the worst since. */
    value: z.number(),
    peakValue: z.number(),
    since: time,
    firedAt: time.nullable(),
    /** Since when its condition no longer holds; null while it does. */
    calmSince: time.nullable(),
    /** When people were told; null while a silence covers it, or it is pending. */
    notifiedAt: time.nullable(),
    acknowledgedAt: time.nullable(),
    /** Who acknowledged it. */
    assignee: actor.nullable(),
    resolvedAt: time.nullable(),
    resolution: z.enum(ALERT_RESOLUTIONS).nullable(),
    /** Who resolved it by hand. */
    resolvedBy: actor.nullable(),
    updatedAt: time,
  }),
)
export type AlertRow = z.infer<typeof alertRow>

/** What became of an alert. */
export const alertEventRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    alertId: id,
    at: time,
    kind: z.enum(ALERT_EVENT_KINDS),
    actor,
    summary: z.string(),
  }),
)
export type AlertEventRow = z.infer<typeof alertEventRow>

export const alertSilenceRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    /** Null for all rules, or all resources; never both. */
    rule: z.strictObject({ id, name: z.string() }).nullable(),
    resource: named.nullable(),
    reason: z.string(),
    startsAt: time,
    /** Brought forward when somebody ends it. */
    endsAt: time,
    createdBy: actor,
  }),
)
export type AlertSilenceRow = z.infer<typeof alertSilenceRow>

export const notificationChannelRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    name: z.string(),
    type: z.enum(CHANNEL_TYPES),
    /** With its secret. */
    destination: z.string(),
    enabled: z.boolean(),
    lastSentAt: time.nullable(),
    revision: z.int(),
    createdAt: time,
    updatedAt: time,
    updatedBy: actor,
  }),
)
export type NotificationChannelRow = z.infer<typeof notificationChannelRow>

/** How far the rules of an organization have been evaluated; one row for each that has rules. */
export const alertWatchRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    /** A whole minute; null while no rule is enabled. */
    evaluatedTo: time.nullable(),
    /** The last evaluation that changed something. */
    changedAt: time.nullable(),
  }),
)
export type AlertWatchRow = z.infer<typeof alertWatchRow>
