import { getDatabaseMetrics } from '#src/api/generated/sdk.gen.ts'
import type { MetricSource } from '#src/resources/detail/metrics-query.ts'

export function databaseMetrics(databaseId: string): MetricSource {
  const path = { databaseId }
  return {
    operation: 'getDatabaseMetrics',
    path,
    read: (query, signal) => getDatabaseMetrics({ path, query, signal }),
  }
}
