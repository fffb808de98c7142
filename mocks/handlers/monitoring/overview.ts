import type { MonitoringCard } from '#src/api/generated/types.gen.ts'
import type { MetricId } from '#src/domain/metric-catalog.ts'
import { RESOURCE_TYPES, type ResourceType } from '#src/domain/resource-type.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { hasIncident } from '../../world/incidents.ts'
import type { MetricsRange } from '../../world/metrics.ts'
import type { Subject } from '../../world/resource-definitions.ts'
import { readRange } from '../shared/observe.ts'
import { type Aggregation, downsample, meanOf, metered, readAggregate } from '../shared/readings.ts'
import type { View } from '../shared/view.ts'
import { selected } from './selection.ts'

export const monitoringOverviewHandlers: HandlersFor<'getMonitoringOverview'> = {
  getMonitoringOverview(ctx) {
    const { query, now } = ctx
    const { from, to } = readRange(query, now)
    const all = selected(ctx, query, RESOURCE_TYPES)
    const ranges = {
      range: { from, to, points: POINTS },
      before: { from: from - (to - from), to: from, points: POINTS },
    }
    return {
      status: 200,
      body: {
        from: iso(from),
        to: iso(to),
        cards: [
          cardOf(ctx, CARDS.cpu, all, ranges),
          cardOf(ctx, CARDS.memory, all, ranges),
          cardOf(ctx, CARDS.requests, all, ranges),
          cardOf(ctx, CARDS.error_rate, all, ranges),
        ],
        activeIncidents: all.filter(({ row }) => hasIncident(row.incidents, now, now + 1)).length,
      },
    }
  },
}

/** Points of a query without `points`, so that a card is the mean of the chart below it. */
const POINTS = 120
/** Values of the chart that make one of the card's line. */
const VALUES_PER_POINT = 3

/** A card sums up the query of this metric over these types. */
interface CardQuery {
  readonly card: MonitoringCard['card']
  readonly metric: MetricId
  readonly aggregation: Aggregation
  readonly unit: MonitoringCard['unit']
  readonly types: readonly ResourceType[]
}

/** Types with CPU and memory metrics. */
const WORKERS = ['vm', 'container', 'database'] as const
/** Types that serve requests of people. */
const SERVICES = ['container', 'load_balancer'] as const

const CARDS = {
  cpu: { card: 'cpu', metric: 'cpu', aggregation: 'average', unit: 'percent', types: WORKERS },
  memory: { card: 'memory', metric: 'memory', aggregation: 'average', unit: 'percent', types: WORKERS },
  requests: {
    card: 'requests',
    metric: 'requests',
    aggregation: 'sum',
    unit: 'per_second',
    types: SERVICES,
  },
  error_rate: {
    card: 'error_rate',
    metric: 'error_rate',
    aggregation: 'average',
    unit: 'percent',
    types: SERVICES,
  },
} as const satisfies Record<MonitoringCard['card'], CardQuery>

function cardOf(
  view: View,
  { card, unit, types, ...question }: CardQuery,
  all: readonly Subject[],
  { range, before }: { readonly range: MetricsRange; readonly before: MetricsRange },
): MonitoringCard {
  const resources = all.filter(({ type }) => types.includes(type))
  const meters = metered(view, resources, question.metric)
  const { values } = readAggregate(view, meters, question, range)
  return {
    card,
    unit,
    value: meanOf(values),
    previous: meanOf(readAggregate(view, meters, question, before).values),
    resources: resources.length,
    line: downsample(values, VALUES_PER_POINT),
  }
}
