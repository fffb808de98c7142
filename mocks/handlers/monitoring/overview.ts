import type { MonitoringCard } from '#src/api/generated/types.gen.ts'
import type { MetricId } from '#src/domain/metric-catalog.ts'
import { RESOURCE_TYPES, type ResourceType } from '#src/domain/resource-type.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { hasIncident } from '../../world/incidents.ts'
import type { Subject } from '../../world/measure.ts'
import type { MetricsRange } from '../../world/metrics.ts'
import { readRange } from '../shared/observe.ts'
import type { View } from '../shared/view.ts'
import { AGGREGATIONS, aggregate, meanOf, metered, readAll, readable, rounded } from './readings.ts'
import { selected } from './selection.ts'

export const monitoringOverviewHandlers: HandlersFor<'getMonitoringOverview'> = {
  getMonitoringOverview(ctx) {
    const { query, now } = ctx
    const { from, to } = readRange(query, now)
    const all = selected(ctx, query, RESOURCE_TYPES)
    const ranges = {
      range: { from, to, points: LINE_POINTS },
      before: { from: from - (to - from), to: from, points: BEFORE_POINTS },
    }
    return {
      status: 200,
      body: {
        from: iso(from),
        to: iso(to),
        cards: [
          loadCard('cpu', ctx, all, ranges),
          loadCard('memory', ctx, all, ranges),
          ...demandCards(ctx, all, ranges),
        ],
        activeIncidents: all.reduce(
          (sum, { row }) => sum + (hasIncident(row.incidents, now, now + 1) ? 1 : 0),
          0,
        ),
      },
    }
  },
}

const LINE_POINTS = 48
const BEFORE_POINTS = 16

interface Ranges {
  readonly range: MetricsRange
  readonly before: MetricsRange
}

/** Types with CPU and memory metrics. */
const WORKERS: readonly ResourceType[] = ['vm', 'container', 'database']

function loadCard(
  card: 'cpu' | 'memory',
  view: View,
  all: readonly Subject[],
  { range, before }: Ranges,
): MonitoringCard {
  const workers = all.filter(({ type }) => WORKERS.includes(type))
  const read = metered(view, readable(workers, 4 * range.points), card)
  const line = aggregate(readAll(read, range), AGGREGATIONS.average)
  const previous = meanOf(aggregate(readAll(read, before), AGGREGATIONS.average))
  return { card, unit: 'percent', value: meanOf(line), previous, resources: workers.length, line }
}

/** Types that serve requests. */
const ANSWERING: readonly ResourceType[] = ['container', 'load_balancer']

function demandCards(
  view: View,
  all: readonly Subject[],
  { range, before }: Ranges,
): [MonitoringCard, MonitoringCard] {
  const services = all.filter(({ type }) => ANSWERING.includes(type))
  const read = readable(services, 4 * range.points)
  const factor = services.length / Math.max(1, read.length)
  const sumOf = (metric: MetricId, over: MetricsRange) =>
    aggregate(readAll(metered(view, read, metric), over), AGGREGATIONS.sum, factor)
  const sums = (over: MetricsRange) => {
    const requests = sumOf('requests', over)
    return { requests, shares: sharesOf(sumOf('errors', over), requests) }
  }
  const during = sums(range)
  const earlier = sums(before)
  const card = (
    name: MonitoringCard['card'],
    unit: MonitoringCard['unit'],
    line: (number | null)[],
    past: (number | null)[],
  ) => ({
    card: name,
    unit,
    value: meanOf(line),
    previous: meanOf(past),
    resources: services.length,
    line,
  })
  return [
    card('requests', 'per_second', during.requests, earlier.requests),
    card('error_rate', 'percent', during.shares, earlier.shares),
  ]
}

/** Percent; null without requests. */
function sharesOf(parts: readonly (number | null)[], wholes: readonly (number | null)[]): (number | null)[] {
  return wholes.map((whole, index) => {
    const part = parts[index] ?? null
    return whole === null || part === null || whole === 0
      ? null
      : rounded(Math.min(100, (part / whole) * 100))
  })
}
