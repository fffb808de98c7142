import type { MetricQuerySeries } from '#src/api/generated/types.gen.ts'
import { findMetric, METRICS, type MetricEntry } from '#src/domain/metric-catalog.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import type { MetricsRange } from '../../world/metrics.ts'
import { readRange } from '../shared/observe.ts'
import { type Metered, meanOf, metered, readAggregate } from '../shared/readings.ts'
import { selected, toMonitored } from './selection.ts'

export const monitoringQueryHandlers: HandlersFor<'listMonitoringMetrics' | 'queryMetric'> = {
  listMonitoringMetrics() {
    const items = METRICS.map(({ id, label, unit, types, bad, aggregation }) => ({
      metric: id,
      label,
      unit,
      types: [...types],
      worseDirection: bad,
      aggregation,
    }))
    return { status: 200, body: { items } }
  },

  queryMetric(ctx) {
    const { query, now } = ctx
    const { metric, aggregation, limit, points } = query
    const range = { ...readRange(query, now), points }
    const entry: MetricEntry | undefined = findMetric(metric)
    const all = metered(ctx, selected(ctx, query, entry?.types ?? []), metric)
    const stepSeconds = Math.ceil((range.to - range.from) / 1000 / points)
    const head = {
      metric,
      unit: entry?.unit ?? 'count',
      from: iso(range.from),
      to: iso(range.to),
      stepSeconds,
      resources: all.length,
    }
    if (aggregation === 'each') {
      const measured = byMean(all, range, entry?.bad === 'low' ? -1 : 1)
      const series = measured
        .slice(0, limit)
        .map(({ subject, meter }) => seriesOf(toMonitored(subject), meter.over(range).values))
      return { status: 200, body: { ...head, measuredCount: measured.length, series } }
    }
    const { values, measuredCount } = readAggregate(ctx, all, { metric, aggregation }, range)
    const series = all.length === 0 ? [] : [seriesOf(null, values)]
    return { status: 200, body: { ...head, measuredCount, series } }
  },
}

function seriesOf(resource: MetricQuerySeries['resource'], values: (number | null)[]): MetricQuerySeries {
  return { resource, mean: meanOf(values), values }
}

/** Points for each resource when looking for the extremes. */
const SCAN_POINTS = 8
const MAX_SCANNED_POINTS = 10_000

/** Resources that have values in the range, highest mean first, or lowest with the sign -1. */
function byMean(all: readonly Metered[], range: MetricsRange, sign: 1 | -1): readonly Metered[] {
  const points = Math.max(1, Math.min(SCAN_POINTS, Math.floor(MAX_SCANNED_POINTS / Math.max(1, all.length))))
  return all
    .flatMap((it) => {
      const mean = meanOf(it.meter.over({ ...range, points }).values)
      return mean === null ? [] : [{ it, mean }]
    })
    .sort((a, b) => sign * (b.mean - a.mean) || (a.it.subject.row.id < b.it.subject.row.id ? -1 : 1))
    .map(({ it }) => it)
}
