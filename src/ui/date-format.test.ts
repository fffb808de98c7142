import { describe, expect, test } from 'vitest'
import { dateFormatFactory } from './date-format.ts'
import { createFormat } from './format.ts'

const at = '2026-01-05T23:04:09.123Z'
const formatIn = (order: 'auto' | 'mdy' | 'dmy' | 'iso', hourCycle?: 'h12' | 'h23', locale = 'en-US') =>
  createFormat({
    locale,
    timeZone: 'UTC',
    ...(hourCycle && { hourCycle }),
    createDateFormat: dateFormatFactory(order),
  })
/** Intl separates the day period with a narrow space. */
const plain = (text: string) => text.replaceAll('\u202f', ' ')

describe('the date format of a user', () => {
  test.each([
    ['mdy', 'Jan 5, 2026', 'Jan 5', 'Jan 5, 2026, 11:04 PM'],
    ['dmy', '5 Jan 2026', '5 Jan', '5 Jan 2026, 11:04 PM'],
    ['iso', '2026-01-05', '01-05', '2026-01-05, 11:04 PM'],
  ] as const)('%s', (order, date, monthDay, dateTime) => {
    const format = formatIn(order)
    expect(format.date(at)).toBe(date)
    expect(format.monthDay(at)).toBe(monthDay)
    expect(plain(format.dateTime(at))).toBe(dateTime)
  })

  test('applies to exact times and log lines as well', () => {
    const format = formatIn('iso', 'h23')
    expect(format.exact(at)).toBe('2026-01-05, 23:04:09 UTC')
    expect(format.stamp(at)).toBe('2026-01-05, 23:04:09.123')
  })

  test('leaves the rest to the language', () => {
    expect(formatIn('auto', undefined, 'de-DE').date(at)).toBe('05.01.2026')
    expect(formatIn('dmy', undefined, 'de-DE').date(at)).toMatch(/^5 Jan/)
    expect(formatIn('dmy', undefined, 'de-DE').number(1234)).toBe('1.234')
  })
})

test('the clock of a user replaces that of the language', () => {
  expect(formatIn('auto', 'h23').dateTime(at)).toBe('Jan 5, 2026, 23:04')
  expect(plain(formatIn('auto', 'h12', 'de-DE').time(at))).toMatch(/^11:04:09 PM$/)
})

test('log lines have 24 hours, unless the user chose 12', () => {
  expect(formatIn('auto').stamp(at)).toBe('Jan 05, 23:04:09.123')
  expect(formatIn('mdy').stamp(at)).toBe('Jan 5, 2026, 23:04:09.123')
  expect(plain(formatIn('auto', 'h12').stamp(at))).toBe('Jan 05, 11:04:09.123 PM')
  expect(plain(formatIn('iso', 'h12').stamp(at))).toBe('2026-01-05, 11:04:09.123 PM')
})
