import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ApplicationHealth } from '#src/api/generated/types.gen.ts'
import { formatOf } from '#src/resources/detail/metric-charts.ts'
import { resourceHref } from '#src/resources/resource-href.ts'
import { resourceTypeWords } from '#src/resources/resource-words.ts'
import { Widget } from '#src/resources/widget.tsx'
import { Sparkline } from '#src/ui/charts/sparkline.tsx'
import { trendDomain } from '#src/ui/charts/sparkline-path.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import figures from '#src/ui/figures.module.css'
import { OwnLink } from '#src/ui/own-link.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { HealthBadge } from './health-badge.tsx'
import { MetricPanel, type MonitoringChart } from './metric-panel.tsx'
import classes from './monitoring.module.css'
import { applicationsQuery, incidentsOf, SERVICES } from './monitoring-queries.ts'
import type { TabProps } from './monitoring-screen.tsx'

const charts: readonly MonitoringChart[] = [
  { title: 'Requests', questions: [{ metric: 'requests', aggregation: 'each' }], types: SERVICES },
  { title: 'Response time', questions: [{ metric: 'latency', aggregation: 'each' }], types: SERVICES },
  {
    title: 'Error rate',
    questions: [{ metric: 'error_rate', aggregation: 'each' }],
    types: SERVICES,
    small: true,
  },
]

/** What answers requests: how it does, and how much it has to do. */
export function ApplicationsTab({ search, onSearchChange }: TabProps) {
  const format = useFormat()
  // The region narrows the infrastructure, and would do so here unseen.
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
              description="Load balancers, and containers that answer requests, appear here with how they do."
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
      {total > 0 && (
        <div className={classes.charts}>
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
  const figure = (value: number | null, write: (value: number) => string) =>
    value === null ? '–' : write(value)
  return (
    // A region that scrolls must be reachable with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={figures.scroll} tabIndex={0} aria-label="Table of the applications">
      <table className={`${figures.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Status</th>
            <th scope="col" data-number>
              Uptime
            </th>
            <th scope="col" data-number>
              Response time
            </th>
            <th scope="col" data-number>
              Requests
            </th>
            <th scope="col" data-number>
              Error rate
            </th>
            <th scope="col" className={classes.lineColumn}>
              <span className="visually-hidden">Requests over the range</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {applications.map(({ resource, name, status, reason, line, ...measured }) => (
            <tr key={resource.id}>
              <th scope="row">
                <OwnLink href={resourceHref(resource)}>{name}</OwnLink>
                <span className={classes.muted}>{reason ?? resourceTypeWords[resource.type]}</span>
              </th>
              <td>
                <HealthBadge health={status} />
              </td>
              <td data-number>{figure(measured.uptimePercent, (value) => format.percent(value, 2))}</td>
              <td data-number>
                {figure(measured.responseTimeMilliseconds, formatOf('milliseconds', format))}
              </td>
              <td data-number>{figure(measured.requestsPerSecond, formatOf('per_second', format))}</td>
              <td data-number>{figure(measured.errorRatePercent, (value) => format.percent(value, 2))}</td>
              <td className={classes.lineColumn}>
                <Sparkline values={line} domain={trendDomain(line, 1, [0, Number.MAX_VALUE])} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
