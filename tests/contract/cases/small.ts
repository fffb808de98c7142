import assert from 'node:assert/strict'
import type { SearchHitType } from '#src/api/generated/types.gen.ts'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { createVm } from './support/vms.ts'

type ListOperation =
  | 'listContainers'
  | 'listDatabases'
  | 'listLoadBalancers'
  | 'listFirewalls'
  | 'listCdnDistributions'
  | 'listMembers'

/** Tags with one operation each: networking, quotas, search. */
export const smallCases: readonly ContractCase[] = [
  reaches('listNetworks', '200', 'one default for each region', async (api) => {
    const response = await api.send('listNetworks')
    const { items } = bodyOf(response)
    for (const [region, ofRegion] of Map.groupBy(items, (network) => network.region)) {
      assert.equal(ofRegion.filter((network) => network.isDefault).length, 1, region)
    }
    const two = bodyOf(await api.send('listNetworks', { query: { region: ['us-east', 'eu-west'] } }))
    assert.deepEqual(
      two.items,
      items.filter(({ region }) => region === 'us-east' || region === 'eu-west'),
    )
    return response
  }),

  reaches('listQuotas', '200', 'match the existing resources', async (api) => {
    const response = await api.send('listQuotas')
    const used = Object.fromEntries(bodyOf(response).items.map((quota) => [quota.id, quota.used]))
    const vms = bodyOf(await api.send('getVmSummary'))
    const total = async (list: ListOperation) => bodyOf(await api.send(list)).total
    const volumes = bodyOf(await api.send('listVolumes', { query: { pageSize: 100 } }))
    assert.deepEqual(used, {
      vms: vms.total,
      vcpus: vms.vcpus,
      gpus: vms.gpus,
      containers: await total('listContainers'),
      databases: await total('listDatabases'),
      volumes: volumes.total,
      storage_gb: volumes.items.reduce((sum, { sizeGb }) => sum + sizeGb, 0),
      load_balancers: await total('listLoadBalancers'),
      firewalls: await total('listFirewalls'),
      cdn_distributions: await total('listCdnDistributions'),
      projects: bodyOf(await api.send('listProjects')).items.length,
      users: await total('listMembers'),
    })
    return response
  }),

  reaches('search', '200', 'finds a VM by name, id, address and tag', async (api) => {
    const [vm] = bodyOf(await createVm(api, { names: ['findable'], tags: ['needle:in-haystack'] })).items
    assert.ok(vm)
    for (const q of ['FINDABLE', vm.id, vm.privateIp, 'needle:in-haystack']) {
      const { items } = bodyOf(await api.send('search', { query: { q } }))
      assert.deepEqual(
        items.map((hit) => [hit.type, hit.id]),
        [['vm', vm.id]],
        q,
      )
    }
    return api.send('search', { query: { q: 'findable' } })
  }),

  reaches('search', '400 invalid_parameters', 'an empty query', async (api) => {
    return api.send('search')
  }),

  behaves('search', 'finds keys and networks too, up to the limit', async (api) => {
    const [key] = bodyOf(await api.send('listSshKeys')).items
    const [network] = bodyOf(await api.send('listNetworks')).items
    const types = async (q: string) =>
      bodyOf(await api.send('search', { query: { q } })).items.map((hit) => hit.type)
    assert.ok((await types(key?.name ?? '')).includes('ssh_key'))
    assert.ok((await types(network?.name ?? '')).includes('network'))
    assert.equal(bodyOf(await api.send('search', { query: { q: 'e', limit: 2 } })).items.length, 2)
    assert.deepEqual(bodyOf(await api.send('search', { query: { q: '🙂' } })).items, [])
  }),

  behaves('search', 'finds only the requested types', async (api) => {
    const [vm] = bodyOf(await createVm(api, { names: ['findable'] })).items
    const ids = async (...type: SearchHitType[]) =>
      bodyOf(await api.send('search', { query: { q: 'findable', type } })).items.map(({ id }) => id)
    assert.deepEqual(await ids('vm', 'volume'), [vm?.id])
    assert.deepEqual(await ids('volume', 'network'), [])
  }),
]
