import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../kernel/duration.ts'
import { InputError } from '../kernel/input.ts'
import type { ClockChange } from './clock-change.ts'
import type { MockControl } from './control.ts'
import { NOW, startControlledMock } from './testing.ts'

let control: MockControl
beforeEach(async () => {
  ;({ control } = await startControlledMock())
})

describe('the clock', () => {
  const LIMIT = 731 * DAY

  test.each<ClockChange>([
    { kind: 'set', at: Date.UTC(9999, 11, 31) },
    { kind: 'set', at: NOW + LIMIT + 1 },
    { kind: 'advance', ms: 1e20 },
    { kind: 'advance', ms: -1e20 },
    { kind: 'set', at: Date.UTC(999, 0) },
  ])('does not move too far: %j', async (change) => {
    const before = control.clock
    await expect(control.moveClock(change)).rejects.toThrow(InputError)
    expect(control.clock).toEqual(before)
    expect((await control.snapshot()).meta.clock).toEqual(before.state)
  })

  test('moves two years ahead at a time, and back to real time only from nearby', async () => {
    await control.moveClock({ kind: 'set', at: NOW + LIMIT })
    await control.moveClock({ kind: 'set', at: Date.UTC(2000, 0) })
    await expect(control.moveClock({ kind: 'reset' })).rejects.toThrow('two years (731 days)')
  })

  test('of a restored snapshot is set back when jobs would run for minutes', async () => {
    await control.moveClock({ kind: 'speed', factor: 60 })
    const { meta, ...rest } = await control.snapshot()
    const { clock } = meta
    if (clock.mode !== 'running') throw new Error(clock.mode)
    await control.restore({ ...rest, meta: { ...meta, clock: { ...clock, world: Date.UTC(8999, 0) } } })
    expect(control.clock).toMatchObject({ now: NOW + LIMIT, state: { mode: 'running', speed: 60 } })
    await control.restore({ ...rest, meta: { ...meta, clock: { mode: 'fixed', at: Date.UTC(8999, 0) } } })
    expect(control.clock.state).toEqual({ mode: 'fixed', at: NOW + LIMIT })
  })
})
