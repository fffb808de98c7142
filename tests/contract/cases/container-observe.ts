import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { containerThatIs, pathTo, runningContainer, scale, waitUntilStable } from './support/containers.ts'
import { followPages } from './support/pages.ts'
import { runningVm } from './support/vms.ts'

export const containerObserveCases: readonly ContractCase[] = [
  reaches('getContainerGraph', '200', 'edges lead between its nodes', async (api) => {
    const response = await api.send('getContainerGraph', { query: { namespace: 'production' } })
    const { nodes, edges, truncated } = bodyOf(response)
    const ids = new Set(nodes.map(({ id }) => id))
    assert.ok(edges.length > 0 && !truncated)
    assert.ok(edges.every(({ from, to }) => ids.has(from) && ids.has(to)))
    return response
  }),

  behaves('getContainerGraph', 'a VM is shown where a container depends on it', async (api) => {
    const vm = await runningVm(api)
    const container = await runningContainer(api, { dependsOn: [vm.id] })
    const { nodes, edges } = bodyOf(await api.send('getContainerGraph', { query: { namespace: 'staging' } }))
    assert.ok(nodes.some((it) => it.id === vm.id && it.type === 'vm' && it.namespace === null))
    assert.ok(edges.some((it) => it.from === container.id && it.to === vm.id))
  }),

  reaches('listContainerReplicas', '200', 'the desired number; none when stopped', async (api) => {
    const container = await runningContainer(api)
    const response = await api.send('listContainerReplicas', pathTo(container))
    assert.deepEqual(
      bodyOf(response).items.map(({ status, restarts, revision }) => [status, restarts, revision]),
      [
        ['ready', 0, 1],
        ['ready', 0, 1],
      ],
    )
    await api.send('stopContainer', pathTo(container))
    await waitUntilStable(api, container)
    assert.deepEqual(bodyOf(await api.send('listContainerReplicas', pathTo(container))).items, [])
    return response
  }),

  reaches('getContainerMetrics', '200', 'ten series; the last value matches current usage', async (api) => {
    const container = await containerThatIs(api, 'running')
    const response = await api.send('getContainerMetrics', { ...pathTo(container), query: { points: 12 } })
    assert.deepEqual(
      bodyOf(response).series.map(({ metric }) => metric),
      [
        'cpu',
        'memory',
        'network_in',
        'network_out',
        'requests',
        'errors',
        'error_rate',
        'latency',
        'replicas',
        'restarts',
      ],
    )
    const replicas = bodyOf(response)
      .series.find(({ metric }) => metric === 'replicas')
      ?.values.at(-1)
    assert.equal(replicas, container.replicas.ready)
    return response
  }),

  reaches('getContainerMetrics', '400 invalid_range', 'a range that ends before it begins', async (api) => {
    const container = await containerThatIs(api, 'running')
    const query = { from: '2026-03-02T09:00:00Z', to: '2026-03-02T08:00:00Z' }
    return api.send('getContainerMetrics', { ...pathTo(container), query })
  }),

  reaches('listContainerActivity', '200', 'deployed, then scaled', async (api) => {
    const container = await runningContainer(api)
    await scale(api, container, 3)
    await waitUntilStable(api, container)
    const response = await api.send('listContainerActivity', pathTo(container))
    assert.deepEqual(
      bodyOf(response).items.map(({ action, summary }) => [action, summary]),
      [
        ['container.scaled', 'Scaled contract-test (staging) from 2 to 3'],
        ['container.created', 'Created contract-test (staging)'],
      ],
    )
    return response
  }),

  reaches('listContainerActivity', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    const container = await containerThatIs(api, 'running')
    return api.send('listContainerActivity', { ...pathTo(container), query: { cursor: 'bm9uZQ' } })
  }),

  reaches('listContainerLogs', '200', 'of all replicas, paged, each line once', async (api) => {
    const container = await containerThatIs(api, 'running')
    const query = { limit: 40 }
    const response = await api.send('listContainerLogs', { ...pathTo(container), query })
    const lines = await followPages(
      async (cursor) =>
        bodyOf(await api.send('listContainerLogs', { ...pathTo(container), query: { ...query, ...cursor } })),
      4,
    )
    assert.equal(new Set(lines.map(({ id }) => id)).size, lines.length)
    const times = lines.map(({ timestamp }) => timestamp)
    assert.deepEqual(times, times.toSorted().reverse())
    const replicas = bodyOf(await api.send('listContainerReplicas', pathTo(container))).items
    assert.ok(lines.every(({ source }) => replicas.some(({ name }) => name === source)))
    return response
  }),

  behaves('listContainerLogs', 'of one replica alone', async (api) => {
    const container = await runningContainer(api)
    const [replica] = bodyOf(await api.send('listContainerReplicas', pathTo(container))).items
    assert.ok(replica)
    const { items } = bodyOf(
      await api.send('listContainerLogs', { ...pathTo(container), query: { replicaId: replica.id } }),
    )
    assert.ok(items.length > 0 && items.every(({ source }) => source === replica.name))
  }),

  reaches('listContainerLogs', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    const container = await containerThatIs(api, 'running')
    return api.send('listContainerLogs', { ...pathTo(container), query: { cursor: 'bm9uZQ' } })
  }),

  behaves('listContainerLogs', 'a Viewer may not read them', async (api) => {
    const container = await containerThatIs(api, 'running')
    const response = await api.send('listContainerLogs', { ...pathTo(container), as: 'viewer' })
    assert.equal(response.outcome, '403 permission_denied')
  }),
]
