import type { ApplicationHealth } from '#src/api/generated/types.gen.ts'
import type { MetricId } from '#src/domain/metric-catalog.ts'
import type { ContainerRow, LoadBalancerRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { GAUGES } from '../../world/gauges.ts'
import { incidentTimeIn } from '../../world/incidents.ts'
import { measure, measureContextOf, type Subject } from '../../world/measure.ts'
import { upTimeOf } from '../../world/up-times.ts'
import { readRange } from '../shared/observe.ts'
import type { View } from '../shared/view.ts'
import { type Condition, conditionOf, isOff, worstFirst } from './health.ts'
import { meanOf } from './readings.ts'
import { selected, toMonitored } from './selection.ts'

export const applicationHandlers: HandlersFor<'listApplicationHealth'> = {
  listApplicationHealth(ctx) {
    const { query, now } = ctx
    const { from, to } = readRange(query, now)
    const all = selected(ctx, query, ['load_balancer', 'container'])
      .filter((it) => isService(it) && !isOff(it))
      .map((subject) => ({ subject, condition: conditionOf(subject, ctx) }))
      .sort(
        (a, b) =>
          worstFirst(a.condition.health, b.condition.health) ||
          (a.subject.row.name < b.subject.row.name ? -1 : 1),
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
const LINE_POINTS = 30

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
    measure(measureContextOf(view), subject, metric, { from, to, points: LINE_POINTS }).values
  const line = read('requests')
  return {
    resource: toMonitored(subject),
    name: subject.row.name,
    status: health,
    reason,
    uptimePercent: upPercentOf(view, subject, from, Math.min(to, view.now)),
    responseTimeMilliseconds: meanOf(read('latency')),
    requestsPerSecond: meanOf(line),
    errorRatePercent: meanOf(read('error_rate')),
    line,
  }
}

/** Two decimals, rounded down, so that any downtime shows. */
function upPercentOf(view: View, { type, row }: Subject, from: number, to: number): number | null {
  const { on } =
    type === 'container'
      ? GAUGES.container(view, row as ContainerRow)
      : GAUGES.load_balancer(view, row as LoadBalancerRow)
  const { up, down } = upTimeOf(on, from, to)
  const silent = Math.min(up, incidentTimeIn(row.incidents, 'outage', from, to))
  return up + down <= 0 ? null : Math.floor(((up - silent) / (up + down)) * 10_000) / 100
}
