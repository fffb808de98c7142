import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases } from '../cases/index.ts'
import { Api } from './api.ts'
import { contract } from './contract.ts'
import { Coverage, outcomesWithoutCase } from './coverage.ts'
import type { Driver } from './driver.ts'

/** A runtime of the mock that has been started. */
export interface Running {
  readonly driver: Driver
  /** Whatever the mock itself complains of: bugs of handlers, events outside the contract, storage that fails. */
  readonly complaints: readonly unknown[]
  stop(): Promise<void>
}

/** Holds a runtime to the contract: every case, and that each documented outcome has one. */
export function holdToTheContract(start: () => Promise<Running>): void {
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
    expect(running.complaints).toEqual([])
  })

  // A title each, so that a run of one operation's cases (`-t createVm`) asks about that operation alone.
  test.for(contract)('$id has a case for every documented outcome', ({ id }) => {
    expect(
      outcomesWithoutCase(id, cases),
      `add reaches('${id}', …) for each to tests/contract/cases/`,
    ).toEqual([])
  })
}
