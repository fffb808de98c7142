import { getVolumeMetrics } from '#src/api/generated/sdk.gen.ts'
import type { MetricSource } from '#src/resources/detail/metrics-query.ts'

export function volumeMetrics(volumeId: string): MetricSource {
  const path = { volumeId }
  return {
    operation: 'getVolumeMetrics',
    path,
    read: (query, signal) => getVolumeMetrics({ path, query, signal }),
  }
}
