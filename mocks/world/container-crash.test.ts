import { expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '../kernel/duration.ts'
import { causeOfImage, crashStateAt, runsAfter } from './container-crash.ts'

/** Reference result, counted run by run. */
function countRuns(now: number) {
  let restarts = 0
  let lastStart: number | null = null
  let lastCrash = 0
  for (const { from, to } of runsAfter(0)) {
    if (from > now) break
    restarts++
    lastStart = from
    if (to <= now) lastCrash = to
  }
  return { restarts, lastStart, lastCrash }
}

test('doubles the delay of a crash loop up to five minutes', () => {
  const waits: number[] = []
  let crashed = 0
  for (const { from, to } of runsAfter(0)) {
    waits.push((from - crashed) / SECOND)
    crashed = to
    if (waits.length === 8) break
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 300, 300, 300])
})

test('the state of a loop is the same by counting and by formula', () => {
  for (let now = 0; now < 2 * DAY; now += 7 * MINUTE + 1313)
    expect(crashStateAt(0, now)).toEqual(countRuns(now))
  for (let now = 0; now < 90 * MINUTE; now += SECOND / 2) expect(crashStateAt(0, now)).toEqual(countRuns(now))
})

test('images with a tag that starts with crash or oom crash, and no others', () => {
  expect(causeOfImage('registry.example/shop/api:crash')?.exitCode).toBe(1)
  expect(causeOfImage('api:oom-2')?.exitCode).toBe(137)
  expect(causeOfImage('registry.example:5000/crash/api:1.0.0')).toBeUndefined()
  expect(causeOfImage('crash')).toBeUndefined()
})
