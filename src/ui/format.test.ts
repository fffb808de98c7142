import { describe, expect, it } from 'vitest'
import { createFormat } from './format.ts'

const english = createFormat({ locale: 'en-US', timeZone: 'UTC' })
const german = createFormat({ locale: 'de-DE', timeZone: 'Europe/Berlin' })

/** Intl uses no-break spaces, including narrow ones. */
const plain = (text: string) => text.replace(/\s/gu, ' ')

describe('numbers', () => {
  it('groups', () => {
    expect(english.number(10_000)).toBe('10,000')
    expect(german.number(1234.5, 1)).toBe('1.234,5')
  })

  it('shortens', () => expect(english.compact(12_400)).toBe('12.4K'))

  it('takes percent as 0 to 100', () => {
    expect(english.percent(81)).toBe('81%')
    expect(english.percent(99.95, 2)).toBe('99.95%')
    expect(plain(german.percent(81))).toBe('81 %')
  })

  it.each([
    [0, '0%'],
    [0.3, '0.3%'],
    [0.004, '0.1%'],
    [-0.3, '-0.3%'],
    [0.6, '1%'],
    [99.4, '99%'],
    [99.7, '99.7%'],
    [99.99, '99.9%'],
    [100, '100%'],
    [100.2, '100.2%'],
    [100.01, '100.1%'],
    [100.6, '101%'],
  ])('says 0% and 100% of these values only: %d', (value, text) => expect(english.percent(value)).toBe(text))
})

describe('money', () => {
  it('is given in cents', () => {
    expect(english.money({ amount: 350_000, currency: 'USD' })).toBe('$3,500.00')
    expect(english.money({ amount: -5, currency: 'USD' })).toBe('-$0.05')
    expect(plain(german.money({ amount: 350_000, currency: 'EUR' }))).toBe('3.500,00 €')
  })

  it('handles currencies without cents', () =>
    expect(english.money({ amount: 1500, currency: 'JPY' })).toBe('¥1,500'))

  it('rounds to whole units on request', () => {
    expect(english.money({ amount: 283_549, currency: 'USD' }, { whole: true })).toBe('$2,835')
  })

  it('writes hourly rates with all their digits, at least cents', () => {
    expect(english.hourlyRate({ micros: 4_500_000, currency: 'USD' })).toBe('$4.50')
    expect(english.hourlyRate({ micros: 6_850, currency: 'USD' })).toBe('$0.00685')
    expect(english.hourlyRate({ micros: 0, currency: 'USD' })).toBe('$0.00')
  })
})

describe('bytes', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [999_949, '999.9 kB'],
    [999_951, '1 MB'],
    [1_500_000, '1.5 MB'],
    [141_000_000_000, '141 GB'],
    [2e18, '2,000 PB'],
  ])('%d', (value, text) => expect(plain(english.bytes(value))).toBe(text))
})

describe('dates', () => {
  const at = '2026-01-05T23:04:09Z'

  it('follow language and time zone', () => {
    expect(english.date(at)).toBe('Jan 5, 2026')
    expect(plain(english.dateTime(at))).toBe('Jan 5, 2026, 11:04 PM')
    expect(german.date(at)).toBe('06.01.2026')
    expect(plain(english.exact(at))).toBe('Jan 5, 2026, 11:04:09 PM UTC')
    expect(plain(english.time(Date.parse(at)))).toBe('11:04:09 PM')
  })

  it.each([
    [0, 'now'],
    [-9000, 'now'],
    [-45_000, '45 seconds ago'],
    [-5 * 60_000, '5 minutes ago'],
    [-119 * 60_000, '1 hour ago'],
    [2 * 3_600_000, 'in 2 hours'],
    [-36 * 3_600_000, '1 day ago'],
    [25 * 3_600_000, 'in 1 day'],
    [49 * 86_400_000, 'in 1 month'],
    [-400 * 86_400_000, '1 year ago'],
  ])('%d ms from now', (offset, text) => {
    const now = Date.parse(at)
    expect(english.relative(now + offset, now)).toBe(text)
  })
})

describe('durations', () => {
  it.each([
    [0, '0s'],
    [-5, '0s'],
    [45_999, '45s'],
    [60_000, '1m'],
    [725_000, '12m\u00a05s'],
    [3_600_000 * 4 + 720_000, '4h\u00a012m'],
    [86_400_000 * 3 + 3_600_000 * 4 + 59_000, '3d\u00a04h'],
    [86_400_000 * 3 + 59_000, '3d'],
  ])('%d ms', (milliseconds, text) => expect(english.duration(milliseconds)).toBe(text))

  it('are written in full on request', () => {
    expect(english.duration(86_400_000, 'long')).toBe('1 day')
    expect(english.duration(5_400_000, 'long')).toBe('1 hour 30 minutes')
  })
})
