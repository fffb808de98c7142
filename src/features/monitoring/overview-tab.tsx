import { useQuery } from '@tanstack/react-query'
import { AlertList } from '#src/resources/alerts/alert-list.tsx'
import panelClasses from '#src/resources/detail/panel.module.css'
import { IncidentList } from '#src/resources/incidents/incident-list.tsx'
import { EmptyText, Widget } from '#src/resources/widget.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { MetricPanel, type MonitoringChart } from './metric-panel.tsx'
import classes from './monitoring.module.css'
import { alertsQuery, incidentsOf, SERVICES } from './monitoring-queries.ts'
import type { MonitoringTabProps } from './monitoring-search.ts'

const charts: readonly MonitoringChart[] = [
  { title: 'CPU', metrics: [{ metric: 'cpu', aggregation: 'average' }] },
  { title: 'Memory', metrics: [{ metric: 'memory', aggregation: 'average' }] },
  { title: 'Requests', metrics: [{ metric: 'requests', aggregation: 'sum' }], types: SERVICES },
  { title: 'Error rate', metrics: [{ metric: 'error_rate', aggregation: 'average' }], types: SERVICES },
  { title: 'Response time', metrics: [{ metric: 'latency', aggregation: 'average' }], types: SERVICES },
  {
    title: 'Network throughput',
    metrics: [
      { metric: 'network_in', aggregation: 'sum' },
      { metric: 'network_out', aggregation: 'sum' },
    ],
  },
  { title: 'Disk I/O', metrics: [{ metric: 'disk_io', aggregation: 'average' }] },
  {
    title: 'Database connections',
    metrics: [{ metric: 'connections', aggregation: 'sum' }],
    types: ['database'],
  },
]

/** Active alerts, incidents in the range, and metrics over all resources. */
export function OverviewTab({ search, onSearchChange }: MonitoringTabProps) {
  const incidents = useQuery(incidentsOf(search, {}))
  return (
    <div className={classes.tab}>
      <div className={classes.columns}>
        <Widget
          title="Active Alerts"
          aside={<PathLink href="/monitoring/alerts">View all alerts</PathLink>}
          query={useQuery(alertsQuery(search, 4))}
          height="8rem"
        >
          {({ items }) =>
            items.length === 0 ? (
              <EmptyText>No active alerts.</EmptyText>
            ) : (
              <AlertList alerts={items} showResource />
            )
          }
        </Widget>
        <Widget title="Incidents in this range" query={incidents} height="8rem">
          {({ items }) =>
            items.length === 0 ? (
              <EmptyText>No incidents in this range.</EmptyText>
            ) : (
              <IncidentList incidents={items} />
            )
          }
        </Widget>
      </div>
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
    </div>
  )
}
