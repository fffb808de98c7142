import type { Alert, AlertEvent, AlertRuleRef, AlertSilence } from '#src/api/generated/types.gen.ts'
import { formatCondition, unitOf } from '#src/domain/alert-condition.ts'
import type { AlertEventRow, AlertRow, AlertSilenceRow } from '../../db/index.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { silencedUntil } from '../../world/alert-silences.ts'
import { alertTitle, conditionText, measuredText } from '../../world/alert-text.ts'
import { actorOf, toActor, toNamed } from '../shared/activity.ts'
import type { SignedInView } from '../shared/view.ts'

export function toAlert(row: AlertRow, view: SignedInView): Alert {
  const silenced = row.state === 'resolved' ? null : silencedUntil(silencesOf(view), row, view.now)
  return {
    id: row.id,
    severity: row.severity,
    state: row.state,
    title: alertTitle(row),
    description: alertDescription(row),
    resource: toNamed(row.resource),
    rule: ruleRef(view, row.ruleId, row.ruleName),
    condition: formatCondition(row),
    durationMinutes: row.durationMinutes,
    metric: row.metric,
    unit: unitOf(row.metric),
    operator: row.operator,
    threshold: row.threshold,
    value: row.value,
    peakValue: row.peakValue,
    tags: [...row.tags],
    since: iso(row.since),
    firedAt: isoOrNull(row.firedAt),
    acknowledgedAt: isoOrNull(row.acknowledgedAt),
    assignee:
      row.assignee === null
        ? null
        : { name: row.assignee.name, isMe: row.assignee.id === actorOf(view.identity).id },
    resolvedAt: isoOrNull(row.resolvedAt),
    resolution: row.resolution,
    resolvedBy: row.resolvedBy && toActor(row.resolvedBy),
    silencedUntil: isoOrNull(silenced),
    updatedAt: iso(row.updatedAt),
  }
}

export function alertDescription(row: AlertRow): string {
  return [measuredText(row), conditionText(row), row.ruleDescription].filter((it) => it !== '').join(' ')
}

export function toAlertEvent(row: AlertEventRow, alert: AlertRow, view: SignedInView): AlertEvent {
  return {
    id: row.id,
    at: iso(row.at),
    kind: row.kind,
    actor: toActor(row.actor),
    summary: row.summary,
    alertId: alert.id,
    title: alertTitle(alert),
    severity: alert.severity,
    rule: ruleRef(view, alert.ruleId, alert.ruleName),
    resource: toNamed(alert.resource),
  }
}

export function toSilence(row: AlertSilenceRow, view: SignedInView): AlertSilence {
  return {
    id: row.id,
    rule: row.rule && ruleRef(view, row.rule.id, row.rule.name),
    resource: row.resource && toNamed(row.resource),
    reason: row.reason,
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    createdBy: toActor(row.createdBy),
  }
}

/** The silence that ends first comes first. */
export function byEnd(a: AlertSilenceRow, b: AlertSilenceRow): number {
  return a.endsAt - b.endsAt || (a.id < b.id ? -1 : 1)
}

/** Silences of the caller's organization, including ended ones. */
export function silencesOf({ tx, identity }: SignedInView): readonly AlertSilenceRow[] {
  return tx.alertSilences.by('organizationId', identity.organization.id)
}

function ruleRef({ tx }: SignedInView, id: string, name: string): AlertRuleRef {
  return { id, name, exists: tx.alertRules.get(id) !== undefined }
}
