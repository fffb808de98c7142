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

/** The sums over the window that the charts show. */
export function cdnAnalytics(cdnDistributionId: string): MetricSource<CdnAnalytics> {
  const path = { cdnDistributionId }
  return {
    operation: 'getCdnAnalytics',
    path,
    read: ({ from, to }, signal) => getCdnAnalytics({ path, query: { from, to }, signal }),
  }
}
