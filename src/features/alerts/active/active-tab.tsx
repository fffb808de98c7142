import { IconBellCheck, IconBellOff, IconListDetails, IconSettings } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Alert } from '#src/api/generated/types.gen.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { triggeredAt } from '#src/resources/alerts/active-alerts.ts'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { denialReason } from '#src/resources/permissions.ts'
import { resourceHref } from '#src/resources/resource-href.ts'
import { TagList } from '#src/resources/tag-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { focusContent } from '#src/ui/focus-content.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import type { Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { type CardContent, ResourceCards, type SortChoice } from '#src/ui/resource-table/resource-cards.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { AlertBadges } from '../alert-badges.tsx'
import { alertNoun, severityFilter } from '../alert-labels.ts'
import { activeAlertsParameters, activeAlertsQuery, alertRuleQuery } from '../alert-queries.ts'
import { type AlertsSearch, alertsSearch } from '../alerts-search.ts'
import type { AlertsTabProps } from '../alerts-tab.ts'
import { DialogLink } from '../dialog-link.tsx'
import { type AlertActions, useAlertActions } from '../use-alert-actions.tsx'
import { SilencesPanel } from './silences-panel.tsx'

const filters: readonly Filter<AlertsSearch>[] = [
  severityFilter,
  {
    kind: 'select',
    name: 'acknowledged',
    label: 'State',
    all: 'All',
    options: [
      { value: 'no', label: 'Open' },
      { value: 'yes', label: 'Acknowledged' },
    ],
  },
]

/** Filters, with the rule that a link has set. */
function useFilters({ ruleId }: AlertsSearch): readonly Filter<AlertsSearch>[] {
  const { data: rule } = useQuery({ ...alertRuleQuery(ruleId), enabled: ruleId !== '' })
  if (ruleId === '') return filters
  return [
    ...filters,
    {
      kind: 'select',
      name: 'ruleId',
      label: 'Rule',
      all: 'All',
      options: [{ value: ruleId, label: rule?.name ?? ruleId }],
    },
  ]
}

const sorts = [
  { value: '-severity', label: 'Severity' },
  { value: '-firedAt', label: 'Newest' },
  { value: 'firedAt', label: 'Oldest' },
  { value: 'resource', label: 'Resource' },
  { value: 'title', label: 'Title' },
] as const satisfies readonly SortChoice<'severity' | 'firedAt' | 'resource' | 'title'>[]

export default function ActiveTab({ search, onSearchChange, onDialog }: AlertsTabProps) {
  const actions = useAlertActions()
  const client = useQueryClient()
  return (
    <PanelStack>
      <ResourceCards
        label="Active Alerts"
        noun={alertNoun}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        query={useQuery(activeAlertsQuery(search))}
        loadRows={everyPage((page) => client.fetchQuery(activeAlertsQuery({ ...search, ...page })))}
        search={search}
        defaults={alertsSearch.defaults}
        onSearchChange={onSearchChange}
        searchLabel="Search alerts"
        filters={useFilters(search)}
        areRows
        sorts={sorts}
        card={(alert) => cardOf(alert, actions)}
        rowActions={useRowActions(actions, onDialog)}
        bulkActions={actions.bulk(activeAlertsParameters(search))}
        empty={
          <EmptyState
            title="No active alerts"
            description="Alerts appear here when the condition of an alert rule is met."
            icon={<IconBellCheck size={22} />}
          />
        }
      />
      <SilencesPanel />
    </PanelStack>
  )
}

function cardOf(alert: Alert, actions: AlertActions): CardContent {
  const { id, title, description, resource, assignee, tags, condition, durationMinutes } = alert
  return {
    title: (
      <DialogLink dialog="alert" row={id} id={`alert-${id}`} title={title}>
        {title}
      </DialogLink>
    ),
    status: <AlertBadges alert={alert} inList />,
    subtitle: description,
    facts: [
      {
        name: 'Resource',
        value: <PathLink href={resourceHref(resource)}>{resourceLabel(resource)}</PathLink>,
      },
      { name: 'Triggered', value: <RelativeTime at={triggeredAt(alert)} /> },
      { name: 'Condition', value: `${condition} for ${durationMinutes}m` },
      { name: 'Assigned to', value: assignee === null ? 'No one' : assignee.isMe ? 'You' : assignee.name },
    ],
    onPhone: [
      <PathLink key="resource" href={resourceHref(resource)}>
        {resourceLabel(resource)}
      </PathLink>,
      <RelativeTime key="triggered" at={triggeredAt(alert)} />,
      `${condition} for ${durationMinutes}m`,
      ...(alert.acknowledgedAt === null ? [] : ['Acknowledged']),
      ...(alert.silencedUntil === null ? [] : ['Silenced']),
    ],
    extra: tags.length > 0 && <TagList tags={tags} />,
    buttons: (
      <>
        {alert.acknowledgedAt === null && (
          <ActionButton
            name="acknowledge"
            alert={alert}
            actions={actions}
            // The button disappears but the alert stays, so focus the alert.
            onDone={() => document.getElementById(`alert-${id}`)?.focus()}
          />
        )}
        <ActionButton name="resolve" alert={alert} actions={actions} onDone={focusContent} />
      </>
    ),
  }
}

function ActionButton({
  name,
  alert,
  actions,
  onDone,
}: {
  readonly name: 'acknowledge' | 'resolve'
  readonly alert: Alert
  readonly actions: AlertActions
  /** Called after success. Moves the focus, because the button disappears. */
  readonly onDone: () => void
}) {
  const { running } = actions
  const [entry] = actions.entries([name], alert)
  return (
    <DisabledReason reason={denialReason(actions.check(name, alert))}>
      <Button
        variant="outline"
        size="sm"
        leftSection={entry?.icon}
        loading={running?.id === alert.id && running.name === name}
        onClick={() => actions.run(name, alert.id, onDone)}
      >
        {entry?.label}
        <VisuallyHidden> {alert.title}</VisuallyHidden>
      </Button>
    </DisabledReason>
  )
}

function useRowActions(
  actions: AlertActions,
  onDialog: AlertsTabProps['onDialog'],
): (alert: Alert) => readonly RowAction[] {
  return (alert) => [
    {
      key: 'details',
      label: 'View details',
      icon: <IconListDetails size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => onDialog('alert', alert.id),
    },
    ...actions.entries([alert.acknowledgedAt === null ? 'acknowledge' : 'unacknowledge', 'resolve'], alert),
    {
      key: 'silence',
      label: 'Silence…',
      icon: <IconBellOff size={16} aria-hidden="true" />,
      check: actions.canChange,
      onSelect: () => onDialog('silence', alert.id),
    },
    ...(alert.silencedUntil === null
      ? []
      : [
          {
            key: 'end-silence',
            label: 'End silence',
            icon: <IconBellCheck size={16} aria-hidden="true" />,
            check: actions.canChange,
            onSelect: () => actions.endSilences(alert),
          },
        ]),
    ...(alert.rule.exists
      ? [
          {
            key: 'rule',
            label: 'Edit rule',
            icon: <IconSettings size={16} aria-hidden="true" />,
            check: actions.canChange,
            onSelect: () => onDialog('edit-rule', alert.rule.id),
          },
        ]
      : []),
  ]
}
