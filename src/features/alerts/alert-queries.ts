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
import { invalidateOperations } from '#src/resources/cache.ts'
import { SLOW_POLL_MS, WATCH_MS } from '#src/resources/polling.ts'
import { byCursor, isGone, listParameters } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { AlertsSearch } from './alerts-search.ts'

/** Entries of the history that are read at once. */
const HISTORY_LIMIT = 25

/** Others work on the same alerts, and new ones fire: events tell of it, and where those can't get through this does. */
const watched = { placeholderData: keepPreviousData, refetchInterval: SLOW_POLL_MS } as const

/** The figures above the tabs. */
export function alertSummaryQuery() {
  return queryOptions({ ...getAlertSummaryOptions(), refetchInterval: SLOW_POLL_MS })
}

export function activeAlertsQuery(search: WithoutDialog<AlertsSearch>) {
  const { severity, q, page, pageSize } = listParameters(search, ['severity'])
  return queryOptions({
    ...listAlertsOptions({
      query: {
        state: ['active'],
        sort: orderOf(search.sort, ['severity', 'since', 'title', 'resource'], '-since'),
        page,
        pageSize,
        ...(q !== undefined && { q }),
        ...(severity !== undefined && { severity }),
        ...(search.acknowledged !== '' && { acknowledged: search.acknowledged === 'yes' }),
      },
    }),
    ...watched,
  })
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

/** What holds at present, the one that ends first at the front. */
export function silencesQuery() {
  return queryOptions({ ...listAlertSilencesOptions(), refetchInterval: SLOW_POLL_MS })
}

export function channelsQuery() {
  return queryOptions({ ...listNotificationChannelsOptions(), refetchInterval: SLOW_POLL_MS })
}

/** One alert with what became of it. */
export function alertQuery(alertId: string) {
  return queryOptions({
    ...getAlertOptions({ path: { alertId } }),
    refetchInterval: ({ state }) => (isGone(state.error) ? false : WATCH_MS),
  })
}

/** One rule, for a dialog about a rule that is not in sight. */
export function alertRuleQuery(alertRuleId: string) {
  return queryOptions(getAlertRuleOptions({ path: { alertRuleId } }))
}

/** A sort in the address that the list does not have is another tab's: then the worst come first. */
function orderOf(sort: string, fields: readonly string[], then: string): string {
  const action = fields.includes(sort.replace(/^-/, '')) ? sort : '-severity'
  return action.replace(/^-/, '') === then.replace(/^-/, '') ? action : `${action},${then}`
}

/** Everything that a change of alerts, rules, silences or channels may have made old. The dashboard counts alerts. */
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
