import type { AlertOperatorId } from '#src/domain/alert.ts'
import { findMetric } from '#src/domain/metric-catalog.ts'
import type { AlertRuleRow, Transaction } from '../db/index.ts'
import { DAY, HOUR, MINUTE } from '../kernel/duration.ts'
import { advance, type Episode, type Track, type Turn, type Watched } from './alert-episodes.ts'
import { type Meter, meterOf, type Subject } from './measure.ts'
import type { Bounds } from './metrics.ts'
import { definitionOfType } from './resource-definitions.ts'

/*
 * What rules read off resources, minute by minute, and where they need not: most of the time nothing can have crossed a
 * threshold, which bounds tell at once.
 */

/** Further back than this only incidents are looked into: ordinary days hardly ever set off anything. */
const IN_DETAIL = DAY

/** One resource and what a rule reads of it. */
export interface Metered {
  readonly subject: Subject
  readonly meter: Meter
  /** Over all that is looked at. */
  readonly bounds: Bounds
}

/** Whether a condition can have been met at all. */
export function canMeetThreshold(
  { operator, threshold }: { readonly operator: AlertOperatorId; readonly threshold: number },
  { min, max }: Bounds,
): boolean {
  return operator === 'above' ? max > threshold : min < threshold
}

/** Takes a rule on a resource from one whole minute to another. */
export function follow(
  track: Track,
  watched: Watched,
  { subject, meter }: Metered,
  from: number,
  until: number,
  onTurn: (turn: Turn, episode: Episode, at: number) => void,
): void {
  let begin = from
  while (begin < until) {
    if (track.current === null) begin = skipUneventful(subject, begin, until)
    const end = Math.min(until, begin + HOUR)
    if (track.current === null && !canMeetThreshold(watched, meter.bounds(begin, end))) {
      begin = end
      continue
    }
    const points = (end - begin) / MINUTE
    const { values } = meter.over({ from: begin, to: end, points })
    for (let i = 0; i < points; i++) {
      const at = begin + (i + 1) * MINUTE
      advance(track, watched, at, values[i] ?? null, (turn, episode) => onTurn(turn, episode, at))
    }
    begin = end
  }
}

/** From where on it is worth a look: in what is long past, the next incident. In whole hours. */
function skipUneventful({ row }: Subject, begin: number, until: number): number {
  let next = until - IN_DETAIL
  if (begin >= next) return begin
  for (const { from, to } of row.incidents) if (to > begin && from < next) next = from
  return begin + Math.max(0, Math.floor((next - begin) / HOUR)) * HOUR
}

/** What rules watch in an organization, read once for all of them. */
export function metersOf(
  tx: Transaction,
  seed: number,
  organizationId: string,
  from: number,
  until: number,
): (metric: AlertRuleRow['metric'], rule: Pick<AlertRuleRow, 'resources'>) => readonly Metered[] {
  const byMetric = new Map<string, readonly Metered[]>()
  const sight = { tx, seed, at: until }
  const meter = (subject: Subject, metric: AlertRuleRow['metric']): Metered[] => {
    const found = meterOf(sight, subject, metric)
    return found === undefined ? [] : [{ subject, meter: found, bounds: found.bounds(from, until) }]
  }
  return (metric, { resources }) => {
    let all = byMetric.get(metric)
    if (all === undefined) {
      all = (findMetric(metric)?.types ?? []).flatMap((type) =>
        definitionOfType(type)
          .table(tx)
          .by('organizationId', organizationId)
          .flatMap((row) => meter({ type, row }, metric)),
      )
      byMetric.set(metric, all)
    }
    if (resources.length === 0) return all
    const wanted = new Set(resources.map(({ id }) => id))
    return all.filter(({ subject }) => wanted.has(subject.row.id))
  }
}
