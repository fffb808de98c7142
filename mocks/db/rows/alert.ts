import {
  ALERT_EVENT_KINDS,
  ALERT_METRICS,
  ALERT_OPERATORS,
  ALERT_RESOLUTIONS,
  ALERT_SEVERITIES,
  ALERT_STATES,
} from '#src/domain/alert.ts'
import { CONTAINER_NAMESPACES } from '#src/domain/container.ts'
import { CHANNEL_TYPES } from '#src/domain/notification-channel.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '../../kernel/zod.ts'
import { actor, id, time } from './fields.ts'
import { tags } from './resource.ts'

/** A resource with its name at that time; it may have been deleted since. */
const namedResource = z.strictObject({
  id,
  type: z.enum(RESOURCE_TYPES),
  name: z.string(),
  /** Null for resources that aren't containers. */
  namespace: z.enum(CONTAINER_NAMESPACES).nullable(),
})
export type NamedResource = z.infer<typeof namedResource>

/** Condition of a rule. */
const condition = {
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
    ...condition,
    enabled: z.boolean(),
    /** Empty for all resources that have the metric. */
    resources: z.array(namedResource),
    channelIds: z.array(id),
    /** Number of changes; used as the ETag. */
    revision: z.int(),
    createdAt: time,
    updatedAt: time,
    updatedBy: actor,
  }),
)
export type AlertRuleRow = z.infer<typeof alertRuleRow>

/** One period in which a resource met the condition of a rule, with a copy of the rule. */
export const alertRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    /**
     * Organization while the alert must still be evaluated, else null. A manually resolved alert stays open until its
     * condition ends; otherwise it would fire again immediately.
     */
    openIn: id.nullable(),
    ruleId: id,
    ruleName: z.string(),
    ruleDescription: z.string(),
    ...condition,
    resource: namedResource,
    tags,
    state: z.enum(ALERT_STATES),
    /** Value when it fired or became pending, and the worst value since. */
    value: z.number(),
    peakValue: z.number(),
    since: time,
    firedAt: time.nullable(),
    /** Time since which the condition no longer holds; null while it does. */
    calmSince: time.nullable(),
    /** Time of the notification; null while the alert is pending or silenced. */
    notifiedAt: time.nullable(),
    acknowledgedAt: time.nullable(),
    /** User who acknowledged it. */
    assignee: actor.nullable(),
    resolvedAt: time.nullable(),
    resolution: z.enum(ALERT_RESOLUTIONS).nullable(),
    /** User who resolved it manually. */
    resolvedBy: actor.nullable(),
    updatedAt: time,
  }),
)
export type AlertRow = z.infer<typeof alertRow>

/** Event in the history of an alert. */
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
    resource: namedResource.nullable(),
    reason: z.string(),
    startsAt: time,
    /** Moved forward when a user ends the silence early. */
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
    /** Includes the secret. */
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

/** Progress of the rule evaluation; one row for each organization with rules. */
export const alertWatchRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    /** A full minute; null while no rule is enabled. */
    evaluatedTo: time.nullable(),
    /** Time of the last evaluation that changed something. */
    changedAt: time.nullable(),
  }),
)
export type AlertWatchRow = z.infer<typeof alertWatchRow>
