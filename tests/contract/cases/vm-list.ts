import assert from 'node:assert/strict'
import type { Vm, VmPage } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { createVm, stoppedVm, vmRequest } from './support/vms.ts'

const list = async (api: Api, query: Request['query'] = {}): Promise<VmPage> =>
  bodyOf(await api.send('listVms', { query }))

/** All VMs, over several pages. */
async function everyVm(api: Api, query: Request['query'] = {}): Promise<Vm[]> {
  const vms: Vm[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await list(api, { ...query, page, pageSize: 7 })
    vms.push(...items)
    if (items.length === 0 || vms.length >= total) return vms
  }
}

const ids = (vms: readonly Vm[]) => vms.map((vm) => vm.id)

export const vmListCases: readonly ContractCase[] = [
  reaches('listVms', '200', 'the first twenty by name', async (api) => {
    const response = await api.send('listVms')
    const { items, page, pageSize, total } = bodyOf(response)
    assert.deepEqual({ page, pageSize }, { page: 1, pageSize: 20 })
    assert.equal(items.length, Math.min(20, total))
    const names = items.map((vm) => vm.name)
    assert.deepEqual(names, [...names].sort(new Intl.Collator('en', { numeric: true }).compare))
    return response
  }),

  reaches('listVms', '400 invalid_parameters', 'names every invalid parameter', async (api) => {
    const query = { page: 0, pageSize: 101, sort: 'color', status: ['running', 'asleep'] }
    const response = await api.send('listVms', { query })
    assert.deepEqual(
      problemOf(response)
        .errors?.map((error) => `${error.in} ${error.pointer}`)
        .sort(),
      ['query /page', 'query /pageSize', 'query /sort', 'query /status/1'],
    )
    return response
  }),

  behaves('listVms', 'lists every VM on exactly one page', async (api) => {
    const vms = await everyVm(api)
    const { total } = await list(api)
    assert.equal(new Set(ids(vms)).size, total)
    assert.equal(vms.length, total)
  }),

  behaves('listVms', 'a page beyond the end is empty and has the total', async (api) => {
    const { total, totals } = await list(api)
    const last = Math.ceil(total / 10)
    assert.equal((await list(api, { page: last, pageSize: 10 })).items.length, total - (last - 1) * 10)
    assert.deepEqual(await list(api, { page: last + 1, pageSize: 10 }), {
      items: [],
      page: last + 1,
      pageSize: 10,
      total,
      totals,
    })
    assert.deepEqual(await list(api, { page: 1_000_000 }), {
      items: [],
      page: 1_000_000,
      pageSize: 20,
      total,
      totals,
    })
  }),

  behaves('listVms', 'pages of one and of a hundred', async (api) => {
    const { total } = await list(api)
    assert.equal((await list(api, { pageSize: 1 })).items.length, 1)
    assert.equal((await list(api, { pageSize: 100 })).items.length, Math.min(100, total))
  }),

  behaves('listVms', 'equal sort keys stay in the order of their ids, either way', async (api) => {
    for (const sort of ['region', '-region']) {
      const vms = await everyVm(api, { sort })
      for (const [, ofRegion] of Map.groupBy(vms, (vm) => vm.region)) {
        assert.deepEqual(ids(ofRegion), ids(ofRegion).sort(), sort)
      }
    }
  }),

  behaves('listVms', 'sorts by several fields, each its own way', async (api) => {
    const vms = await everyVm(api, { sort: '-monthlyCost,name' })
    const names = new Intl.Collator('en', { numeric: true })
    for (const [index, vm] of vms.entries()) {
      const next = vms[index + 1]
      if (!next) break
      const order = next.monthlyCost.amount - vm.monthlyCost.amount || names.compare(vm.name, next.name)
      assert.ok(order < 0, `${vm.name} before ${next.name}`)
    }
  }),

  behaves('listVms', 'every documented field sorts', async (api) => {
    const fields = [
      'name',
      'status',
      'region',
      'createdAt',
      'monthlyCost',
      'type',
      'os',
      'cpu',
      'memory',
      'uptime',
    ]
    for (const field of fields) {
      const upwards = await everyVm(api, { sort: field })
      const downwards = await everyVm(api, { sort: `-${field}` })
      assert.deepEqual(new Set(ids(upwards)), new Set(ids(downwards)), field)
    }
    const uptimes = (await everyVm(api, { sort: 'uptime' })).map((vm) => vm.startedAt)
    const off = uptimes.indexOf(null)
    assert.ok(
      off > 0 && uptimes.slice(off).every((startedAt) => startedAt === null),
      'those that are off come last',
    )
    const on = uptimes.slice(0, off) as string[]
    assert.deepEqual(on, on.toSorted().reverse(), 'the shortest uptime first')
  }),

  behaves('listVms', 'filters of one kind are alternatives, of different kinds all hold', async (api) => {
    const all = await everyVm(api)
    const status = ['running', 'stopped'] as const
    const either = await everyVm(api, { status })
    assert.deepEqual(ids(either), ids(all.filter((vm) => vm.status === 'running' || vm.status === 'stopped')))
    const both = await everyVm(api, { status, region: 'us-east' })
    assert.deepEqual(ids(both), ids(either.filter((vm) => vm.region === 'us-east')))
    const [some] = both
    assert.ok(some)
    const narrow = await everyVm(api, {
      imageId: some.imageId,
      sizeId: some.sizeId,
      projectId: some.projectId,
    })
    assert.ok(ids(narrow).includes(some.id))
    assert.ok(narrow.every((vm) => vm.imageId === some.imageId && vm.sizeId === some.sizeId))
  }),

  behaves('listVms', 'a filter that nothing passes gives an empty list', async (api) => {
    assert.deepEqual((await list(api, { imageId: 'img_none' })).total, 0)
  }),

  behaves('listVms', 'tags must all be there', async (api) => {
    await createVm(api, { names: ['tagged'], tags: ['color:blue', 'shape:round'] })
    await createVm(api, { names: ['half-tagged'], tags: ['color:blue'] })
    assert.equal((await list(api, { tag: 'color:blue' })).total, 2)
    assert.deepEqual(
      (await list(api, { tag: ['color:blue', 'shape:round'] })).items.map((vm) => vm.name),
      ['tagged'],
    )
  }),

  behaves('listVms', 'the words of a search must all occur, in any case and any field', async (api) => {
    await createVm(api, { names: ['needle-7'], tags: ['haystack'] })
    const found = async (q: string) => (await list(api, { q })).items.map((vm) => vm.name)
    assert.deepEqual(await found('NEEDLE-7'), ['needle-7'])
    assert.deepEqual(await found('nëédlé-7'), ['needle-7'], 'nor do accents matter')
    assert.deepEqual(await found('  haystack   debian  '), ['needle-7'])
    assert.deepEqual(await found('needle-7 ubuntu'), [])
    const { items } = await list(api, { q: 'needle-7' })
    assert.deepEqual(await found(items[0]?.privateIp ?? ''), ['needle-7'])
    assert.deepEqual(await found(items[0]?.id ?? ''), ['needle-7'])
  }),

  behaves('listVms', 'a search is literal text in any script', async (api) => {
    for (const q of ['.*', '%', '\\', '[', '(', '日本', '🙂', '\u0000']) {
      assert.equal((await list(api, { q })).total, 0, q)
    }
    const { total } = await list(api)
    assert.equal((await list(api, { q: '' })).total, total)
    assert.equal((await list(api, { q: '   ' })).total, total)
  }),

  behaves('listVms', 'matches getVm', async (api) => {
    const { items } = await list(api, { pageSize: 5 })
    for (const vm of items) assert.deepEqual((await api.send('getVm', { path: { vmId: vm.id } })).body, vm)
  }),

  behaves('listVms', 'a repeated single-value parameter is rejected', async (api) => {
    const response = await api.send('listVms', { query: { page: ['1', '2'] } })
    assert.equal(response.outcome, '400 invalid_parameters')
    assert.deepEqual(
      problemOf(response).errors?.map(({ pointer, code }) => `${pointer} ${code}`),
      ['/page repeated'],
    )
  }),

  reaches('getVmSummary', '200', 'matches the list', async (api) => {
    const response = await api.send('getVmSummary')
    const summary = bodyOf(response)
    const vms = await everyVm(api)
    const sum = (of: (vm: Vm) => number) => vms.reduce((total, vm) => total + of(vm), 0)
    assert.equal(summary.total, vms.length)
    assert.equal(
      summary.vcpus,
      sum((vm) => vm.vcpus),
    )
    assert.equal(
      summary.gpus,
      sum((vm) => vm.gpus),
    )
    assert.equal(
      summary.monthlyCost.amount,
      sum((vm) => vm.monthlyCost.amount),
    )
    for (const [status, count] of Object.entries(summary.byStatus)) {
      assert.equal(count, vms.filter((vm) => vm.status === status).length, status)
    }
    const sumOf = (of: (vm: (typeof vms)[number]) => number) => vms.reduce((sum, vm) => sum + of(vm), 0)
    const mean =
      sumOf((vm) => vm.vcpus * (vm.metrics?.cpuPercent ?? 0)) / sumOf((vm) => (vm.metrics ? vm.vcpus : 0))
    assert.ok(Math.abs((summary.averageCpuPercent ?? 0) - mean) < 0.1)
    return response
  }),

  behaves('getVmSummary', 'an empty organization has nothing and no average', async (api) => {
    await api.mocks.scenario({ dataset: 'empty' })
    const summary = bodyOf(await api.send('getVmSummary'))
    assert.equal(summary.total, 0)
    assert.equal(summary.averageCpuPercent, null)
    assert.equal((await list(api)).total, 0)
  }),

  reaches('getVmCatalog', '200', 'contains everything that createVm accepts', async (api) => {
    const response = await api.send('getVmCatalog')
    const { regions, images, sizes } = bodyOf(response)
    const request = await vmRequest(api)
    assert.ok(regions.some((region) => region.id === request.region))
    assert.ok(images.some((image) => image.id === request.imageId))
    assert.ok(sizes.some((size) => size.id === request.sizeId && size.regions.includes(request.region)))
    assert.deepEqual(
      sizes.filter((size) => size.family === 'gpu').map((size) => size.gpus),
      [1, 4, 8],
    )
    return response
  }),

  behaves('getVmSummary', 'counts a VM that is off at its full price', async (api) => {
    const before = bodyOf(await api.send('getVmSummary'))
    const vm = await stoppedVm(api)
    const after = bodyOf(await api.send('getVmSummary'))
    assert.equal(after.monthlyCost.amount - before.monthlyCost.amount, vm.monthlyCost.amount)
    assert.equal(after.byStatus.stopped - before.byStatus.stopped, 1)
  }),
]
