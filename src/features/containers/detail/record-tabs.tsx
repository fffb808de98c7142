import { infiniteQueryOptions } from '@tanstack/react-query'
import { listContainerActivityInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { ActivityTab } from '#src/resources/detail/activity-tab.tsx'
import type { MetricChart } from '#src/resources/detail/metric-charts.ts'
import { MonitoringTab } from '#src/resources/detail/monitoring-tab.tsx'
import { byCursor } from '#src/resources/queries.ts'
import { isChanging } from '#src/resources/resource-definition.ts'
import type { ContainerTabProps } from '../container-detail-search.ts'
import { containerResource } from '../container-resource.ts'
import { containerMetrics } from './container-metrics.ts'

const charts: readonly MetricChart[] = [
  { title: 'CPU', metrics: ['cpu'], unit: 'percent' },
  { title: 'Memory', metrics: ['memory'], unit: 'percent' },
  { title: 'Replicas', metrics: ['replicas'], unit: 'count' },
  { title: 'Restarts', metrics: ['restarts'], unit: 'count' },
  { title: 'Network throughput', metrics: ['network_in', 'network_out'], unit: 'bytes_per_second' },
]

export function ContainerMonitoringTab({ resource, ...address }: ContainerTabProps) {
  return <MonitoringTab source={containerMetrics(resource.id)} charts={charts} {...address} />
}

export function ContainerActivityTab({ resource }: ContainerTabProps) {
  const path = { containerId: resource.id }
  return (
    <ActivityTab
      query={infiniteQueryOptions({
        ...listContainerActivityInfiniteOptions({ path, query: { limit: 25 } }),
        ...byCursor({ path }),
      })}
      changing={isChanging(containerResource, resource)}
    />
  )
}
