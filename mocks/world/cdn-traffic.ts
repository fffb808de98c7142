import { cacheRuleFor } from '#src/domain/cdn.ts'
import type { CdnRegionId } from '#src/domain/cdn-catalog.ts'
import type { CdnDistributionRow, CdnPurgeRow, Transaction } from '../db/index.ts'
import { MINUTE, SECOND } from '../kernel/duration.ts'
import { memo, memoBy } from '../kernel/memo.ts'
import { noise } from '../kernel/noise.ts'
import { random } from '../kernel/random.ts'
import { tenths, thousandths } from '../kernel/rounding.ts'
import { type Gauge, scaled, widenBounds } from './metrics.ts'
import { shareOf, within } from './periods.ts'
import type { PoweredOn } from './power.ts'
import {
  drawTraffic,
  faultsOf,
  faultyBounds,
  faultyShareAt,
  latencyAt,
  rateAt,
  type Traffic,
  type TrafficProfile,
  totalOf,
} from './traffic.ts'

/** Traffic of a distribution. Lists, totals and charts read the same curve. */

/** Requests per second: from a small shop's pictures to a busy site's. */
const PROFILE: TrafficProfile = {
  rate: [0.2, 25],
  faulty: 0.004,
  // Cached files are served even without an origin.
  impact: { errors: 0.12, lost: 0.2, failing: 0.38 },
}

interface EdgeTraffic extends Traffic {
  /** Share of cacheable requests served from the edge, 0 to 1. */
  readonly found: number
  readonly bytesPerRequest: number
  /** Typical latency in milliseconds. */
  readonly latency: number
}

const edgeTraffic = memoBy(1, (row: CdnDistributionRow, seed: number): EdgeTraffic => {
  const rng = random(seed, 'edge', row.id)
  return {
    ...drawTraffic(seed, row.id, null, PROFILE, row.incidents),
    found: 0.86 + 0.12 * rng.float(),
    bytesPerRequest: 20_000 + Math.round(120_000 * rng.float()),
    latency: 9 + 20 * rng.float(),
  }
})

/** Files requested again within this many seconds are cache hits; most are requested about every ten minutes. */
const ASKED_AGAIN_SECONDS = 600

/**
 * Share of requests that need no origin while nothing is purged, 0 to 1. Uses the present cache rules for all times.
 */
function hitShare(traffic: EdgeTraffic, ttlSeconds: number): number {
  return (traffic.found * ttlSeconds) / (ttlSeconds + ASKED_AGAIN_SECONDS)
}

/**
 * Times a distribution was served, oldest first and without overlap: from the first deployment, also while changes
 * are deployed, until a deployment fails or it is deleted. Memoized by row alone: a row and its activities change
 * together.
 */
export const servedDuring = memo((row: CdnDistributionRow, tx: Transaction): readonly PoweredOn[] => {
  const activities = tx.activities.by('resourceId', row.id)
  const served: PoweredOn[] = []
  let from: number | null = null
  const end = (to: number, clean: boolean) => {
    if (from !== null) served.push({ from, to, clean })
    from = null
  }
  for (const { action, at, finishedAt, outcome } of activities.toSorted((a, b) => a.at - b.at)) {
    switch (action) {
      case 'cdn_distribution.created':
      case 'cdn_distribution.deployed':
        if (outcome === 'succeeded') from ??= finishedAt
        if (outcome === 'failed') end(finishedAt ?? at, false)
        break
      case 'cdn_distribution.failed':
        end(at, false)
        break
      case 'cdn_distribution.deleted':
        end(at, true)
        break
    }
  }
  if (from !== null) served.push({ from, to: null, clean: true })
  return served
})

/** Share of the cache that a purge empties. */
const PURGED_SHARE: Readonly<Record<CdnPurgeRow['kind'], number>> = { url: 0.02, prefix: 0.3, all: 1 }

/** Time constant of refilling: two thirds after this time. */
const REFILL = 12 * MINUTE

/** Mean share of the cache missing after purges over a range, 0 to 1. */
function missingShare(purges: readonly CdnPurgeRow[], from: number, to: number): number {
  let missing = 0
  for (const { kind, status, dueAt } of purges) {
    if (status !== 'completed' || dueAt >= to) continue
    const begin = Math.max(from, dueAt)
    const left = Math.exp(-(begin - dueAt) / REFILL) - Math.exp(-(to - dueAt) / REFILL)
    missing += (PURGED_SHARE[kind] * REFILL * left) / (to - from)
  }
  return Math.min(1, missing)
}

