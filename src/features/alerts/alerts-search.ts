import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'

// Not from `domain/alert.ts`, which every page would load then.
const SEVERITIES = ['critical', 'warning', 'info'] as const

/**
 * URL search of the alerts page: `/monitoring/alerts?tab=rules&q=cpu&dialog=edit-rule&row=rule_1`. All tabs share one
 * schema, but each uses only its own filters. Without `tab`, the active alerts show.
 */
export const alertsSearch = tableSearch({
  sortFields: ['severity', 'firedAt', 'title', 'resource', 'name', 'activeAlerts', 'updatedAt'],
  defaultSort: '-severity',
  dialogs: [
    'alert',
    'silence',
    'new-rule',
    'edit-rule',
    'copy-rule',
    'delete-rule',
    'new-channel',
    'edit-channel',
    'delete-channel',
  ],
  filters: {
    tab: ['rules', 'channels', 'history'],
    severity: SEVERITIES,
    /** Filters of the active alerts tab. */
    acknowledged: ['yes', 'no'],
    ruleId: RESOURCE_ID,
    /** Filter of the rules tab. */
    enabled: ['yes', 'no'],
    /** Filter of the history tab. */
    kind: ['fired', 'acknowledged', 'unacknowledged', 'resolved', 'reopened', 'notified'],
  },
})

export type AlertsSearch = typeof alertsSearch.defaults

export type AlertsTab = Exclude<AlertsSearch['tab'], ''> | 'active'
