import type { AlertOperatorId } from '#src/domain/alert.ts'
import { type AlertCondition, meetsCondition } from '#src/domain/alert-condition.ts'
import { findMetric } from '#src/domain/metric-catalog.ts'
import type { AlertRuleRow } from '../db/index.ts'
import { DAY, HOUR, MINUTE } from '../kernel/duration.ts'
import { type AlertTransition, advance, type Episode, type Track, type Watched } from './alert-episodes.ts'
import type { WorldContext } from './job-context.ts'
import { type Meter, meterOf } from './measure.ts'
import type { Bounds } from './metrics.ts'
import { definitionOfType, type Subject, subjectOf } from './resource-definitions.ts'

/*
 * Reads the metrics that rules watch, minute by minute. Bounds tell at once when no threshold can have been crossed,
 * so most minutes are skipped.
 */

/**
 * Days that are evaluated minute by minute, times resources: all of the longest move of the clock for the demo data. For
 * older times only incidents are evaluated, since thousands of resources would take minutes.
 */
const DETAILED_RESOURCE_DAYS = 40_000

/** Lengths of the ranges that are skipped at once where no threshold can be crossed. */
const CALM_HOURS = [DAY, 6 * HOUR, HOUR] as const
const CALM_MINUTES = 10 * MINUTE

/** A resource and the metric that a rule watches. */
export interface Metered {
  readonly subject: Subject
  readonly meter: Meter
  /** Start of the time that is evaluated minute by minute, epoch milliseconds. */
  readonly detailedFrom: number
  /** Bounds over the evaluated range, without the uneventful time at its start. */
  readonly bounds: Bounds
}

/** True if a condition can be met within these bounds. */
export function canMeetThreshold(
  { operator, threshold }: { readonly operator: AlertOperatorId; readonly threshold: number },
  { min, max }: Bounds,
): boolean {
  return operator === 'above' ? max > threshold : min < threshold
}

type OnTransition = (transition: AlertTransition, episode: Episode, at: number) => void

/** Evaluates a rule on a resource from one whole minute to another. */
export function evaluateBetween(
  track: Track,
  watched: Watched,
  { subject, meter, detailedFrom }: Metered,
  from: number,
  until: number,
  onTransition: OnTransition,
): void {
  /** True if no alert fires, and none can between two times. */
  const isCalm = (start: number, end: number) =>
    track.current === null && !canMeetThreshold(watched, meter.bounds(start, end))
  let begin = from
  while (begin < until) {
    if (track.current === null) begin = skipUneventful(subject, begin, detailedFrom)
    const calm = CALM_HOURS.find((length) => isCalm(begin, Math.min(until, begin + length)))
    if (calm !== undefined) {
      begin += calm
      continue
    }
    const hourEnd = Math.min(until, begin + HOUR)
    for (; begin < hourEnd; begin += CALM_MINUTES) {
      const end = Math.min(hourEnd, begin + CALM_MINUTES)
      if (!isCalm(begin, end)) evaluateMinutes(track, watched, meter, begin, end, onTransition)
    }
    begin = hourEnd
  }
}

function evaluateMinutes(
  track: Track,
  watched: Watched,
  meter: Meter,
  from: number,
  until: number,
  onTransition: OnTransition,
): void {
  let begin = from
  while (begin < until) {
    // Only if this minute meets the condition can an alert fire before the next one.
    const decisive = begin + (watched.durationMinutes - 1) * MINUTE
    if (track.current === null && decisive < until && !holds(watched, meter, decisive)) {
      begin = decisive + MINUTE
      continue
    }
    const at = begin + MINUTE
    advance(track, watched, at, meter.mean(begin, at), (transition, episode) =>
      onTransition(transition, episode, at),
    )
    begin = at
  }
}

/** True if the mean of a minute meets a condition. */
function holds(condition: AlertCondition, meter: Meter, begin: number): boolean {
  const value = meter.mean(begin, begin + MINUTE)
  return value !== null && meetsCondition(condition, value)
}

/** First time worth evaluating: for old ranges, the start of the next incident. In whole hours. */
function skipUneventful({ row }: Subject, begin: number, detailedFrom: number): number {
  if (begin >= detailedFrom) return begin
  let next = detailedFrom
  for (const { from, to } of row.incidents) if (to > begin && from < next) next = from
  return begin + Math.max(0, Math.floor((next - begin) / HOUR)) * HOUR
}

/**
 * Meters of the resources that a rule watches, from a time until the context's.
 *
 * @param lastDayOnly evaluates only incidents of all days but the last one
 */
export function* metersOf(
  context: WorldContext,
  organizationId: string,
  from: number,
  { metric, resources }: Pick<AlertRuleRow, 'metric' | 'resources'>,
  lastDayOnly = false,
): Generator<Metered> {
  const wanted = resources.length === 0 ? null : new Set(resources.map(({ id }) => id))
  const tables = (findMetric(metric)?.types ?? []).map(
    (type) => [type, definitionOfType(type).table(context.tx)] as const,
  )
  const count = tables.reduce((sum, [, table]) => sum + table.countBy('organizationId', organizationId), 0)
  const detailedDays = lastDayOnly ? 1 : Math.max(1, DETAILED_RESOURCE_DAYS / count)
  const detailedFrom = context.at - detailedDays * DAY
  for (const [type, table] of tables) {
    for (const row of table.by('organizationId', organizationId)) {
      if (wanted !== null && !wanted.has(row.id)) continue
      const subject = subjectOf(type, row)
      const meter = meterOf(context, subject, metric)
      if (meter === undefined) continue
      const bounds = meter.bounds(skipUneventful(subject, from, detailedFrom), context.at)
      yield { subject, meter, detailedFrom, bounds }
    }
  }
}
