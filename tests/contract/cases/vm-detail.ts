import assert from 'node:assert/strict'
import { type Api, bodyOf, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { followPages } from './support/pages.ts'
import { createVm, runningVm, stoppedVm, VM_STABLE_AFTER, vmThatIs } from './support/vms.ts'

const NOW = '2026-03-02T09:00:00Z'
const MADE_UP_CURSOR = 'bm90LWEtY3Vyc29y'

async function metrics(api: Api, vmId: string, query: Request['query'] = {}) {
  return bodyOf(await api.send('getVmMetrics', { path: { vmId }, query }))
}

export const vmDetailCases: readonly ContractCase[] = [
  reaches('getVm', '200', 'a VM of the seed', async (api) => {
    const vm = await vmThatIs(api, 'running')
    const response = await api.send('getVm', { path: { vmId: vm.id } })
    assert.deepEqual(response.body, vm)
    return response
  }),

  behaves('getVm', 'an id is opaque', async (api) => {
    for (const vmId of ['..', '%00', 'vm_🙂', "' OR 1=1", 'summary2', 'x'.repeat(64)]) {
      assert.equal((await api.send('getVm', { path: { vmId } })).outcome, '404 not_found', vmId)
    }
    assert.equal(
      (await api.send('getVm', { path: { vmId: 'x'.repeat(65) } })).outcome,
      '400 invalid_parameters',
    )
  }),

  reaches('getVmUserData', '200', 'as it was sent, and null for a VM without', async (api) => {
    const userData = '#!/bin/sh\napt-get install -y nginx\n'
    const { id } = await runningVm(api, { userData })
    const response = await api.send('getVmUserData', { path: { vmId: id } })
    assert.equal(bodyOf(response).userData, userData)
    const other = await runningVm(api, { names: ['without'] })
    assert.equal(bodyOf(await api.send('getVmUserData', { path: { vmId: other.id } })).userData, null)
    return response
  }),

  reaches('getVmMetrics', '200', 'the last hour, as evenly spaced means', async (api) => {
    const vm = await vmThatIs(api, 'running')
    const response = await api.send('getVmMetrics', { path: { vmId: vm.id } })
    const { from, to, stepSeconds, series } = bodyOf(response)
    assert.equal(Date.parse(to) - Date.parse(from), 3_600_000)
    assert.equal(Date.parse(to), Date.parse(NOW))
    assert.equal(stepSeconds, 30)
    const expected = Math.ceil(3600 / stepSeconds)
    for (const { metric, values } of series) assert.equal(values.length, expected, metric)
    assert.equal(
      series.some((it) => it.metric === 'gpu'),
      vm.gpus > 0,
    )
    return response
  }),

  reaches('getVmMetrics', '400 invalid_range', 'a range that ends before it begins', async (api) => {
    const { id } = await vmThatIs(api, 'running')
    return api.send('getVmMetrics', { path: { vmId: id }, query: { from: NOW, to: '2026-03-01T00:00:00Z' } })
  }),

  behaves('getVmMetrics', 'the same query returns the same values later', async (api) => {
    const { id } = await vmThatIs(api, 'running')
    const range = { from: '2026-03-01T09:00:00Z', to: '2026-03-02T08:00:00Z', points: 24 }
    const before = await metrics(api, id, range)
    await api.mocks.advance('P1D')
    assert.deepEqual(await metrics(api, id, range), before)
  }),

  behaves('getVmMetrics', 'is null before creation and while off', async (api) => {
    const vm = await stoppedVm(api)
    await api.mocks.advance('PT1H')
    const { series } = await metrics(api, vm.id)
    for (const { metric, values } of series)
      assert.ok(
        values.every((value) => value === null),
        metric,
      )
    const old = await metrics(api, vm.id, { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' })
    for (const { values } of old.series) assert.ok(values.every((value) => value === null))
  }),

  behaves('getVmMetrics', 'accepts any range at any resolution', async (api) => {
    const { id } = await vmThatIs(api, 'running')
    for (const query of [
      { from: '2026-03-02T08:59:59Z', to: NOW, points: 2 },
      { from: '2025-03-02T09:00:00Z', to: NOW, points: 500 },
      { from: '2026-03-02T10:00:00+02:00', to: '2026-03-02T11:00:00+02:00' },
      { points: 2 },
    ]) {
      const { stepSeconds, series, from, to } = await metrics(api, id, query)
      const expected = Math.ceil((Date.parse(to) - Date.parse(from)) / 1000 / stepSeconds)
      assert.equal(series[0]?.values.length, expected, JSON.stringify(query))
      assert.ok(expected <= (query.points ?? 120))
    }
  }),

  reaches('listVmActivity', '200', 'activities, newest first', async (api) => {
    const vm = await runningVm(api)
    await api.mocks.advance('PT1M')
    await api.send('restartVm', { path: { vmId: vm.id } })
    const response = await api.send('listVmActivity', { path: { vmId: vm.id } })
    const { items } = bodyOf(response)
    assert.equal(items[0]?.outcome, 'in_progress')
    assert.equal(items.at(-1)?.outcome, 'succeeded')
    const times = items.map((it) => it.at)
    assert.deepEqual(times, times.toSorted().reverse())
    return response
  }),

  reaches('listVmActivity', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    const { id } = await vmThatIs(api, 'running')
    return api.send('listVmActivity', { path: { vmId: id }, query: { cursor: MADE_UP_CURSOR } })
  }),

  behaves('listVmActivity', 'includes failures', async (api) => {
    const [vm] = bodyOf(await createVm(api, { names: ['fail-told'] })).items
    await api.mocks.advance(VM_STABLE_AFTER)
    const { items } = bodyOf(await api.send('listVmActivity', { path: { vmId: vm?.id ?? '' } }))
    assert.equal(items[0]?.outcome, 'failed')
  }),

  behaves('listVmActivity', 'pages without a gap while the list grows', async (api) => {
    const vm = await runningVm(api)
    for (let change = 0; change < 4; change += 1) {
      await api.mocks.advance('PT1M')
      await api.send('updateVm', { path: { vmId: vm.id }, body: { tags: [`change-${change}`] } })
    }
    const path = { vmId: vm.id }
    const all = bodyOf(await api.send('listVmActivity', { path })).items.map((it) => it.id)
    const seen = await followPages(async (cursor) => {
      const page = bodyOf(await api.send('listVmActivity', { path, query: { limit: 2, ...cursor } }))
      await api.mocks.advance('PT1S')
      await api.send('updateVm', {
        path,
        body: { tags: [`after-${page.items[0]?.id.toLowerCase()}`.replace('_', '-')] },
      })
      return page
    })
    assert.deepEqual(
      seen.map((it) => it.id),
      all,
    )
  }),

  reaches('listVmLogs', '200', 'newest first, all of this VM', async (api) => {
    const vm = await vmThatIs(api, 'running')
    const response = await api.send('listVmLogs', { path: { vmId: vm.id } })
    const { items } = bodyOf(response)
    assert.ok(items.length > 0)
    assert.ok(items.every((it) => it.source === vm.name))
    const times = items.map((it) => it.timestamp)
    assert.deepEqual(times, times.toSorted().reverse())
    return response
  }),

  reaches('listVmLogs', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    const { id } = await vmThatIs(api, 'running')
    return api.send('listVmLogs', { path: { vmId: id }, query: { cursor: MADE_UP_CURSOR } })
  }),

  behaves('listVmLogs', 'pages without a gap', async (api) => {
    const path = { vmId: (await vmThatIs(api, 'running')).id }
    const whole = bodyOf(await api.send('listVmLogs', { path, query: { limit: 30 } }))
    const seen = await followPages(
      async (cursor) => bodyOf(await api.send('listVmLogs', { path, query: { limit: 10, ...cursor } })),
      3,
    )
    assert.deepEqual(seen, whole.items)
    assert.equal(new Set(seen.map((it) => it.id)).size, seen.length)
  }),

  behaves('listVmLogs', 'filters by level and by words', async (api) => {
    const path = { vmId: (await vmThatIs(api, 'running')).id }
    const warnings = bodyOf(
      await api.send('listVmLogs', { path, query: { level: ['WARN', 'ERROR'], limit: 20 } }),
    )
    assert.ok(warnings.items.length > 0)
    assert.ok(warnings.items.every((it) => it.level === 'WARN' || it.level === 'ERROR'))
    const { items } = bodyOf(await api.send('listVmLogs', { path, query: { limit: 1 } }))
    const word = items[0]?.message.split(' ')[0]?.toUpperCase() ?? ''
    const found = bodyOf(await api.send('listVmLogs', { path, query: { q: word, limit: 5 } }))
    assert.ok(found.items.length > 0, word)
  }),
]
