import type { AlertEvent } from '#src/api/generated/types.gen.ts'
import { ALERT_SEVERITIES, ALERT_STATES } from '#src/domain/alert.ts'
import { formatCondition } from '#src/domain/alert-condition.ts'
import type { AlertRow, AlertRuleRow, NotificationChannelRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { DAY, SECOND } from '../../kernel/duration.ts'
import { coversAlert, isSilencedAt, silencedUntil } from '../../world/alert-silences.ts'
import { alertTitle } from '../../world/alert-text.ts'
import { cursorPage } from '../shared/cursor.ts'
import { countsBy, equal, type ListRules, listPage, matchingRows, oneOf } from '../shared/list.ts'
import { lookupOwned } from '../shared/lookup.ts'
import { searchText } from '../shared/search-text.ts'
import type { SignedInView } from '../shared/view.ts'
import { alertDescription, byEnd, silencesOf, toAlert, toAlertEvent, toSilence } from './to-alert.ts'

export const alertListHandlers: HandlersFor<
  'listAlerts' | 'getAlertSummary' | 'getAlert' | 'listAlertHistory'
> = {
  listAlerts(ctx) {
    const { silenced, ...query } = ctx.query
    const { items, ...page } = listPage(alertsOf(ctx, silenced), query, ctx, ALERT_LIST)
    return { status: 200, body: { items: items.map((row) => toAlert(row, ctx)), ...page } }
  },

  getAlertSummary(ctx) {
    const { tx, now, identity } = ctx
    const { id } = identity.organization
    const silences = silencesOf(ctx)
    const alerts = tx.alerts.by('organizationId', id)
    const active = alerts.filter(({ state }) => state === 'active')
    return {
      status: 200,
      body: {
        active: active.length,
        activeBySeverity: countsBy(active, ALERT_SEVERITIES, ({ severity }) => severity),
        acknowledged: active.filter(({ acknowledgedAt }) => acknowledgedAt !== null).length,
        pending: alerts.filter(({ state }) => state === 'pending').length,
        silenced: active.filter((row) => silencedUntil(silences, row, now) !== null).length,
        rules: switchedOn(tx.alertRules.by('organizationId', id)),
        channels: switchedOn(tx.notificationChannels.by('organizationId', id)),
        meanSecondsToAcknowledge: meanSecondsToAcknowledge(alerts, now),
      },
    }
  },

  getAlert(ctx) {
    const alert = lookupAlert(ctx, ctx.path.alertId)
    const events = ctx.tx.alertEvents.by('alertId', alert.id)
    const timeline = [...events]
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
      .slice(-MAX_TIMELINE)
      .map((it) => toAlertEvent(it, alert, ctx))
    const silences = silencesOf(ctx)
      .filter((it) => isSilencedAt(it, ctx.now) && coversAlert(it, alert))
      .sort(byEnd)
      .map((it) => toSilence(it, ctx))
    return { status: 200, body: { alert: toAlert(alert, ctx), timeline, silences } }
  },

  listAlertHistory(ctx) {
    const { tx, identity, query } = ctx
    const { alertId, ruleId, resourceId, kind, severity } = query
    const events =
      alertId === undefined
        ? tx.alertEvents.by('organizationId', identity.organization.id)
        : tx.alertEvents.by('alertId', alertId)
    const wanted = events.filter((event) => {
      if (event.organizationId !== identity.organization.id) return false
      if (kind !== undefined && !kind.includes(event.kind)) return false
      const alert = tx.alerts.get(event.alertId)
      if (alert === undefined) return false
      if (ruleId !== undefined && alert.ruleId !== ruleId) return false
      if (resourceId !== undefined && alert.resource.id !== resourceId) return false
      return severity === undefined || severity.includes(alert.severity)
    })
    // Events at the same instant: by alert, and then as in its timeline.
    const placed = wanted.map((event) => ({
      at: event.at,
      id: `${event.alertId} ${event.id}`,
      event,
    }))
    const { rows, nextCursor } = cursorPage('alert-history', placed, query)
    const items = rows.flatMap(({ event }): AlertEvent[] => {
      const alert = tx.alerts.get(event.alertId)
      return alert === undefined ? [] : [toAlertEvent(event, alert, ctx)]
    })
    return { status: 200, body: { items, nextCursor } }
  },
}

/** Alerts of the organization, only those that are or are not silenced if that is given. */
function alertsOf(view: SignedInView, silenced?: boolean): readonly AlertRow[] {
  const all = view.tx.alerts.by('organizationId', view.identity.organization.id)
  if (silenced === undefined) return all
  const silences = silencesOf(view)
  const isSilenced = (row: AlertRow) =>
    row.state !== 'resolved' && silencedUntil(silences, row, view.now) !== null
  return all.filter((row) => isSilenced(row) === silenced)
}

/** All alerts that the list finds with a query. */
export function matchingAlerts(
  view: SignedInView,
  { silenced, ...query }: QueryOf<'listAlerts'>,
): readonly AlertRow[] {
  return matchingRows(alertsOf(view, silenced), query, view, ALERT_LIST)
}

const MAX_TIMELINE = 500

/** @throws Problem 404, also for an alert of another organization */
export function lookupAlert(ctx: Pick<SignedInView, 'tx' | 'identity'>, id: string): AlertRow {
  return lookupOwned(ctx.tx.alerts.get(id), ctx, 'alert', id)
}

function switchedOn(rows: readonly (AlertRuleRow | NotificationChannelRow)[]) {
  return { total: rows.length, enabled: rows.filter(({ enabled }) => enabled).length }
}

function meanSecondsToAcknowledge(alerts: readonly AlertRow[], now: number): number | null {
  let sum = 0
  let count = 0
  for (const { firedAt, acknowledgedAt } of alerts) {
    if (firedAt === null || acknowledgedAt === null || firedAt < now - 30 * DAY) continue
    sum += acknowledgedAt - firedAt
    count++
  }
  return count === 0 ? null : Math.max(0, Math.round(sum / count / SECOND))
}

const alertText = searchText<AlertRow>((row) => [
  alertTitle(row),
  row.id,
  row.resource.id,
  formatCondition(row),
  alertDescription(row),
  row.assignee?.name ?? null,
  ...row.tags,
])

const ALERT_LIST: ListRules<AlertRow, Omit<QueryOf<'listAlerts'>, 'silenced'>> = {
  text: alertText,
  filters: {
    state: oneOf((row) => row.state),
    severity: oneOf((row) => row.severity),
    acknowledged: equal((row) => row.acknowledgedAt !== null),
    ruleId: equal((row) => row.ruleId),
    resourceId: equal((row) => row.resource.id),
    resourceType: oneOf((row) => row.resource.type),
  },
  sort: () => ({
    severity: (row) => ALERT_SEVERITIES.indexOf(row.severity),
    title: alertTitle,
    resource: (row) => row.resource.name,
    rule: (row) => row.ruleName,
    firedAt: (row) => row.firedAt ?? row.since,
    state: (row) => ALERT_STATES.indexOf(row.state),
    resolvedAt: (row) => row.resolvedAt,
  }),
}
