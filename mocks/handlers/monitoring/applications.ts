import type { ApplicationHealth } from '#src/api/generated/types.gen.ts'
import type { MetricId } from '#src/domain/metric-catalog.ts'
import type { ContainerRow, LoadBalancerRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { timeWithout } from '../../world/constant-pieces.ts'
import { balancerTargets } from '../../world/gauges.ts'
import { incidentTimeIn } from '../../world/incidents.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { measure } from '../../world/measure.ts'
import type { Subject } from '../../world/resource-definitions.ts'
import { type UpTime, upTimeIn, upTimeOf } from '../../world/up-times.ts'
import { readRange } from '../shared/observe.ts'
import { downsample, meanOf } from '../shared/readings.ts'
import type { View } from '../shared/view.ts'
import { type Condition, compareSubjects, conditionOf, isOff, worstFirst } from './health.ts'
import { selected, toMonitored } from './selection.ts'

export const applicationHandlers: HandlersFor<'listApplicationHealth'> = {
  listApplicationHealth(ctx) {
    const { query, now } = ctx
    const { from, to } = readRange(query, now)
    const all = selected(ctx, query, ['load_balancer', 'container'])
      .filter((it) => isService(it) && !isOff(it))
      .map((subject) => ({ subject, condition: conditionOf(subject, ctx) }))
      .sort(
        (a, b) => worstFirst(a.condition.health, b.condition.health) || compareSubjects(a.subject, b.subject),
      )
    return {
      status: 200,
      body: {
        from: iso(from),
        to: iso(to),
        total: all.length,
        items: all
          .slice(0, MAX_APPLICATIONS)
          .map(({ subject, condition }) => toApplication(ctx, subject, condition, from, to)),
      },
    }
  },
}

const MAX_APPLICATIONS = 50
/** Points of a query without `points`, so that a figure is the mean of its chart. */
const POINTS = 120
/** Values that make one of the line. */
const VALUES_PER_POINT = 4

function isService({ type, row }: Subject): boolean {
  return type === 'load_balancer' || (row as ContainerRow).kind === 'service'
}

function toApplication(
  view: View,
  subject: Subject,
  { health, reason }: Condition,
  from: number,
  to: number,
): ApplicationHealth {
  const read = (metric: MetricId) =>
    measure(worldContextOf(view), subject, metric, { from, to, points: POINTS }).values
  const requests = read('requests')
  return {
    resource: toMonitored(subject),
    name: subject.row.name,
    status: health,
    reason,
    uptimePercent: upPercentOf(view, subject, from, Math.min(to, view.now)),
    responseTimeMilliseconds: meanOf(read('latency')),
    requestsPerSecond: meanOf(requests),
    errorRatePercent: meanOf(read('error_rate')),
    line: downsample(requests, VALUES_PER_POINT),
  }
}

/** Two decimals, rounded down, so that any downtime shows. */
function upPercentOf(view: View, subject: Subject, from: number, to: number): number | null {
  const { up, down } = answeringTime(view, subject, { from, to })
  return up + down <= 0 ? null : Math.floor((up / (up + down)) * 10_000) / 100
}

/** Time in which it could answer, and in which it was on or had crashed but could not. */
function answeringTime(view: View, { type, row }: Subject, range: { from: number; to: number }): UpTime {
  const { from, to } = range
  if (type === 'container') {
    const { up, down } = upTimeIn(view.tx, 'container', row as ContainerRow, range)
    const silent = Math.min(up, incidentTimeIn(row.incidents, 'outage', from, to))
    return { up: up - silent, down: down + silent }
  }
  const { on: onTimes, healthy } = balancerTargets(view, row as LoadBalancerRow)
  const on = onTimes()
  const { up, down } = upTimeOf(on, from, to)
  const changes = healthy.changes()
  let silent = 0
  for (const stretch of on) {
    const during = { from: Math.max(stretch.from, from), to: Math.min(stretch.to ?? to, to) }
    silent += timeWithout((time) => healthy.at(time) > 0, changes, during)
  }
  return { up: up - silent, down: down + silent }
}
