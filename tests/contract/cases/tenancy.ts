import assert from 'node:assert/strict'
import { type Api, bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase } from '../suite/case.ts'
import { foreignIdCases } from './support/foreign-ids.ts'
import { foreignRowCases } from './support/foreign-rows.ts'
import { TENANCY } from './support/groups.ts'
import { signUpOf } from './support/sign-ups.ts'
import { vmThatIs } from './support/vms.ts'

/** Signs up a second organization as `session`; it must see nothing of the demo organization. */
const asStranger = async (api: Api) => {
  await signUpOf(api)
  return 'session' as const
}

export const tenancyCases: readonly ContractCase[] = [
  ...foreignIdCases(),
  ...foreignRowCases(),

  behaves(TENANCY, 'totals, quotas and search cover only the own organization', async (api) => {
    const vm = await vmThatIs(api, 'running')
    const as = await asStranger(api)
    assert.equal(bodyOf(await api.send('listVms', { as })).total, 0)
    assert.equal(bodyOf(await api.send('getVmSummary', { as })).total, 0)
    const used = bodyOf(await api.send('listQuotas', { as })).items.filter((quota) => quota.used > 0)
    // The founder and the default project.
    assert.deepEqual(
      used.map((quota) => [quota.id, quota.used]),
      [
        ['projects', 1],
        ['users', 1],
      ],
    )
    assert.deepEqual(bodyOf(await api.send('search', { as, query: { q: vm.name } })).items, [])
    assert.equal(bodyOf(await api.send('listNotifications', { as })).unreadCount, 0)
  }),

  behaves(TENANCY, "another organization's keys and networks can't be used", async (api) => {
    const [key] = bodyOf(await api.send('listSshKeys')).items
    const [network] = bodyOf(await api.send('listNetworks', { query: { region: 'us-east' } })).items
    const as = await asStranger(api)
    const body = {
      names: ['mine'],
      region: 'us-east',
      imageId: 'img_debian13',
      sizeId: 'size_basic',
      networkId: network?.id,
      sshKeyIds: [key?.id],
    }
    const response = await api.send('createVm', { as, body })
    assert.equal(response.outcome, '422 unknown_reference')
    assert.equal(
      (await api.send('deleteSshKey', { as, path: { sshKeyId: key?.id ?? '' } })).outcome,
      '404 not_found',
    )
  }),

  behaves(TENANCY, 'a name that another organization uses is free', async (api) => {
    const vm = await vmThatIs(api, 'running')
    const as = await asStranger(api)
    const [network] = bodyOf(await api.send('listNetworks', { as, query: { region: 'us-east' } })).items
    const body = {
      names: [vm.name],
      region: 'us-east',
      imageId: 'img_debian13',
      sizeId: 'size_free',
      networkId: network?.id,
      sshKeyIds: [],
    }
    assert.equal((await api.send('createVm', { as, body })).status, 202)
  }),
]
