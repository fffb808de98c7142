import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followServerClock, now } from './clock.ts'

const noon = Date.UTC(2026, 0, 1, 12)

describe('the clock of the screen', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: noon })
    followServerClock(new Date(noon).toUTCString())
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is the own clock until the server says otherwise', () => {
    expect(now()).toBe(noon)
  })

  it('follows a server that is an hour ahead', () => {
    followServerClock(new Date(noon + 3_600_000).toUTCString())
    vi.advanceTimersByTime(500)
    expect(now()).toBe(noon + 3_600_500)
  })

  it('takes a difference below the resolution of the header for none', () => {
    followServerClock(new Date(noon - 1000).toUTCString())
    expect(now()).toBe(noon)
  })

  it('ignores an answer without a readable date', () => {
    followServerClock(null)
    followServerClock('soon')
    expect(now()).toBe(noon)
  })
})
