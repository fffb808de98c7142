import { tableSearch } from '#src/ui/resource-table/table-search.ts'

const SEVERITIES = ['critical', 'warning', 'info'] as const

/**
 * The address of all that is about alerts: `/monitoring/alerts?tab=rules&q=cpu&dialog=edit-rule&row=rule_1`. One for all
 * tabs; what narrows one of them means nothing to the next. Without `tab` it is the active alerts.
 */
export const alertsSearch = tableSearch({
  sortFields: ['severity', 'since', 'title', 'resource', 'name', 'activeAlerts', 'updatedAt'],
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
    /** Of active alerts: whether somebody has taken them on. */
    acknowledged: ['yes', 'no'],
    /** Of rules: whether they are evaluated. */
    enabled: ['yes', 'no'],
    /** Of the history: what happened. */
    kind: ['fired', 'acknowledged', 'unacknowledged', 'resolved', 'reopened', 'notified'],
  },
})

export type AlertsSearch = typeof alertsSearch.defaults

export type AlertsTab = Exclude<AlertsSearch['tab'], ''> | 'active'
