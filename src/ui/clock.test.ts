import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverTime } from '#src/server-time.ts'
import { followServerClock, now, onClockSet } from './clock.ts'

const noon = Date.UTC(2026, 0, 1, 12)

describe('the server clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: noon })
    followServerClock(new Date(noon).toUTCString())
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('equals the local clock until the server responds', () => {
    expect(now()).toBe(noon)
  })

  it('follows a server an hour ahead', () => {
    followServerClock(new Date(noon + 3_600_000).toUTCString())
    vi.advanceTimersByTime(500)
    expect(now()).toBe(noon + 3_600_500)
  })

  it("ignores differences below the header's resolution", () => {
    followServerClock(new Date(noon - 1000).toUTCString())
    expect(now()).toBe(noon)
  })

  it('follows an announced time, and says when it jumps', () => {
    const listener = vi.fn()
    const unsubscribe = onClockSet(listener)
    serverTime.emit(noon + 60_000)
    expect(now()).toBe(noon + 60_000)
    serverTime.emit(noon + 60_500)
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
  })

  it('ignores a response without a valid date', () => {
    followServerClock(null)
    followServerClock('soon')
    expect(now()).toBe(noon)
  })
})