/** Input of the traffic functions for one distribution. */
export interface EdgeHistory {
  readonly row: CdnDistributionRow
  readonly served: readonly PoweredOn[]
  readonly purges: readonly CdnPurgeRow[]
}

/** Totals between two instants. */
export interface EdgeTally {
  readonly requests: number
  /** Requests served without the origin. */
  readonly hits: number
  readonly bytes: number
}

export function tallyOf(
  seed: number,
  { row, served, purges }: EdgeHistory,
  from: number,
  to: number,
): EdgeTally {
  const traffic = edgeTraffic(row, seed)
  const share = hitShare(traffic, row.defaultTtlSeconds)
  let requests = 0
  let hits = 0
  for (const [begin, end] of askedDuring({ row, served }, from, to)) {
    const asked = totalOf(traffic, begin, end)
    requests += asked
    hits += asked * share * (1 - missingShare(purges, begin, end))
  }
  return {
    requests: Math.round(requests),
    hits: Math.round(hits),
    bytes: Math.round(requests * traffic.bytesPerRequest),
  }
}

/** Requests with a 5xx response between two instants. */
export function edgeErrors(seed: number, history: EdgeHistory, from: number, to: number): number {
  const traffic = edgeTraffic(history.row, seed)
  let errors = 0
  for (const [begin, end] of askedDuring(history, from, to)) errors += faultsOf(traffic, begin, end)
  return Math.round(errors)
}

/** Parts of a range in which a distribution was served and its domain pointed to it. */
function askedDuring(
  { row, served }: Pick<EdgeHistory, 'row' | 'served'>,
  from: number,
  to: number,
): (readonly [begin: number, end: number])[] {
  return served
    .flatMap((it) => within(it, row.pointedTo))
    .map((it) => [Math.max(from, it.from), Math.min(to, it.to ?? to)] as const)
    .filter(([begin, end]) => begin < end)
}

/** Cache hit ratio in percent with one decimal; null without requests. */
export function hitPercentOf({ requests, hits }: Pick<EdgeTally, 'requests' | 'hits'>): number | null {
  return requests === 0 ? null : Math.round((hits / requests) * 1000) / 10
}

/**
 * Decimal gigabytes, as the product page counts traffic; rounded to the kilobyte, since a text page is only a few.
 */
export function gigabytes(bytes: number): number {
  return Math.round(bytes / 1000) / 1e6
}

interface EdgeSample {
  readonly rate: number
  /** Share of the requests; null without requests. */
  readonly hits: number | null
  readonly errors: number
  /** Null without requests. */
  readonly latency: number | null
  readonly bytes: number
}

const NO_REQUESTS: EdgeSample = { rate: 0, hits: null, errors: 0, latency: null, bytes: 0 }

const READINGS = [
  { metric: 'requests', unit: 'per_second', of: ({ rate }: EdgeSample) => thousandths(rate) },
  { metric: 'network_out', unit: 'bytes_per_second', of: ({ bytes }: EdgeSample) => Math.round(bytes) },
  { metric: 'cache_hits', unit: 'percent', of: ({ hits }: EdgeSample) => hits && tenths(hits * 100) },
  { metric: 'errors', unit: 'per_second', of: ({ errors }: EdgeSample) => Math.round(errors * 1e5) / 1e5 },
  {
    metric: 'error_rate',
    unit: 'percent',
    of: ({ errors, rate }: EdgeSample) => (rate === 0 ? null : Math.round((errors / rate) * 10_000) / 100),
  },
  {
    metric: 'latency',
    unit: 'milliseconds',
    of: ({ latency }: EdgeSample) => latency && tenths(latency),
  },
] as const

/** Metrics of a distribution. */
export function cdnGauge(
  seed: number,
  row: CdnDistributionRow,
  served: () => readonly PoweredOn[],
  purges: readonly CdnPurgeRow[],
) {
  const traffic = edgeTraffic(row, seed)
  const share = hitShare(traffic, row.defaultTtlSeconds)
  const sampleAt = (time: number, span: number): EdgeSample => {
    const rate = rateAt(traffic, time, span) * shareOf(row.pointedTo, time, span)
    if (rate === 0) return NO_REQUESTS
    const around = Math.max(span, SECOND) / 2
    const missing = missingShare(purges, time - around, time + around)
    const wobble = 0.015 * noise(traffic.key + 3, time, 30 * MINUTE, span)
    const hits = share === 0 ? 0 : Math.min(1, Math.max(0, share * (1 - missing) + wobble))
    return {
      rate,
      hits,
      errors: rate * faultyShareAt(traffic, time, span),
      // Cache misses have to come from the origin.
      latency: latencyAt(traffic, traffic.latency, time, span) * (1 + 4 * (1 - hits)),
      bytes: rate * traffic.bytesPerRequest,
    }
  }
  return {
    on: served,
    sampleAt,
    readings: READINGS,
    boundsOf: (metric, from, to) =>
      metric === 'error_rate' ? widenBounds(scaled(faultyBounds(traffic, from, to), 100), 0.005) : null,
  } satisfies Gauge<EdgeSample>
}

