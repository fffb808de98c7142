import type { AlertResolutionId } from '#src/domain/alert.ts'
import { type AlertCondition, meetsCondition } from '#src/domain/alert-condition.ts'
import { MINUTE } from '../kernel/duration.ts'

/*
 * What becomes of one rule on one resource, minute by minute. A minute is judged by its mean, when it is over; so it
 * does not matter in how many goes a stretch of time is looked at.
 */

/** A condition that has to hold for a while. */
export interface Watched extends AlertCondition {
  readonly durationMinutes: number
}

/** How long its condition must not hold before an alert is over: what swings around a threshold is one alert. */
const CALM = 5 * MINUTE

/** What fires again so soon after it was over is the same alert still. */
export const SAME_AGAIN = 30 * MINUTE

/** An episode under way, or the last one. `held` is one that somebody has resolved while its condition went on. */
export interface Episode {
  readonly phase: 'pending' | 'active' | 'held' | 'over'
  readonly since: number
  readonly firedAt: number | null
  readonly calmSince: number | null
  readonly value: number
  readonly peakValue: number
  readonly resolvedAt: number | null
  readonly resolution: AlertResolutionId | null
}

/** What a minute made of it; `told` are those that go into the history. */
export type Turn = 'fired' | 'reopened' | 'resolved'

export interface Track {
  /** The episode that is not over; null while the condition does not hold. */
  current: Episode | null
  /** The last one that recovered by itself; null when that is long ago. */
  last: Episode | null
}

/**
 * One minute further.
 *
 * @param at when the minute is over
 * @param value its mean; null when nothing was measured
 * @param onTurn hears of what goes into the history
 */
export function advance(
  track: Track,
  watched: Watched,
  at: number,
  value: number | null,
  onTurn: (turn: Turn, episode: Episode) => void,
): void {
  const holds = value !== null && meetsCondition(watched, value)
  const { current } = track
  if (holds) {
    if (current === null) {
      rise(track, begun(at - MINUTE, value), watched, at, value, onTurn)
    } else if (current.phase === 'pending') {
      rise(track, worse(current, watched, value), watched, at, value, onTurn)
    } else if (current.phase === 'active') {
      const episode = worse(current, watched, value)
      track.current = episode.calmSince === null ? episode : { ...episode, calmSince: null }
    }
    return
  }
  if (current === null) return
  if (current.phase !== 'active') {
    // What was pending has never been, and what was held is over.
    track.current = null
    return
  }
  const calmSince = current.calmSince ?? at - MINUTE
  const resolution = value === null ? 'no_data' : at - calmSince >= CALM ? 'recovered' : null
  if (resolution === null) {
    if (current.calmSince === null) track.current = { ...current, calmSince }
    return
  }
  const over: Episode = { ...current, phase: 'over', calmSince, resolvedAt: at, resolution }
  onTurn('resolved', over)
  track.current = null
  track.last = over
}

function begun(since: number, value: number): Episode {
  return {
    phase: 'pending',
    since,
    firedAt: null,
    calmSince: null,
    value,
    peakValue: value,
    resolvedAt: null,
    resolution: null,
  }
}

function worse(episode: Episode, { operator }: Watched, value: number): Episode {
  const peakValue =
    operator === 'above' ? Math.max(episode.peakValue, value) : Math.min(episode.peakValue, value)
  return peakValue === episode.peakValue ? episode : { ...episode, peakValue }
}

/** A pending one, which fires when it has lasted. */
function rise(
  track: Track,
  episode: Episode,
  watched: Watched,
  at: number,
  value: number,
  onTurn: (turn: Turn, episode: Episode) => void,
): void {
  if (at - episode.since < watched.durationMinutes * MINUTE) {
    track.current = episode
    return
  }
  const { last } = track
  if (last?.resolution === 'recovered' && at - (last.resolvedAt ?? 0) < SAME_AGAIN) {
    const again: Episode = {
      ...worse(last, watched, episode.peakValue),
      phase: 'active',
      calmSince: null,
      resolvedAt: null,
      resolution: null,
    }
    track.current = again
    track.last = null
    onTurn('reopened', again)
    return
  }
  const active: Episode = { ...episode, phase: 'active', firedAt: at, value }
  track.current = active
  track.last = null
  onTurn('fired', active)
}
