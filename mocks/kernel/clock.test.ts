import { describe, expect, it } from 'vitest'
import { createClock, realTime, worldTime } from './clock.ts'

function clockAt(start: number) {
  const time = { real: start }
  return { time, clock: createClock(() => time.real) }
}

describe('a clock', () => {
  it('follows real time by default', () => {
    const { time, clock } = clockAt(1000)
    expect(clock.now()).toBe(1000)
    time.real += 5
    expect(clock.now()).toBe(1005)
  })

  it('stands still when fixed or paused, and resumes from there', () => {
    const { time, clock } = clockAt(1000)
    clock.fix(50)
    time.real += 100
    expect(clock.now()).toBe(50)
    clock.run()
    time.real += 7
    expect(clock.now()).toBe(57)
    clock.pause()
    time.real += 100
    expect(clock.now()).toBe(57)
  })

  it('can be moved while it runs or stands still', () => {
    const { time, clock } = clockAt(1000)
    clock.shift(3_600_000)
    expect(clock.now()).toBe(3_601_000)
    time.real += 1
    expect(clock.now()).toBe(3_601_001)
    clock.pause()
    clock.shift(-1)
    expect(clock.now()).toBe(3_601_000)
  })

  it('runs faster without a jump', () => {
    const { time, clock } = clockAt(1000)
    time.real += 10
    clock.run(60)
    expect(clock.now()).toBe(1010)
    time.real += 1000
    expect(clock.now()).toBe(61_010)
    clock.run(1)
    time.real += 1
    expect(clock.now()).toBe(61_011)
    clock.shift(100)
    expect(clock.now()).toBe(61_111)
  })

  it('returns whole milliseconds at any speed', () => {
    const { time, clock } = clockAt(0)
    clock.run(0.3)
    time.real += 5
    expect(clock.now()).toBe(1)
  })

  it('returns to real time', () => {
    const { clock } = clockAt(1000)
    clock.fix(1)
    expect(clock.reset()).toEqual(realTime)
    expect(clock.now()).toBe(1000)
  })

  it('has a state that another clock can restore from JSON', () => {
    const { time, clock } = clockAt(1000)
    clock.run(60)
    clock.shift(5)
    time.real += 500
    const other = createClock(() => time.real)
    other.apply(JSON.parse(JSON.stringify(clock.state)))
    expect(other.now()).toBe(clock.now())
    expect(worldTime(clock.state, time.real)).toBe(clock.now())
  })

  it('rejects invalid times and speeds', () => {
    const { clock } = clockAt(1000)
    expect(() => clock.run(0)).toThrow(RangeError)
    expect(() => clock.run(-1)).toThrow(RangeError)
    expect(() => clock.run(Number.POSITIVE_INFINITY)).toThrow(RangeError)
    expect(() => clock.fix(Number.NaN)).toThrow(RangeError)
    expect(() => clock.shift(Number.NaN)).toThrow(RangeError)
    expect(clock.now()).toBe(1000)
  })
})
