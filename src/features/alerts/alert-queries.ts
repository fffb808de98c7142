import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getAlertOptions,
  getAlertRuleOptions,
  getAlertSummaryOptions,
  listAlertHistoryInfiniteOptions,
  listAlertRulesOptions,
  listAlertSilencesOptions,
  listAlertsOptions,
  listNotificationChannelsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { SLOW_POLL_MS, WATCH_MS } from '#src/resources/polling.ts'
import { byCursor, isDeleted, listParameters } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { AlertsSearch } from './alerts-search.ts'

/** Page size of the history. */
const HISTORY_LIMIT = 25

/** Polling fallback for when server events can't get through. */
const watched = { placeholderData: keepPreviousData, refetchInterval: SLOW_POLL_MS } as const

/** Counts for the cards above the tabs. */
export function alertSummaryQuery() {
  return queryOptions({ ...getAlertSummaryOptions(), refetchInterval: SLOW_POLL_MS })
}

export function activeAlertsQuery(search: WithoutDialog<AlertsSearch>) {
  return queryOptions({ ...listAlertsOptions({ query: activeAlertsParameters(search) }), ...watched })
}

/** Converts the URL search to parameters of `listAlerts`. */
export function activeAlertsParameters(search: WithoutDialog<AlertsSearch>) {
  const { severity, q, page, pageSize } = listParameters(search, ['severity'])
  return {
    state: ['active' as const],
    sort: orderOf(search.sort, ['severity', 'firedAt', 'title', 'resource'], '-firedAt'),
    page,
    pageSize,
    ...(q !== undefined && { q }),
    ...(severity !== undefined && { severity }),
    ...(search.acknowledged !== '' && { acknowledged: search.acknowledged === 'yes' }),
    ...(search.ruleId !== '' && { ruleId: search.ruleId }),
  }
}

export function alertRulesQuery(search: WithoutDialog<AlertsSearch>) {
  const { severity, q, page, pageSize } = listParameters(search, ['severity'])
  return queryOptions({
    ...listAlertRulesOptions({
      query: {
        sort: orderOf(search.sort, ['severity', 'name', 'activeAlerts', 'updatedAt'], 'name'),
        page,
        pageSize,
        ...(q !== undefined && { q }),
        ...(severity !== undefined && { severity }),
        ...(search.enabled !== '' && { enabled: search.enabled === 'yes' }),
      },
    }),
    ...watched,
  })
}

export function alertHistoryQuery(search: Pick<AlertsSearch, 'severity' | 'kind'>) {
  const query = {
    limit: HISTORY_LIMIT,
    ...(search.severity !== '' && { severity: [search.severity] }),
    ...(search.kind !== '' && { kind: [search.kind] }),
  }
  return infiniteQueryOptions({
    ...listAlertHistoryInfiniteOptions({ query }),
    ...byCursor({ query }),
    ...watched,
  })
}

/** Silences in effect, earliest end first. */
export function silencesQuery() {
  return queryOptions({ ...listAlertSilencesOptions(), refetchInterval: SLOW_POLL_MS })
}

export function channelsQuery() {
  return queryOptions({ ...listNotificationChannelsOptions(), refetchInterval: SLOW_POLL_MS })
}

/** One alert with its history. */
export function alertQuery(alertId: string) {
  return queryOptions({
    ...getAlertOptions({ path: { alertId } }),
    refetchInterval: ({ state }) => (isDeleted(state.error) ? false : WATCH_MS),
  })
}

/** One rule, for dialogs about a rule that isn't in the loaded list. */
export function alertRuleQuery(alertRuleId: string) {
  return queryOptions(getAlertRuleOptions({ path: { alertRuleId } }))
}

/** Returns the `sort` parameter. A sort field of another tab falls back to severity, highest first. */
function orderOf(sort: string, fields: readonly string[], then: string): string {
  const order = fields.includes(sort.replace(/^-/, '')) ? sort : '-severity'
  return order.replace(/^-/, '') === then.replace(/^-/, '') ? order : `${order},${then}`
}

/**
 * Operations to invalidate after a change of alerts, rules, silences or channels. Includes the dashboard, which
 * counts alerts.
 */
const ABOUT_ALERTS = [
  'listAlerts',
  'getAlert',
  'getAlertSummary',
  'listAlertHistory',
  'listAlertRules',
  'getAlertRule',
  'listAlertSilences',
  'listNotificationChannels',
  'listNotifications',
  'getDashboardOverview',
] as const

export function refreshAlerts(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, ABOUT_ALERTS)
}
