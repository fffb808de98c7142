import assert from 'node:assert/strict'
import { type Api, bodyOf, type Who } from '../suite/api.ts'
import { behaves, type ContractCase } from '../suite/case.ts'
import { vmThatIs } from './support/vms.ts'

/** What each kind of caller may do, one operation for each kind of right. */
const rights: Readonly<
  Record<
    Exclude<Who, 'session' | 'nobody' | 'expired'>,
    readonly [reads: boolean, logs: boolean, manages: boolean]
  >
> = {
  owner: [true, true, true],
  admin: [true, false, true],
  developer: [true, true, false],
  viewer: [true, false, false],
  // The Owner's own keys, with less scope: a key bounds what its person may do.
  deploy_only: [true, true, false],
  read_only: [true, true, false],
}

export const accessCases: readonly ContractCase[] = [
  ...Object.entries(rights).map(([who, [reads, logs, manages]]) =>
    behaves('access', `${who} reads: ${reads}, logs: ${logs}, manages: ${manages}`, async (api) => {
      const as = who as Who
      const path = { vmId: (await vmThatIs(api, 'running')).id }
      const may = async (answer: Promise<{ status: number }>) => (await answer).status !== 403
      assert.equal(await may(api.send('getVm', { as, path })), reads)
      assert.equal(await may(api.send('listVmLogs', { as, path })), logs)
      assert.equal(await may(api.send('updateVm', { as, path, body: { tags: ['x'] } })), manages)
    }),
  ),

  behaves('access', 'a session has the rights of its person', async (api) => {
    await api.logIn('viewer@nimbus.example')
    const path = { vmId: (await vmThatIs(api, 'running')).id }
    assert.equal((await api.send('getVm', { as: 'session', path })).status, 200)
    assert.equal((await api.send('deleteVm', { as: 'session', path })).outcome, '403 permission_denied')
  }),

  behaves('access', 'a key that is sent counts more than a cookie', async (api) => {
    await api.logIn('viewer@nimbus.example')
    assert.equal(bodyOf(await api.send('getMe', { as: 'owner' })).email, 'owner@nimbus.example')
    assert.equal((await api.send('getMe', { as: 'expired' })).outcome, '401 invalid_api_key')
  }),

  behaves('access', 'a made-up key, another scheme, a made-up cookie', async (api: Api) => {
    const withHeader = (authorization: string) =>
      api.send('getMe', { as: 'nobody', headers: { authorization } })
    assert.equal((await withHeader('Bearer nimbus_demo_nobody')).outcome, '401 invalid_api_key')
    assert.equal((await withHeader('Basic b3duZXI6b3duZXI=')).outcome, '401 invalid_api_key')
    assert.equal((await withHeader('bearer nimbus_demo_owner')).status, 200)
  }),
]
