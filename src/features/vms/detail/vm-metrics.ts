import { getVmMetrics } from '#src/api/generated/sdk.gen.ts'
import type { MetricSource } from '#src/resources/detail/metrics-query.ts'

export function vmMetrics(vmId: string): MetricSource {
  const path = { vmId }
  return { operation: 'getVmMetrics', path, read: (query, signal) => getVmMetrics({ path, query, signal }) }
}
