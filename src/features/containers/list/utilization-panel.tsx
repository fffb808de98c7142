import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Container } from '#src/api/generated/types.gen.ts'
import { usageLevel } from '#src/domain/usage-level.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { UsagePercent } from '#src/resources/usage-percent.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { containerResource } from '../container-resource.ts'
import classes from './container-list.module.css'
import { busiestContainersQuery, containerSummaryQuery } from './container-list-query.ts'

/** Average usage relative to the limits, and the containers closest to their limits. */
export function UtilizationPanel() {
  const summary = useQuery(containerSummaryQuery()).data
  return (
    <Panel title="Resource utilization">
      <div className={classes.measures}>
        <Measure title="Average CPU" by="cpu" mean={summary?.averageCpuPercent} />
        <Measure title="Average memory" by="memory" mean={summary?.averageMemoryPercent} />
      </div>
    </Panel>
  )
}

function Measure({
  title,
  by,
  mean,
}: {
  readonly title: string
  readonly by: 'cpu' | 'memory'
  /** Mean in percent of the limits; null if nothing runs, undefined while loading. */
  readonly mean: number | null | undefined
}) {
  const format = useFormat()
  const { data, error, isFetching, refetch } = useQuery(busiestContainersQuery(by))
  return (
    <div>
      <h3 className={classes.mean}>
        {title} <strong>{mean === undefined || mean === null ? '–' : format.percent(mean)}</strong>
      </h3>
      {data !== undefined ? (
        <Busiest items={data.items} by={by} />
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </div>
  )
}

function Busiest({ items, by }: { readonly items: readonly Container[]; readonly by: 'cpu' | 'memory' }) {
  const inUse = items.filter(({ usage }) => usage !== null)
  if (inUse.length === 0) return <Muted>No container is running.</Muted>
  return (
    <ol className={classes.meters} aria-label={by === 'cpu' ? 'Highest CPU usage' : 'Highest memory usage'}>
      {inUse.map((it) => {
        const percent = (by === 'cpu' ? it.usage?.cpuPercent : it.usage?.memoryPercent) ?? 0
        return (
          <li key={it.id} className={classes.meter}>
            <span>
              <Anchor {...containerResource.linkTo(it.id)}>{it.name}</Anchor>{' '}
              <span className={classes.of}>{it.namespace}</span>
            </span>
            <span>
              <UsagePercent percent={percent} />
            </span>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ width: `${percent}%` }} data-level={usageLevel(percent)} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
