/* Constants and types of alerts, shared by console and mock. */

export const ALERT_SEVERITIES = ['info', 'warning', 'critical'] as const

export const ALERT_STATES = ['pending', 'active', 'resolved'] as const

export const ALERT_RESOLUTIONS = [
  'recovered',
  'manual',
  'no_data',
  'resource_deleted',
  'rule_changed',
  'rule_disabled',
  'rule_deleted',
] as const
export type AlertResolutionId = (typeof ALERT_RESOLUTIONS)[number]

export const ALERT_EVENT_KINDS = [
  'fired',
  'acknowledged',
  'unacknowledged',
  'resolved',
  'reopened',
  'notified',
] as const
export type AlertEventKindId = (typeof ALERT_EVENT_KINDS)[number]

export const ALERT_OPERATORS = ['above', 'below'] as const
export type AlertOperatorId = (typeof ALERT_OPERATORS)[number]

/** Metrics that a rule may watch, in display order. */
export const ALERT_METRICS = [
  'cpu',
  'memory',
  'storage',
  'storage_free',
  'disk_io',
  'network',
  'gpu',
  'requests',
  'errors',
  'error_rate',
  'latency',
  'connections',
  'queries',
  'cache_hits',
  'healthy_targets',
  'replicas',
] as const
export type AlertMetricId = (typeof ALERT_METRICS)[number]
