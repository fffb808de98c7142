import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { followPages } from './support/pages.ts'
import { signUpOf } from './support/sign-ups.ts'
import { runningVm, VM_STABLE_AFTER, vmThatIs } from './support/vms.ts'

/** Tags `resources` and `projects`: operations shared by all resource types. */
export const resourceCases: readonly ContractCase[] = [
  reaches('listDependents', '200', 'a new VM has no dependents', async (api) => {
    const { id } = await runningVm(api)
    const response = await api.send('listDependents', { path: { resourceId: id } })
    assert.deepEqual(bodyOf(response).items, [])
    return response
  }),

  behaves('listDependents', 'the most serious effect comes first', async (api) => {
    const severity = ['prevents', 'breaks', 'detaches']
    const { items: vms } = bodyOf(await api.send('listVms', { query: { pageSize: 100 } }))
    for (const { id } of vms) {
      const { items } = bodyOf(await api.send('listDependents', { path: { resourceId: id } }))
      const order = items.map(({ effect }) => severity.indexOf(effect))
      assert.deepEqual(order, [...order].sort())
    }
  }),

  reaches('listDependencies', '200', 'lists what lists it as a dependent', async (api) => {
    const { items: balancers } = bodyOf(await api.send('listLoadBalancers'))
    const targets = balancers.find(({ targets }) => targets.total > 0)
    const path = { resourceId: targets?.id ?? '' }
    const response = await api.send('listDependencies', { path })
    const { items } = bodyOf(response)
    assert.ok(items.length > 0)
    for (const { id } of items) {
      const { items: back } = bodyOf(await api.send('listDependents', { path: { resourceId: id } }))
      assert.ok(back.some((it) => it.id === path.resourceId))
    }
    return response
  }),

  behaves('listDependents', "another organization's resource is not found", async (api) => {
    const { id } = await vmThatIs(api, 'running')
    await signUpOf(api)
    const response = await api.send('listDependents', { as: 'session', path: { resourceId: id } })
    assert.equal(response.outcome, '404 not_found')
  }),

  behaves('listActivity', 'has the settings before and after a change', async (api) => {
    const vm = await runningVm(api, { names: ['renamed-soon'] })
    await api.send('updateVm', { path: { vmId: vm.id }, body: { name: 'renamed-now', tags: ['team:web'] } })
    const { items } = bodyOf(await api.send('listActivity', { query: { limit: 2 } }))
    assert.deepEqual(items.map(({ activity }) => [activity.action, activity.changes]).sort(), [
      ['vm.renamed', [{ field: 'name', before: 'renamed-soon', after: 'renamed-now' }]],
      ['vm.tagged', [{ field: 'tags', before: null, after: 'team:web' }]],
    ])
  }),

  behaves('listActivity', 'has no settings for an action that changes none', async (api) => {
    const vm = await runningVm(api)
    await api.send('restartVm', { path: { vmId: vm.id } })
    const { items } = bodyOf(await api.send('listActivity', { query: { limit: 1 } }))
    assert.deepEqual(items[0]?.activity.changes, [])
  }),

  reaches('listActivity', '200', 'includes deleted resources by their last name', async (api) => {
    const vm = await runningVm(api, { names: ['short-lived'] })
    await api.send('deleteVm', { path: { vmId: vm.id } })
    await api.mocks.advance(VM_STABLE_AFTER)
    const response = await api.send('listActivity', { query: { limit: 2 } })
    assert.deepEqual(
      bodyOf(response).items.map(({ resource, activity }) => [resource, activity.action, activity.outcome]),
      [
        [{ id: vm.id, type: 'vm', name: 'short-lived', namespace: null }, 'vm.deleted', 'succeeded'],
        [{ id: vm.id, type: 'vm', name: 'short-lived', namespace: null }, 'vm.created', 'succeeded'],
      ],
    )
    return response
  }),

  reaches('listActivity', '400 invalid_cursor', 'a cursor of another list', async (api) => {
    const { id } = await vmThatIs(api, 'running')
    const { nextCursor } = bodyOf(
      await api.send('listVmActivity', { path: { vmId: id }, query: { limit: 1 } }),
    )
    return api.send('listActivity', { query: { cursor: nextCursor ?? 'bm90LWEtY3Vyc29y' } })
  }),

  behaves('listActivity', 'newest first, paged, each once', async (api) => {
    const pageAfter = async (query: { cursor?: string }) =>
      bodyOf(await api.send('listActivity', { query: { ...query, limit: 50 } }))
    const all = await followPages(pageAfter)
    assert.equal(new Set(all.map(({ activity }) => activity.id)).size, all.length)
    const times = all.map(({ activity }) => activity.at)
    assert.deepEqual(times, [...times].sort().reverse())
  }),

  behaves('listActivity', "matches the resource's own activities", async (api) => {
    const { id } = await vmThatIs(api, 'running')
    const all = await followPages(async (query) =>
      bodyOf(await api.send('listActivity', { query: { ...query, limit: 200 } })),
    )
    const own = bodyOf(await api.send('listVmActivity', { path: { vmId: id }, query: { limit: 200 } }))
    assert.deepEqual(
      all.filter(({ resource }) => resource.id === id).map(({ activity }) => activity),
      own.items,
    )
  }),

  behaves('listActivity', 'filters by type and project, both at once', async (api) => {
    const vm = await vmThatIs(api, 'running')
    const ofProject = await followPages(async (query) =>
      bodyOf(
        await api.send('listActivity', {
          query: { ...query, limit: 200, resourceType: ['vm'], projectId: vm.projectId },
        }),
      ),
    )
    assert.ok(ofProject.some(({ resource }) => resource.id === vm.id))
    assert.ok(ofProject.every(({ resource }) => resource.type === 'vm'))
    const others = bodyOf(await api.send('listActivity', { query: { resourceType: ['volume_snapshot'] } }))
    assert.ok(others.items.every(({ resource }) => resource.type === 'volume_snapshot'))
    const none = bodyOf(await api.send('listActivity', { query: { projectId: 'prj_none' } }))
    assert.deepEqual(none, { items: [], nextCursor: null })
  }),

  behaves('listActivity', 'is empty for a new organization', async (api) => {
    await signUpOf(api)
    const response = await api.send('listActivity', { as: 'session' })
    assert.deepEqual(bodyOf(response), { items: [], nextCursor: null })
  }),

  behaves('search', 'finds a resource of every type by its id', async (api) => {
    const lists = {
      vm: 'listVms',
      container: 'listContainers',
      database: 'listDatabases',
      volume: 'listVolumes',
      volume_snapshot: 'listVolumeSnapshots',
      load_balancer: 'listLoadBalancers',
      firewall: 'listFirewalls',
      cdn_distribution: 'listCdnDistributions',
      dns_zone: 'listDnsZones',
    } as const
    for (const [type, list] of Object.entries(lists)) {
      const [item] = bodyOf(await api.send(list)).items
      assert.ok(item, `the seed has no ${type}`)
      const { items: hits } = bodyOf(await api.send('search', { query: { q: item.id } }))
      assert.deepEqual(
        hits.map((hit) => [hit.type, hit.id]),
        [[type, item.id]],
      )
      assert.match(hits[0]?.href ?? '', /^\//)
    }
  }),

  reaches('listProjects', '200', 'the default one first, then by name', async (api) => {
    const response = await api.send('listProjects')
    const { items } = bodyOf(response)
    assert.deepEqual(
      items.map(({ isDefault }) => isDefault),
      items.map((_, index) => index === 0),
    )
    const names = items.slice(1).map(({ name }) => name)
    assert.ok(names.length > 1)
    assert.deepEqual(names, [...names].sort())
    return response
  }),

  behaves('listProjects', 'a new organization has its default one', async (api) => {
    await signUpOf(api)
    const { items } = bodyOf(await api.send('listProjects', { as: 'session' }))
    assert.deepEqual(
      items.map(({ isDefault }) => isDefault),
      [true],
    )
  }),
]
