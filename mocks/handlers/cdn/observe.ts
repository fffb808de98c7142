import type { CdnAnalytics } from '#src/api/generated/types.gen.ts'
import type { CdnDistributionRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import {
  apportion,
  type EdgeTally,
  edgeErrors,
  gigabytes,
  hitPercentOf,
  regionShares,
  tallyOf,
  topPaths,
} from '../../world/cdn-traffic.ts'
import { GAUGES } from '../../world/gauges.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf, readRange } from '../shared/observe.ts'
import { edgeHistory } from './to-cdn.ts'

export const cdnObserveHandlers: HandlersFor<'getCdnAnalytics' | 'getCdnMetrics' | 'listCdnActivity'> = {
  getCdnAnalytics(ctx) {
    const { seed, now, query } = ctx
    const row = lookup(resourceDefinitions.cdn_distribution, ctx, ctx.path.cdnDistributionId)
    const { from, to } = readRange(query, now)
    const history = edgeHistory(row, ctx)
    // No traffic in the future.
    const end = Math.min(to, now)
    const tally = tallyOf(seed, history, from, end)
    const errors = edgeErrors(seed, history, from, end)
    return { status: 200, body: { from: iso(from), to: iso(to), ...analyticsOf(seed, row, tally, errors) } }
  },

  getCdnMetrics(ctx) {
    const row = lookup(resourceDefinitions.cdn_distribution, ctx, ctx.path.cdnDistributionId)
    return { status: 200, body: metricsOf(ctx, GAUGES.cdn_distribution(ctx, row)) }
  },

  listCdnActivity(ctx) {
    const row = lookup(resourceDefinitions.cdn_distribution, ctx, ctx.path.cdnDistributionId)
    return { status: 200, body: activityPage(ctx.tx, row, ctx.query) }
  },
}

/** Shares of the status codes that are not origin errors. */
const ANSWERS = [
  { statusClass: '2xx', share: 0.902 },
  { statusClass: '3xx', share: 0.087 },
  { statusClass: '4xx', share: 0.011 },
] as const

function analyticsOf(
  seed: number,
  row: CdnDistributionRow,
  tally: EdgeTally,
  errors: number,
): Omit<CdnAnalytics, 'from' | 'to'> {
  const { requests, bytes } = tally
  const regions = regionShares(seed, row)
  const shares = regions.map(({ share }) => share)
  const ofRegion = apportion(requests, shares)
  // In kilobytes, so that the rounded parts add up to the rounded total.
  const trafficOf = apportion(Math.round(gigabytes(bytes) * 1e6), shares)
  const responses = apportion(
    requests - errors,
    ANSWERS.map(({ share }) => share),
  )
  return {
    requests,
    bandwidthGb: gigabytes(bytes),
    cacheHitPercent: hitPercentOf(tally),
    byRegion: regions.map(({ region }, index) => ({
      region,
      requests: ofRegion[index] ?? 0,
      bandwidthGb: (trafficOf[index] ?? 0) / 1e6,
    })),
    byStatusClass: [
      ...ANSWERS.map(({ statusClass }, index) => ({ statusClass, requests: responses[index] ?? 0 })),
      { statusClass: '5xx', requests: errors },
    ],
    topPaths: topPaths(seed, row, tally).map((it) => ({
      path: it.path,
      requests: it.requests,
      bandwidthGb: gigabytes(it.bytes),
      cacheHitPercent: it.hitPercent,
    })),
  }
}
