import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DashboardConsumers, ResourceMetrics } from '#src/api/generated/types.gen.ts'
import { ConsumerList } from '#src/resources/consumer-list.tsx'
import { chartData, formatOf, metricLabels } from '#src/resources/detail/metric-charts.ts'
import { EmptyText, Widget } from '#src/resources/widget.tsx'
import { TimeSeriesChart } from '#src/ui/charts/time-series-chart.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './dashboard.module.css'
import { cpuQuery, storageQuery } from './dashboard-queries.ts'

export function CpuWidget() {
  const format = useFormat()
  return (
    <Widget title="CPU usage" query={useQuery(cpuQuery())} height="24rem">
      {({ usedPercent, vcpus, top, history }) =>
        usedPercent === null ? (
          <EmptyText>No VM is running.</EmptyText>
        ) : (
          <Usage
            figure={format.percent(usedPercent, 1)}
            of={`of ${format.number(vcpus)} ${vcpus === 1 ? 'vCPU' : 'vCPUs'}`}
            history={history}
            metric="cpu"
            busiest="Busiest VMs"
            top={top}
          />
        )
      }
    </Widget>
  )
}

/** Used space of volumes and databases. */
export function StorageWidget() {
  const format = useFormat()
  return (
    <Widget title="Storage usage" query={useQuery(storageQuery())} height="24rem">
      {({ usedGb, totalGb, top, history }) =>
        totalGb === 0 ? (
          <EmptyText>There are no volumes or databases yet.</EmptyText>
        ) : (
          <Usage
            figure={`${format.number(usedGb)} GB`}
            of={`of ${format.number(totalGb)} GB, ${format.percent((usedGb / totalGb) * 100)}`}
            history={history}
            metric="storage"
            busiest="Fullest"
            top={top}
          />
        )
      }
    </Widget>
  )
}

const PERCENT = [0, 100] as const

function Usage({
  figure,
  of,
  history,
  metric,
  busiest,
  top,
}: {
  readonly figure: string
  readonly of: string
  readonly history: ResourceMetrics
  readonly metric: 'cpu' | 'storage'
  readonly busiest: string
  readonly top: DashboardConsumers
}): ReactNode {
  const format = useFormat()
  return (
    <>
      <p className={classes.figure}>
        <strong>{figure}</strong> {of}
      </p>
      <TimeSeriesChart
        title={`${metricLabels[metric]}, last 24 hours`}
        data={chartData(history, [metric])}
        aggregation="avg"
        format={formatOf('percent', format)}
        domain={PERCENT}
        height={140}
      />
      <h3 className={classes.busiest}>{busiest}</h3>
      <ConsumerList consumers={top} />
    </>
  )
}
