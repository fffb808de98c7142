import { IconHistory, IconListDetails, IconRotate } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { AlertEvent } from '#src/api/generated/types.gen.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { SeverityBadge } from '#src/resources/alerts/severity-badge.tsx'
import { OneLine } from '#src/resources/list/cells.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import type { Column, Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { singlePage } from '#src/ui/resource-table/single-page.ts'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { actorName, severityFilter } from '../alert-labels.ts'
import { alertHistoryQuery } from '../alert-queries.ts'
import { type AlertsSearch, alertsSearch } from '../alerts-search.ts'
import type { AlertsTabProps } from '../alerts-tab.ts'
import { DialogLink } from '../dialog-link.tsx'
import { eventKinds } from '../event-labels.ts'
import { useAlertActions } from '../use-alert-actions.tsx'

const filters: readonly Filter<AlertsSearch>[] = [
  severityFilter,
  {
    kind: 'select',
    name: 'kind',
    label: 'What happened',
    all: 'Anything',
    options: Object.entries(eventKinds).map(([value, { label }]) => ({ value, label })),
  },
]

/** Alert history, newest first, loaded page by page. */
export default function HistoryTab({ search, onSearchChange, onDialog }: AlertsTabProps) {
  const format = useFormat()
  const history = useInfiniteQuery(alertHistoryQuery(search))
  const items = history.data?.pages.flatMap((page) => page.items)
  const data = items && singlePage(items)
  const actions = useAlertActions()

  const rowActions = (event: AlertEvent): readonly RowAction[] => [
    {
      key: 'details',
      label: 'View details',
      icon: <IconListDetails size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => onDialog('alert', event.alertId),
    },
    // Only alerts resolved by a person can be reopened.
    ...(event.kind === 'resolved' && event.actor.kind !== 'system'
      ? [
          {
            key: 'reopen',
            label: 'Reopen',
            icon: <IconRotate size={16} aria-hidden="true" />,
            check: actions.canChange,
            onSelect: () => actions.run('reopen', event.alertId),
          },
        ]
      : []),
  ]
  return (
    <ResourceTable
      table="listAlertHistory"
      label="Alert History"
      noun={{ one: 'entry', many: 'entries' }}
      rowId={({ id }) => id}
      rowName={({ title, at }) => `${title}, ${format.dateTime(at)}`}
      query={{ ...history, data }}
      loadRows={async (onProgress) => {
        for (let all = history; ; ) {
          const rows = all.data?.pages.flatMap((page) => page.items) ?? []
          onProgress(rows.length)
          if (!all.hasNextPage) return rows
          all = await all.fetchNextPage({ throwOnError: true })
        }
      }}
      search={search}
      defaults={alertsSearch.defaults}
      onSearchChange={onSearchChange}
      searchLabel={null}
      filters={filters}
      columns={columns()}
      rowActions={rowActions}
      more={{
        load: history.hasNextPage ? () => void history.fetchNextPage() : null,
        loading: history.isFetchingNextPage,
      }}
      empty={
        <EmptyState
          title="No past alerts yet"
          description="Alerts that fired appear here, with who acknowledged them and how they ended."
          icon={<IconHistory size={22} />}
        />
      }
    />
  )
}

function columns(): readonly Column<AlertEvent, never>[] {
  return [
    {
      key: 'at',
      header: 'Time',
      onPhone: 'detail',
      cell: ({ at }) => (
        <OneLine>
          <Time at={at} />
        </OneLine>
      ),
    },
    {
      key: 'alert',
      header: 'Alert',
      always: true,
      minWidth: 18,
      cell: ({ alertId, title }) => (
        <DialogLink dialog="alert" row={alertId}>
          {title}
        </DialogLink>
      ),
    },
    {
      key: 'kind',
      header: 'What happened',
      onPhone: 'detail',
      always: true,
      cell: ({ kind }) => <OneLine>{eventKinds[kind].label}</OneLine>,
    },
    {
      key: 'severity',
      header: 'Severity',
      onPhone: 'status',
      cell: ({ severity }) => <SeverityBadge severity={severity} />,
    },
    {
      key: 'resource',
      header: 'Resource',
      // The alert's title already names the resource.
      defaultHidden: true,
      cell: ({ resource }) => <PathLink href={resourceHref(resource)}>{resourceLabel(resource)}</PathLink>,
    },
    {
      key: 'actor',
      header: 'By',
      onPhone: 'detail',
      cell: ({ actor }) => <OneLine>{actorName(actor)}</OneLine>,
    },
    { key: 'summary', header: 'Details', minWidth: 24, onPhone: 'detail', cell: ({ summary }) => summary },
  ]
}
