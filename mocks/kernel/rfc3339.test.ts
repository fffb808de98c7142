import { describe, expect, test } from 'vitest'
import { parseRfc3339 } from './rfc3339.ts'

describe('RFC 3339 times', () => {
  test.each([
    ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00.000Z'],
    ['2026-03-02t09:00:00.25z', '2026-03-02T09:00:00.250Z'],
    ['2026-03-02 09:00:00+05:30', '2026-03-02T03:30:00.000Z'],
    ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(new Date(parseRfc3339(text) ?? Number.NaN).toISOString()).toBe(expected)
  })

  test.each(['2016-12-31T23:59:60Z', '0000-01-01T00:00:00+12:00', '9999-12-31T23:59:59-12:00'])(
    '%s has no RFC 3339 form',
    (text) => {
      expect(parseRfc3339(text)).toBeNull()
    },
  )
})
