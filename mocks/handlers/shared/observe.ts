import type { ActivityPage } from '#src/api/generated/types.gen.ts'
import type { ActivityRow, ResourceRow, Transaction } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { HOUR } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { FIRST_INSTANT } from '../../kernel/rfc3339.ts'
import { type Gauge, type MetricsRange, seriesOn } from '../../world/metrics.ts'
import { toActivity } from './activity.ts'
import { type CursorQuery, cursorPage } from './cursor.ts'
import { queryInstantOf } from './instant.ts'

/** Activities of a resource, in no particular order. */
function activitiesOf(tx: Transaction, { id }: Pick<ResourceRow, 'id'>): readonly ActivityRow[] {
  return tx.activities.by('resourceId', id)
}

/** One page of a resource's activities, newest first. */
export function activityPage(
  tx: Transaction,
  row: Pick<ResourceRow, 'id'>,
  query: CursorQuery,
): ActivityPage {
  const { rows, nextCursor } = cursorPage(`activity:${row.id}`, activitiesOf(tx, row), query)
  return { items: rows.map(toActivity), nextCursor }
}

interface RangeQuery {
  readonly from?: string
  readonly to?: string
}

/**
 * Range of the parameters `from` and `to`; the last hour by default.
 * @throws Problem 400 `invalid_parameters`, `invalid_range`
 */
export function readRange(query: RangeQuery, now: number): Pick<MetricsRange, 'from' | 'to'> {
  const to = query.to === undefined ? now : queryInstantOf(query.to, 'to')
  const from =
    query.from === undefined ? Math.max(to - HOUR, FIRST_INSTANT) : queryInstantOf(query.from, 'from')
  if (from >= to) throw invalidRange()
  return { from, to }
}

/**
 * Response body of a `get…Metrics` operation.
 * @throws Problem 400 `invalid_parameters`, `invalid_range`
 */
export function metricsOf<Sample, Metric extends string, Unit extends string>(
  { query, now }: { readonly query: RangeQuery & { readonly points: number }; readonly now: number },
  gauge: Gauge<Sample, Metric, Unit>,
) {
  const range = { ...readRange(query, now), points: query.points }
  return { from: iso(range.from), to: iso(range.to), ...seriesOn(gauge, range, now) }
}

/** Error of a range that ends before it begins. */
export function invalidRange(): Problem {
  return new Problem(400, 'invalid_range', {
    detail: 'The range must begin before it ends.',
    errors: [
      {
        in: 'query',
        pointer: '/from',
        code: 'invalid_range',
        message: 'Must be before the end of the range.',
      },
    ],
  })
}