/** Relative size of the audience by region. */
const AUDIENCE: Readonly<Record<CdnRegionId, number>> = {
  north_america: 0.41,
  europe: 0.33,
  asia_pacific: 0.17,
  south_america: 0.06,
  middle_east_africa: 0.03,
}

/** Share of the traffic from each region of a distribution; the shares add up to 1. */
export function regionShares(
  seed: number,
  { id, regions }: CdnDistributionRow,
): { readonly region: CdnRegionId; readonly share: number }[] {
  const rng = random(seed, 'audience', id)
  const weights = Object.entries(AUDIENCE).map(([region, usual]) => ({
    region: region as CdnRegionId,
    weight: usual * (0.6 + 0.8 * rng.float()),
  }))
  const own = weights.filter(({ region }) => regions.includes(region))
  const all = own.reduce((sum, { weight }) => sum + weight, 0)
  return own.map(({ region, weight }) => ({ region, share: weight / all }))
}

/** Splits a whole number into parts in proportion to the shares; the parts add up to the whole. */
export function apportion(whole: number, shares: readonly number[]): number[] {
  let share = 0
  let given = 0
  return shares.map((it, index) => {
    share += it
    const until = index === shares.length - 1 ? whole : Math.min(whole, Math.round(whole * share))
    const part = until - given
    given = until
    return part
  })
}

/** A path's size and popularity relative to the others. */
interface Page {
  readonly path: string
  readonly size: number
  readonly weight: number
}

const ASSETS: readonly Page[] = [
  { path: '/', size: 0.4, weight: 1 },
  { path: '/assets/app.js', size: 2.4, weight: 0.92 },
  { path: '/assets/app.css', size: 0.8, weight: 0.9 },
  { path: '/img/hero.avif', size: 3.2, weight: 0.81 },
  { path: '/img/logo.svg', size: 0.1, weight: 0.78 },
  { path: '/fonts/inter-var.woff2', size: 1.6, weight: 0.61 },
  { path: '/api/products', size: 0.5, weight: 0.44 },
  { path: '/img/banner.webp', size: 2.1, weight: 0.41 },
  { path: '/favicon.ico', size: 0.1, weight: 0.38 },
  { path: '/api/cart', size: 0.1, weight: 0.3 },
  { path: '/media/intro.mp4', size: 24, weight: 0.12 },
  { path: '/sitemap.xml', size: 0.7, weight: 0.05 },
]

/** Weight of all other paths: the long tail. */
const TAIL_WEIGHT = 5

/** The ten most requested paths, in descending order; each is cached as its rule says. */
export function topPaths(seed: number, row: CdnDistributionRow, tally: EdgeTally) {
  const traffic = edgeTraffic(row, seed)
  const rng = random(seed, 'paths', row.id)
  const pages = ASSETS.map((page) => ({ ...page, weight: page.weight * (0.7 + 0.6 * rng.float()) }))
  const all = pages.reduce((sum, { weight }) => sum + weight, TAIL_WEIGHT)
  // A purge affects all paths alike.
  const usual = tally.requests * hitShare(traffic, row.defaultTtlSeconds)
  const kept = usual === 0 ? 1 : Math.min(1, tally.hits / usual)
  return pages
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 10)
    .map(({ path, size, weight }) => {
      const requests = Math.round((tally.requests * weight) / all)
      const ttl = cacheRuleFor(path, row.cacheRules)?.ttlSeconds ?? row.defaultTtlSeconds
      return {
        path,
        requests,
        // Scaled so that the bytes of all paths add up to the total.
        bytes: Math.round(requests * traffic.bytesPerRequest * size * 0.3),
        hitPercent: Math.round(hitShare(traffic, ttl) * kept * 1000) / 10,
      }
    })
    .filter(({ requests }) => requests > 0)
}
