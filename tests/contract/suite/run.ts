import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Api } from './api.ts'
import type { ContractCase } from './case.ts'
import { Coverage } from './coverage.ts'
import type { Driver } from './driver.ts'

/** Running mock of one runtime. */
export interface Running {
  readonly driver: Driver
  /** Problems reported by the mock: handler bugs, invalid events, storage failures. */
  readonly violations: readonly unknown[]
  stop(): Promise<void>
}

/** Runs cases in a runtime. */
export function testContract(cases: readonly ContractCase[], start: () => Promise<Running>): void {
  let running: Running
  let api: Api

  beforeAll(async () => {
    running = await start()
    api = new Api(running.driver, new Coverage())
  })
  afterAll(() => running.stop())

  for (const [group, ofGroup] of Map.groupBy(cases, (it) => it.group)) {
    describe(group, () => {
      for (const { name, run } of ofGroup) {
        test(name, async () => {
          const before = running.violations.length
          await api.begin()
          await run(api)
          await api.closeStreams()
          expect(running.violations.slice(before)).toEqual([])
        })
      }
    })
  }

  test('the mock complained of nothing', () => {
    expect(running.violations).toEqual([])
  })
}
