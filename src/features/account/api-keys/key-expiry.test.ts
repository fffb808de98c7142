import { describe, expect, it } from 'vitest'
import { expiryOf, expiryProblem } from './key-expiry.ts'

const now = Date.UTC(2026, 2, 2, 9)
const at = (choice: Parameters<typeof expiryOf>[0], date = '', timeZone = 'UTC') =>
  expiryOf(choice, date, { now, timeZone })

describe('key expiry', () => {
  it('is a number of days from now, or never', () => {
    expect(at('90')).toBe(now + 90 * 86_400_000)
    expect(at('never')).toBeUndefined()
  })

  it("is the end of a date in the person's time zone", () => {
    expect(at('date', '2026-03-05')).toBe(Date.UTC(2026, 2, 5, 23, 59, 59))
    expect(at('date', '2026-03-05', 'America/Los_Angeles')).toBe(Date.UTC(2026, 2, 6, 7, 59, 59))
    // Daylight saving time starts on March 8.
    expect(at('date', '2026-03-08', 'America/Los_Angeles')).toBe(Date.UTC(2026, 2, 9, 6, 59, 59))
  })

  it('must be a future date', () => {
    expect(expiryProblem(at('date', ''), now)).toBe('Choose a date.')
    expect(expiryProblem(at('date', '2026-03-01'), now)).toBe('Choose a date in the future.')
    expect(expiryProblem(at('date', '2026-03-02'), now)).toBeUndefined()
    expect(expiryProblem(undefined, now)).toBeUndefined()
  })
})
