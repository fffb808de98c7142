import { infiniteQueryOptions } from '@tanstack/react-query'
import { listLoadBalancerActivityInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { ActivityTab } from '#src/resources/detail/activity-tab.tsx'
import type { MetricChart } from '#src/resources/detail/metric-charts.ts'
import { MonitoringTab } from '#src/resources/detail/monitoring-tab.tsx'
import { byCursor } from '#src/resources/queries.ts'
import { isChanging } from '#src/resources/resource-definition.ts'
import type { LoadBalancerTabProps } from '../load-balancer-detail-search.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'
import { loadBalancerMetrics } from './load-balancer-metrics.ts'

const charts: readonly MetricChart[] = [
  { title: 'Requests and errors', metrics: ['requests', 'errors'], unit: 'per_second' },
  { title: 'Connections', metrics: ['connections'], unit: 'count' },
  { title: 'Target latency', metrics: ['latency'], unit: 'milliseconds' },
  { title: 'Healthy targets', metrics: ['healthy_targets'], unit: 'count' },
  { title: 'Network throughput', metrics: ['network_in', 'network_out'], unit: 'bytes_per_second' },
]

export function LoadBalancerMonitorTab({ resource: { id }, ...address }: LoadBalancerTabProps) {
  return (
    <MonitoringTab
      source={loadBalancerMetrics(id)}
      charts={charts}
      recordedWhile="it is active"
      {...address}
    />
  )
}

export function LoadBalancerActivityTab({ resource: balancer }: LoadBalancerTabProps) {
  const path = { loadBalancerId: balancer.id }
  return (
    <ActivityTab
      query={infiniteQueryOptions({
        ...listLoadBalancerActivityInfiniteOptions({ path, query: { limit: 25 } }),
        ...byCursor({ path }),
      })}
      changing={isChanging(loadBalancerResource, balancer)}
    />
  )
}
