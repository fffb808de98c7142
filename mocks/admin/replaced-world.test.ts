import { beforeEach, describe, expect, test } from 'vitest'
import { DamagedError } from '../db/persistence/saved.ts'
import type { Scenario } from '../scenarios/document.ts'
import { compose, readSelection } from '../scenarios/selection.ts'
import type { MockControl } from './control.ts'
import { type ControlledMock, startControlledMock } from './testing.ts'

let control: MockControl
let remembered: readonly Scenario[]
let send: ControlledMock['send']

beforeEach(async () => {
  ;({ control, remembered, send } = await startControlledMock())
})

const apply = (selection: string) => control.apply(readSelection(selection))

describe('a snapshot', () => {
  test('restores a world with its scenario', async () => {
    const { setCookie } = await apply('test,owner')
    const [vm] = (await send('GET', '/vms?status=running', setCookie)).body.items
    await send('POST', `/vms/${vm.id}/stop`, setCookie)
    const snapshot = JSON.parse(JSON.stringify(await control.snapshot()))

    await apply('empty')
    expect(await control.restore(snapshot)).toMatchObject({ newWorld: true })
    expect((await send('GET', `/vms/${vm.id}`, setCookie)).body.status).toBe('stopping')
    // A page that starts with the saved scenario continues with this data.
    expect(remembered.at(-1)).toMatchObject({ dataset: 'default', clock: { mode: 'fixed' } })
    expect(await control.apply([remembered.at(-1) as Scenario])).toMatchObject({ newWorld: false })
  })

  test('contains the scenario', async () => {
    await apply('test,owner,slow,outage')
    const snapshot = JSON.parse(JSON.stringify(await control.snapshot()))
    await apply('test,viewer,empty')
    await control.restore(snapshot)
    expect(control.scenario).toEqual(compose(readSelection('test,owner,slow,outage')))
  })

  test('of an earlier version, without a scenario, keeps the present one for the restored data', async () => {
    await apply('test,owner,empty')
    const { scenario, ...saved } = JSON.parse(JSON.stringify(await control.snapshot()))
    expect(scenario).toMatchObject({ dataset: 'empty' })
    await apply('test,owner,slow')
    await control.restore(saved)
    expect(control.scenario).toMatchObject({ dataset: 'empty', network: { latencyMs: 3000 } })
  })

  test('changes nothing when its scenario is invalid', async () => {
    await apply('test,owner')
    const snapshot = { ...(await control.snapshot()), scenario: { name: 'x', dataset: 'nonsense' } }
    await apply('empty')
    await expect(control.restore(snapshot)).rejects.toThrow('its scenario is invalid: dataset')
    expect(control.scenario.dataset).toBe('empty')
  })

  test('changes nothing when the snapshot is unusable', async () => {
    await expect(control.restore({ meta: {}, rows: [] })).rejects.toThrow(DamagedError)
    expect((await control.state()).counts.vms).toBeGreaterThan(0)
  })
})

describe('undo', () => {
  const stopOne = async (setCookie: string | null) => {
    const [vm] = (await send('GET', '/vms?status=running', setCookie)).body.items
    await send('POST', `/vms/${vm.id}/stop`, setCookie)
    return async () => (await send('GET', `/vms/${vm.id}`, setCookie)).body.status
  }

  test('brings back what a reset has replaced, and the other way round', async () => {
    const { setCookie } = await apply('test,owner')
    const status = await stopOne(setCookie)
    await control.reset()
    expect(control.replaced?.by).toBe('reset')
    expect(await status()).toBe('running')
    expect(await control.undo()).toMatchObject({ newWorld: true })
    expect(await status()).toBe('stopping')
    await control.undo()
    expect(await status()).toBe('running')
  })

  test('brings back data and scenario of before another data set', async () => {
    const { setCookie } = await apply('test,owner,slow')
    const status = await stopOne(setCookie)
    const visitor = { cookies: setCookie?.split(';')[0] ?? null }
    await control.apply(readSelection('empty'), visitor)
    await control.undo(visitor)
    expect(control.scenario.name).toBe('test,owner,slow')
    expect(await status()).toBe('stopping')
  })

  test('has nothing to bring back while the data stay', async () => {
    await apply('test,owner')
    await apply('test,slow')
    expect(control.replaced).toBeNull()
    await expect(control.undo()).rejects.toThrow('There is nothing to undo.')
  })
})
