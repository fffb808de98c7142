import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases } from '../cases/index.ts'
import { Api } from './api.ts'
import { Coverage } from './coverage.ts'
import type { Driver } from './driver.ts'

/** A runtime of the mock that has been started. */
export interface Running {
  readonly driver: Driver
  /** Whatever the mock itself complains of: bugs of handlers, events outside the contract, storage that fails. */
  readonly complaints: readonly unknown[]
  stop(): Promise<void>
}

/** Holds a runtime to the contract: every case, and at the end that nothing documented was left out. */
export function holdToTheContract(start: () => Promise<Running>): void {
  const coverage = new Coverage()
  let running: Running
  let api: Api

  beforeAll(async () => {
    running = await start()
    api = new Api(running.driver, coverage)
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

  test('every documented status and problem code has been reached', () => {
    expect(coverage.missing()).toEqual([])
  })
}
