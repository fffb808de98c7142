import { describe, expect, it } from 'vitest'
import { timeAxisLabels } from './time-labels.ts'

const utc = { locale: 'en-US', timeZone: 'UTC', hourCycle: 'h23' } as const

const times = (start: string, stepMinutes: number, count: number) =>
  Array.from({ length: count }, (_, index) => Date.parse(start) + index * stepMinutes * 60_000)

describe('timeAxisLabels', () => {
  it('shows the date once and where it changes', () => {
    expect(timeAxisLabels(times('2026-11-20T23:30:00Z', 15, 4), utc)).toEqual([
      '23:30\nNov 20',
      '23:45',
      '00:00\nNov 21',
      '00:15',
    ])
  })

  it('shows only dates when ticks are days apart', () => {
    expect(timeAxisLabels(times('2026-11-20T00:00:00Z', 1440, 3), utc)).toEqual([
      'Nov 20',
      'Nov 21',
      'Nov 22',
    ])
  })

  it('shows only dates when the first day is short, as daylight saving time begins', () => {
    const midnights = ['2026-03-28T23:00Z', '2026-03-29T22:00Z', '2026-03-30T22:00Z'].map(Date.parse)
    expect(timeAxisLabels(midnights, { ...utc, timeZone: 'Europe/Berlin' })).toEqual([
      'Mar 29',
      'Mar 30',
      'Mar 31',
    ])
  })

  it('uses the given time zone', () => {
    expect(
      timeAxisLabels(times('2026-11-20T00:30:00Z', 60, 2), { ...utc, timeZone: 'America/New_York' }),
    ).toEqual(['19:30\nNov 19', '20:30'])
  })

  it('uses the clock of the user, or of the locale', () => {
    const half = times('2026-11-20T13:30:00Z', 60, 1)
    const written = (hourCycle?: 'h12' | 'h23', locale = 'en-US') =>
      timeAxisLabels(half, { locale, timeZone: 'UTC', ...(hourCycle && { hourCycle }) })[0]
        ?.split('\n')[0]
        ?.replaceAll('\u202f', ' ')
    expect(written('h23')).toBe('13:30')
    expect(written('h12', 'de-DE')).toBe('1:30 PM')
    expect([written(), written(undefined, 'de-DE')]).toEqual(['1:30 PM', '13:30'])
  })

  it('has no label for null', () => {
    expect(timeAxisLabels([], utc)).toEqual([])
  })
})
