import type { AlertResolutionId } from '#src/domain/alert.ts'
import { type AlertCondition, meetsCondition } from '#src/domain/alert-condition.ts'
import { MINUTE } from '../kernel/duration.ts'

/*
 * State machine of one rule on one resource, minute by minute. A minute is judged by its mean once it is over, so the
 * result does not depend on how often the state is evaluated.
 */

/** Condition that has to hold for some minutes before the alert fires. */
export interface Watched extends AlertCondition {
  readonly durationMinutes: number
}

/** Time the condition must be clear before an alert resolves, so that a value around the threshold is one alert. */
const RECOVERY_TIME = 5 * MINUTE

/** An alert that fires again within this time reopens the previous one. */
export const REOPEN_WINDOW = 30 * MINUTE

/** Current or most recent episode. `held`: resolved manually while its condition still holds. */
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

/** Transition caused by a minute; recorded in the alert's history. */
export type AlertTransition = 'fired' | 'reopened' | 'resolved'

export interface Track {
  /** Episode that has not ended; null while the condition does not hold. */
  current: Episode | null
  /** Last episode that recovered on its own; null if that was long ago. */
  last: Episode | null
}

type OnTransition = (transition: AlertTransition, episode: Episode) => void

/**
 * Advances the state by one minute.
 *
 * @param at end of the minute
 * @param value mean of the minute; null if nothing was measured
 * @param onTransition called for each transition that belongs in the history
 */
export function advance(
  track: Track,
  watched: Watched,
  at: number,
  value: number | null,
  onTransition: OnTransition,
): void {
  if (value !== null && meetsCondition(watched, value)) {
    advanceMet(track, watched, at, value, onTransition)
  } else if (track.current?.phase === 'active') {
    advanceClear(track, track.current, at, value, onTransition)
  } else {
    // A pending episode leaves no trace; a held one ends here.
    track.current = null
  }
}

/** A minute that meets the condition. */
function advanceMet(
  track: Track,
  watched: Watched,
  at: number,
  value: number,
  onTransition: OnTransition,
): void {
  const { current } = track
  if (current === null) {
    fireWhenDue(track, startEpisode(at - MINUTE, value), watched, at, value, onTransition)
  } else if (current.phase === 'pending') {
    fireWhenDue(track, withPeak(current, watched, value), watched, at, value, onTransition)
  } else if (current.phase === 'active') {
    const episode = withPeak(current, watched, value)
    track.current = episode.calmSince === null ? episode : { ...episode, calmSince: null }
  }
}

/** A minute of an active episode that doesn't meet the condition. */
function advanceClear(
  track: Track,
  active: Episode,
  at: number,
  value: number | null,
  onTransition: OnTransition,
): void {
  const calmSince = active.calmSince ?? at - MINUTE
  const resolution = value === null ? 'no_data' : at - calmSince >= RECOVERY_TIME ? 'recovered' : null
  if (resolution === null) {
    if (active.calmSince === null) track.current = { ...active, calmSince }
    return
  }
  const over: Episode = { ...active, phase: 'over', calmSince, resolvedAt: at, resolution }
  onTransition('resolved', over)
  track.current = null
  track.last = over
}

function startEpisode(since: number, value: number): Episode {
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

function withPeak(episode: Episode, { operator }: Watched, value: number): Episode {
  const peakValue =
    operator === 'above' ? Math.max(episode.peakValue, value) : Math.min(episode.peakValue, value)
  return peakValue === episode.peakValue ? episode : { ...episode, peakValue }
}

/** Turns a pending episode into a firing one after the rule's duration. */
function fireWhenDue(
  track: Track,
  episode: Episode,
  watched: Watched,
  at: number,
  value: number,
  onTransition: OnTransition,
): void {
  if (at - episode.since < watched.durationMinutes * MINUTE) {
    track.current = episode
    return
  }
  const { last } = track
  if (last?.resolution === 'recovered' && at - (last.resolvedAt ?? 0) < REOPEN_WINDOW) {
    const again: Episode = {
      ...withPeak(last, watched, episode.peakValue),
      phase: 'active',
      calmSince: null,
      resolvedAt: null,
      resolution: null,
    }
    track.current = again
    track.last = null
    onTransition('reopened', again)
    return
  }
  const active: Episode = { ...episode, phase: 'active', firedAt: at, value }
  track.current = active
  track.last = null
  onTransition('fired', active)
}
