import { infiniteQueryOptions } from '@tanstack/react-query'
import { listDatabaseActivityInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { ActivityTab } from '#src/resources/detail/activity-tab.tsx'
import type { MetricChart } from '#src/resources/detail/metric-charts.ts'
import { MonitoringTab } from '#src/resources/detail/monitoring-tab.tsx'
import { byCursor } from '#src/resources/queries.ts'
import { isChanging } from '#src/resources/resource-definition.ts'
import type { DatabaseTabProps } from '../database-detail-search.ts'
import { databaseResource } from '../database-resource.ts'
import { databaseMetrics } from './database-metrics.ts'

const charts: readonly MetricChart[] = [
  { title: 'CPU', metrics: ['cpu'], unit: 'percent' },
  { title: 'Memory', metrics: ['memory'], unit: 'percent' },
  { title: 'Connections', metrics: ['connections'], unit: 'count' },
  { title: 'Queries', metrics: ['queries'], unit: 'per_second' },
  { title: 'Latency', metrics: ['latency'], unit: 'milliseconds' },
  { title: 'Storage', metrics: ['storage'], unit: 'percent' },
  { title: 'Network throughput', metrics: ['network_in', 'network_out'], unit: 'bytes_per_second' },
]

export function DatabaseMetricsTab({ resource: database, ...address }: DatabaseTabProps) {
  return <MonitoringTab source={databaseMetrics(database.id)} charts={charts} {...address} />
}

export function DatabaseActivityTab({ resource: database }: DatabaseTabProps) {
  const path = { databaseId: database.id }
  return (
    <ActivityTab
      query={infiniteQueryOptions({
        ...listDatabaseActivityInfiniteOptions({ path, query: { limit: 25 } }),
        ...byCursor({ path }),
      })}
      changing={isChanging(databaseResource, database)}
    />
  )
}
