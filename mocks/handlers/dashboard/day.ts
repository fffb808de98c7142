import type { DashboardConsumers, ResourceMetrics } from '#src/api/generated/types.gen.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ResourceRow } from '../../db/index.ts'
import { DAY } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { tenths } from '../../kernel/rounding.ts'
import type { MetricsRange } from '../../world/metrics.ts'

/** Half-hour steps: enough for a small chart. */
const POINTS = 48

/** The 24 hours before an instant. */
export function dayBefore(now: number): MetricsRange {
  return { from: now - DAY, to: now, points: POINTS }
}

/** Number of resources sampled for an aggregate curve; more would make no visible difference. */
const MAX_CURVES = 400

/** Evenly spaced sample; all rows if there are few. */
export function sampleOf<Row>(rows: readonly Row[]): readonly Row[] {
  const every = Math.ceil(rows.length / MAX_CURVES)
  return every <= 1 ? rows : rows.filter((_, index) => index % every === 0)
}

/** Weighted mean of curves; null where none has a value. */
export function weightedMean(
  curves: readonly { readonly weight: number; readonly values: readonly (number | null)[] }[],
): (number | null)[] {
  const length = Math.max(0, ...curves.map(({ values }) => values.length))
  return Array.from({ length }, (_, index) => {
    let sum = 0
    let weights = 0
    for (const { weight, values } of curves) {
      const value = values[index] ?? null
      if (value === null) continue
      sum += weight * value
      weights += weight
    }
    return weights === 0 ? null : tenths(sum / weights)
  })
}

export function dayHistory(
  range: MetricsRange,
  metric: 'cpu' | 'storage',
  values: (number | null)[],
): ResourceMetrics {
  const all = Array.from({ length: POINTS }, (_, index) => values[index] ?? null)
  return {
    from: iso(range.from),
    to: iso(range.to),
    stepSeconds: DAY / POINTS / 1000,
    series: [{ metric, unit: 'percent', values: all }],
  }
}

export interface Consumer {
  readonly type: ResourceType
  readonly row: ResourceRow
  readonly percent: number
}

const TOP = 5

/**
 * Top five consumers, in descending order. Selected in one pass: sorting tens of thousands took most of the time of
 * the card.
 */
export function topConsumers(consumers: readonly Consumer[]): DashboardConsumers {
  const top: Consumer[] = []
  for (const consumer of consumers) {
    const last = top[TOP - 1]
    if (last !== undefined && mostFirst(consumer, last) > 0) continue
    top.push(consumer)
    top.sort(mostFirst).splice(TOP)
  }
  return top.map(({ type, row, percent }) => ({
    resource: { id: row.id, name: row.name },
    type,
    percent: tenths(percent),
  }))
}

function mostFirst(a: Consumer, b: Consumer): number {
  return b.percent - a.percent || (a.row.id < b.row.id ? -1 : 1)
}
