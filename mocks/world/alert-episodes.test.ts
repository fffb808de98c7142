import { describe, expect, test } from 'vitest'
import { MINUTE } from '../kernel/duration.ts'
import { type AlertTransition, advance, type Episode, type Track, type Watched } from './alert-episodes.ts'

const HIGH = 90
const LOW = 10

const watched: Watched = { metric: 'cpu', operator: 'above', threshold: 80, durationMinutes: 5 }

/** Replays a series of minutes and returns the transitions as `minute transition`. */
function play(
  values: readonly (number | null)[],
  rule = watched,
  track: Track = { current: null, last: null },
) {
  const transitions: string[] = []
  values.forEach((value, index) => {
    const at = (index + 1) * MINUTE
    advance(track, rule, at, value, (transition: AlertTransition, episode: Episode) => {
      transitions.push(
        `${index + 1} ${transition}${episode.resolution === null ? '' : ` ${episode.resolution}`}`,
      )
    })
  })
  return { transitions, track }
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

describe('a condition with a duration of five minutes', () => {
  test('fires after the fifth minute, not before', () => {
    const four = play([LOW, ...times(4, HIGH)])
    expect(four.transitions).toEqual([])
    expect(four.track.current).toMatchObject({ phase: 'pending', since: MINUTE, firedAt: null })
    const five = play([LOW, ...times(5, HIGH)])
    expect(five.transitions).toEqual(['6 fired'])
    expect(five.track.current).toMatchObject({ phase: 'active', since: MINUTE, firedAt: 6 * MINUTE })
  })

  test('restarts after a minute in which it was false or had no data', () => {
    expect(play([...times(4, HIGH), LOW, ...times(4, HIGH)]).transitions).toEqual([])
    expect(play([...times(4, HIGH), null, ...times(4, HIGH)]).transitions).toEqual([])
    expect(play([...times(4, HIGH), LOW]).track.current).toBeNull()
  })

  test('of one minute fires immediately', () => {
    expect(play([HIGH], { ...watched, durationMinutes: 1 }).transitions).toEqual(['1 fired'])
  })

  test('resolves after five normal minutes, or immediately without data', () => {
    expect(play([...times(5, HIGH), ...times(4, LOW)]).transitions).toEqual(['5 fired'])
    expect(play([...times(5, HIGH), ...times(5, LOW)]).transitions).toEqual([
      '5 fired',
      '10 resolved recovered',
    ])
    expect(play([...times(5, HIGH), null]).transitions).toEqual(['5 fired', '6 resolved no_data'])
  })

  test('keeps the peak value', () => {
    const { current } = play([...times(5, HIGH), 97, 85]).track
    expect(current).toMatchObject({ value: HIGH, peakValue: 97 })
    const free: Watched = { metric: 'storage_free', operator: 'below', threshold: 10, durationMinutes: 1 }
    expect(play([9, 4, 8], free).track.current).toMatchObject({ value: 9, peakValue: 4 })
  })
})

describe('a value that oscillates around the threshold', () => {
  test('is one alert as long as it does not resolve', () => {
    const swinging = Array.from({ length: 60 }, (_, minute) => (minute % 4 < 2 ? HIGH : LOW))
    const { transitions } = play([...times(5, HIGH), ...swinging])
    expect(transitions).toEqual(['5 fired'])
  })

  test('reopens the same alert if it fires again soon', () => {
    const once = [...times(6, HIGH), ...times(6, LOW)]
    const { transitions, track } = play([...once, ...once, ...times(6, HIGH)])
    expect(transitions).toEqual([
      '5 fired',
      '11 resolved recovered',
      '17 reopened',
      '23 resolved recovered',
      '29 reopened',
    ])
    expect(track.current).toMatchObject({ phase: 'active', since: 0, firedAt: 5 * MINUTE })
  })

  test('opens a new alert after half an hour', () => {
    const { transitions } = play([...times(5, HIGH), ...times(40, LOW), ...times(5, HIGH)])
    expect(transitions).toEqual(['5 fired', '10 resolved recovered', '50 fired'])
  })
})

test('fires again after a manual resolution only once its condition was false', () => {
  const held: Episode = {
    phase: 'held',
    since: -10 * MINUTE,
    firedAt: -5 * MINUTE,
    calmSince: null,
    value: HIGH,
    peakValue: HIGH,
    resolvedAt: 0,
    resolution: 'manual',
  }
  expect(play(times(60, HIGH), watched, { current: held, last: null }).transitions).toEqual([])
  const again = play([...times(5, HIGH), LOW, ...times(5, HIGH)], watched, { current: held, last: null })
  expect(again.transitions).toEqual(['11 fired'])
})
