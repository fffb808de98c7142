import type { AlertResolutionId } from '#src/domain/alert.ts'
import { formatCondition, formatThreshold } from '#src/domain/alert-condition.ts'
import { findMetric } from '#src/domain/metric-catalog.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { AlertRow } from '../db/index.ts'

type AlertFacts = Pick<
  AlertRow,
  'ruleName' | 'resource' | 'metric' | 'operator' | 'threshold' | 'durationMinutes' | 'value'
>

export function alertTitle({ ruleName, resource }: Pick<AlertRow, 'ruleName' | 'resource'>): string {
  return `${ruleName} on ${resourceLabel(resource)}`
}

export function measuredText({ metric, resource, value }: AlertFacts): string {
  return `${findMetric(metric)?.label ?? metric} of ${resourceLabel(resource)} was ${formatThreshold(metric, value)}.`
}

export function conditionText(alert: AlertFacts): string {
  return `Condition: ${formatCondition(alert)} for ${minutes(alert.durationMinutes)}.`
}

function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`
}

const RESOLVED: Readonly<Record<AlertResolutionId, string>> = {
  recovered: 'Back to normal.',
  manual: 'Resolved manually.',
  no_data: 'The resource is off, so there is no data.',
  resource_deleted: 'The resource was deleted.',
  rule_changed: 'The rule was changed.',
  rule_disabled: 'The rule was turned off.',
  rule_deleted: 'The rule was deleted.',
}

export function resolutionText(resolution: AlertResolutionId): string {
  return RESOLVED[resolution]
}
