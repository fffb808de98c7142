import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { indexedDbStore } from '../db/persistence/indexeddb.ts'
import type { Scenario } from '../scenarios/document.ts'
import { compose, readSelection } from '../scenarios/selection.ts'
import { isFailure, type Platform, type Runtime, startRuntime } from './runtime.ts'

const NOW = Date.UTC(2026, 2, 2, 9)
const scenario = (selection: string) => compose(readSelection(selection))
const started: Runtime[] = []

async function start(last: Scenario, first?: Scenario) {
  const store = indexedDbStore({ name: 'test-world', patience: 500 })
  const begun = vi.spyOn(store, 'reset')
  const platform: Platform = {
    store,
    realNow: () => NOW,
    sleep: async () => {},
    appUrl: 'http://app.test',
    report: (event) => {
      if (isFailure(event)) throw new Error(JSON.stringify(event))
    },
  }
  const runtime = await startRuntime(platform, last, first)
  started.push(runtime)
  return { runtime, begun }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

afterEach(async () => {
  for (const runtime of started.splice(0)) await runtime.close()
})

describe('a start with an initial scenario', () => {
  test('creates one world with it, if none is stored', async () => {
    const { runtime, begun } = await start(scenario('empty'), scenario('test,{"seed":7}'))
    expect(begun).toHaveBeenCalledOnce()
    expect(runtime.db).toMatchObject({ isNew: true, base: { dataset: 'default', seed: 7 } })
    expect(runtime.scenario.document.name).toBe(scenario('test,{"seed":7}').name)
    expect(runtime.clock.state.mode).toBe('fixed')
  })

  test('restores a stored world with its scenario and clock', async () => {
    await (await start(scenario('empty'))).runtime.close()
    const { runtime, begun } = await start(scenario('empty'), scenario('test,{"seed":7}'))
    expect(begun).not.toHaveBeenCalled()
    expect(runtime.db).toMatchObject({ isNew: false, base: { dataset: 'empty' } })
    expect(runtime.scenario.document.name).toBe('empty')
    expect(runtime.clock.state.mode).toBe('running')
  })
})
