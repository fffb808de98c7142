import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ApplicationHealth } from '#src/api/generated/types.gen.ts'
import { formatOf } from '#src/resources/detail/metric-charts.ts'
import panelClasses from '#src/resources/detail/panel.module.css'
import { IncidentsFailure } from '#src/resources/incidents/incidents-failure.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { Widget } from '#src/resources/widget.tsx'
import { Sparkline } from '#src/ui/charts/sparkline.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { StaticTable, type StaticTableColumn } from '#src/ui/static-table.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { HealthBadge } from './health-badge.tsx'
import { MetricPanel, type MonitoringChart } from './metric-panel.tsx'
import { monitoredType } from './monitored-labels.ts'
import classes from './monitoring.module.css'
import { applicationsQuery, incidentsOf, SERVICES } from './monitoring-queries.ts'
import type { MonitoringTabProps } from './monitoring-search.ts'

const charts: readonly MonitoringChart[] = [
  { title: 'Requests', metrics: [{ metric: 'requests', aggregation: 'each' }], types: SERVICES },
  { title: 'Response time', metrics: [{ metric: 'latency', aggregation: 'each' }], types: SERVICES },
  { title: 'Error rate', metrics: [{ metric: 'error_rate', aggregation: 'each' }], types: SERVICES },
]

/** Health and load of services that answer requests. */
export function ApplicationsTab({ search, onSearchChange }: MonitoringTabProps) {
  const format = useFormat()
  // Ignore the region filter of the infrastructure tab, which isn't visible here.
  const query = useQuery(applicationsQuery({ ...search, region: '' }))
  const incidents = useQuery(incidentsOf(search, {}))
  const { total = 0, items = [] } = query.data ?? {}
  return (
    <div className={classes.tab}>
      <Widget title="Application health" query={query} height="16rem">
        {() =>
          total === 0 ? (
            <EmptyState
              icon={<IconArrowsSplit2 size={22} />}
              title="No applications yet"
              description="Load balancers and containers that serve requests appear here with their health."
            />
          ) : (
            <>
              <Applications applications={items} />
              {total > items.length && (
                <p className={classes.muted}>
                  The worst {format.number(items.length)} of {format.number(total)}.
                </p>
              )}
            </>
          )
        }
      </Widget>
      {total > 0 && <IncidentsFailure query={incidents} />}
      {total > 0 && (
        <div className={`${panelClasses.charts} ${classes.charts}`}>
          {charts.map((chart) => (
            <MetricPanel
              key={chart.title}
              chart={chart}
              search={search}
              onSearchChange={onSearchChange}
              incidents={incidents.data?.items ?? []}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function Applications({ applications }: { readonly applications: readonly ApplicationHealth[] }) {
  const format = useFormat()
  const figure =
    (write: (value: number) => string, read: (application: ApplicationHealth) => number | null) =>
    (application: ApplicationHealth) => {
      const value = read(application)
      return value === null ? '–' : write(value)
    }
  const percent = (value: number) => format.percent(value, 2)
  const columns: readonly StaticTableColumn<ApplicationHealth>[] = [
    {
      header: 'Name',
      cell: ({ resource, name, reason }) => (
        <>
          <PathLink href={resourceHref(resource)}>{name}</PathLink>
          <span className={classes.kind}>
            {monitoredType(resource)}
            {reason !== null && `: ${reason}`}
          </span>
        </>
      ),
    },
    { header: 'Status', cell: ({ status }) => <HealthBadge health={status} /> },
    { header: 'Uptime', align: 'end', cell: figure(percent, ({ uptimePercent }) => uptimePercent) },
    {
      header: 'Response time',
      align: 'end',
      cell: figure(formatOf('milliseconds', format), (it) => it.responseTimeMilliseconds),
    },
    {
      header: 'Requests',
      align: 'end',
      cell: figure(formatOf('per_second', format), (it) => it.requestsPerSecond),
    },
    { header: 'Error rate', align: 'end', cell: figure(percent, (it) => it.errorRatePercent) },
    {
      header: 'Requests over the range',
      isHeaderHidden: true,
      wide: true,
      className: classes.lineColumn,
      cell: ({ line }) => (line.every((value) => value === null) ? '–' : <Sparkline values={line} />),
    },
  ]
  return (
    <StaticTable
      label="Applications"
      columns={columns}
      rows={applications}
      rowId={({ resource }) => resource.id}
    />
  )
}
