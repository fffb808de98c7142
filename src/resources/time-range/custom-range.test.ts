import { describe, expect, it } from 'vitest'
import { parseRange } from './custom-range.ts'

const limits = { now: Date.parse('2026-03-02T09:00:00Z'), days: 90 }
const read = (from: string, to: string, zone = 'UTC') => parseRange({ from, to }, limits, zone)

describe('a custom range', () => {
  it("combines two fields in the person's time zone", () => {
    expect(read('2026-03-01T08:00', '2026-03-02T08:00')).toEqual({
      range: { from: Date.parse('2026-03-01T08:00:00Z'), to: Date.parse('2026-03-02T08:00:00Z') },
    })
    expect(read('2026-03-01T08:00', '2026-03-02T04:00', 'America/New_York')).toEqual({
      range: { from: Date.parse('2026-03-01T13:00:00Z'), to: limits.now },
    })
  })

  it.each([
    ['', '2026-03-02T08:00', { from: 'Enter a date and a time.' }],
    ['2026-03-01T08:00', 'soon', { to: 'Enter a date and a time.' }],
    ['2026-03-02T09:00', '2026-03-02T09:01', { from: 'Choose a start in the past.' }],
    [
      '2025-11-01T00:00',
      '2026-03-02T08:00',
      { from: 'Data is available for the last 90 days. Choose a later start.' },
    ],
    ['2026-03-02T08:00', '2026-03-02T08:00', { to: 'Choose an end after the start.' }],
    ['2026-03-02T08:00:00', '2026-03-02T08:00:30', { to: 'Choose a range of at least one minute.' }],
    ['2026-03-02T08:00', '2026-03-03T08:00', { to: 'Choose an end in the past.' }],
  ])('from %s to %s reports a problem at its field', (from, to, problems) => {
    expect(read(from, to)).toEqual({ problems })
  })

  it('begins with the earliest data if it was longest when the fields were filled', () => {
    expect(read('2025-12-02T08:50', '2026-03-02T08:50')).toEqual({
      range: { from: limits.now - 90 * 86_400_000, to: Date.parse('2026-03-02T08:50:00Z') },
    })
  })

  it('ends now if it ends within this minute', () => {
    expect(read('2026-03-02T08:00', '2026-03-02T09:00:40')).toEqual({
      range: { from: Date.parse('2026-03-02T08:00:00Z'), to: limits.now },
    })
  })

  it('stays as it is if no field is edited, even if it is shorter than a minute', () => {
    const from = Date.parse('2026-03-02T08:00:10Z')
    const initial = { from, to: from + 30_000 }
    const fields = { from: '2026-03-02T08:00', to: '2026-03-02T08:00' }
    expect(parseRange(fields, { ...limits, initial }, 'UTC')).toEqual({ range: initial })
  })

  describe('in the hour that clocks repeat', () => {
    const hour = 3_600_000
    const zone = 'Europe/Berlin'
    const second = Date.parse('2026-10-25T01:30:00Z') // 2:30 for the second time
    const readAt = (now: number, from: string, to: string, initial?: { from: number; to: number }) =>
      parseRange({ from, to }, { now, days: 90, ...(initial && { initial }) }, zone)

    it('keeps the last hour, whose fields are equal', () => {
      const initial = { from: second - hour, to: second }
      expect(readAt(second, '2026-10-25T02:30', '2026-10-25T02:30', initial)).toEqual({ range: initial })
    })

    it('keeps the instant of a field that is not edited', () => {
      const initial = { from: second, to: second + hour }
      expect(readAt(second + hour, '2026-10-25T02:30', '2026-10-25T03:30', initial)).toEqual({
        range: initial,
      })
      expect(readAt(second + hour, '2026-10-25T02:30', '2026-10-25T03:00', initial)).toEqual({
        range: { from: second, to: second + hour / 2 },
      })
    })

    it('includes both in a range that is entered', () => {
      expect(readAt(second + hour, '2026-10-25T02:30', '2026-10-25T02:30')).toEqual({
        range: { from: second - hour, to: second },
      })
      expect(readAt(second - hour, '2026-10-25T01:30', '2026-10-25T02:30')).toEqual({
        range: { from: second - 2 * hour, to: second - hour },
      })
    })
  })
})
