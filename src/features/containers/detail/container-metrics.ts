import { getContainerMetrics } from '#src/api/generated/sdk.gen.ts'
import type { MetricSource } from '#src/resources/detail/metrics-query.ts'

export function containerMetrics(containerId: string): MetricSource {
  const path = { containerId }
  return {
    operation: 'getContainerMetrics',
    path,
    read: (query, signal) => getContainerMetrics({ path, query, signal }),
  }
}
