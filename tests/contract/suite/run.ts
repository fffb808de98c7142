import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases } from '../cases/index.ts'
import { Api } from './api.ts'
import { contract } from './contract.ts'
import { Coverage, outcomesWithoutCase } from './coverage.ts'
import type { Driver } from './driver.ts'

/** Running mock of one runtime. */
export interface Running {
  readonly driver: Driver
  /** Problems reported by the mock: handler bugs, invalid events, storage failures. */
  readonly violations: readonly unknown[]
  stop(): Promise<void>
}

/** Runs all cases in a runtime, and checks that each documented outcome has one. */
export function testContract(start: () => Promise<Running>): void {
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
          await api.begin()
          await run(api)
          await api.end()
        })
      }
    })
  }

  test('the mock complained of nothing', () => {
    expect(running.violations).toEqual([])
  })

  // One test per operation, so that `-t createVm` selects a single operation.
  test.for(contract)('$id has a case for every documented outcome', ({ id }) => {
    expect(
      outcomesWithoutCase(id, cases),
      `add reaches('${id}', …) for each to tests/contract/cases/`,
    ).toEqual([])
  })
}
