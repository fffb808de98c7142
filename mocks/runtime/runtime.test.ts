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
  const store = indexedDbStore({ name: 'test-world', timeoutMs: 500 })
  const reset = vi.spyOn(store, 'reset')
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
  return { runtime, reset: reset }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

afterEach(async () => {
  for (const runtime of started.splice(0)) await runtime.close()
})

describe('a start with an initial scenario', () => {
  test('creates one world with it, if none is stored', async () => {
    const { runtime, reset } = await start(scenario('empty'), scenario('test,{"seed":7}'))
    expect(reset).toHaveBeenCalledOnce()
    expect(runtime.db).toMatchObject({ isNew: true, base: { dataset: 'default', seed: 7 } })
    expect(runtime.scenario.document.name).toBe(scenario('test,{"seed":7}').name)
    expect(runtime.clock.state.mode).toBe('fixed')
  })

  test('restores a stored world with its scenario and clock', async () => {
    await (await start(scenario('empty'))).runtime.close()
    const { runtime, reset } = await start(scenario('empty'), scenario('test,{"seed":7}'))
    expect(reset).not.toHaveBeenCalled()
    expect(runtime.db).toMatchObject({ isNew: false, base: { dataset: 'empty' } })
    expect(runtime.scenario.document.name).toBe('empty')
    expect(runtime.clock.state.mode).toBe('running')
  })
})

describe.each(['incident', 'overdue-invoice', 'large', 'test'])(
  'a restart in the scenario %s',
  (selection) => {
    test('continues with the stored world', async () => {
      await (await start(scenario(selection))).runtime.close()
      const { runtime, reset } = await start(scenario(selection))
      expect(reset).not.toHaveBeenCalled()
      expect(runtime.db.isNew).toBe(false)
    })
  },
)
