import { getCdnAnalytics, getCdnMetrics } from '#src/api/generated/sdk.gen.ts'
import type { CdnAnalytics } from '#src/api/generated/types.gen.ts'
import type { MetricSource } from '#src/resources/detail/metrics-query.ts'

export function cdnMetrics(cdnDistributionId: string): MetricSource {
  const path = { cdnDistributionId }
  return {
    operation: 'getCdnMetrics',
    path,
    read: (query, signal) => getCdnMetrics({ path, query, signal }),
  }
}

/** Totals over the same window as the charts. */
export function cdnAnalytics(cdnDistributionId: string): MetricSource<CdnAnalytics> {
  const path = { cdnDistributionId }
  return {
    operation: 'getCdnAnalytics',
    path,
    read: ({ from, to }, signal) => getCdnAnalytics({ path, query: { from, to }, signal }),
  }
}
