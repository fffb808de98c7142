import { getLoadBalancerMetrics } from '#src/api/generated/sdk.gen.ts'
import type { MetricSource } from '#src/resources/detail/metrics-query.ts'

export function loadBalancerMetrics(loadBalancerId: string): MetricSource {
  const path = { loadBalancerId }
  return {
    operation: 'getLoadBalancerMetrics',
    path,
    read: (query, signal) => getLoadBalancerMetrics({ path, query, signal }),
  }
}
