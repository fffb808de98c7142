import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  containerThatIs,
  getContainer,
  pathTo,
  runningContainer,
  scale,
  stoppedContainer,
  waitUntilStable,
} from './support/containers.ts'

export const containerLifeCycleCases: readonly ContractCase[] = [
  reaches('scaleContainer', '202', 'scales up and costs more immediately', async (api) => {
    const container = await runningContainer(api)
    const response = await scale(api, container, 4)
    const { status, replicas, monthlyCost } = bodyOf(response)
    assert.deepEqual([status, replicas, monthlyCost.amount], ['scaling', { ready: 2, desired: 4 }, 4000])
    assert.deepEqual((await waitUntilStable(api, container)).replicas, { ready: 4, desired: 4 })
    return response
  }),

  reaches('scaleContainer', '409 replicas_unchanged', 'the current replica count', async (api) =>
    scale(api, await runningContainer(api), 2),
  ),

  reaches('scaleContainer', '409 invalid_state', 'a job', async (api) => {
    const response = await scale(api, await containerThatIs(api, 'completed'), 2)
    assert.equal(problemOf(response).detail, 'A job can’t be scaled.')
    return response
  }),

  reaches('stopContainer', '202', 'stopping, then stopped without cost', async (api) => {
    const container = await runningContainer(api)
    const response = await api.send('stopContainer', pathTo(container))
    assert.equal(bodyOf(response).status, 'stopping')
    const stopped = await waitUntilStable(api, container)
    assert.deepEqual(
      [stopped.status, stopped.replicas, stopped.usage, stopped.startedAt, stopped.monthlyCost.amount],
      ['stopped', { ready: 0, desired: 2 }, null, null, 0],
    )
    return response
  }),

  reaches('stopContainer', '409 invalid_state', 'one that is stopped', async (api) =>
    api.send('stopContainer', pathTo(await stoppedContainer(api))),
  ),

  reaches('startContainer', '202', 'pending, then running', async (api) => {
    const container = await stoppedContainer(api)
    const response = await api.send('startContainer', pathTo(container))
    assert.equal(bodyOf(response).status, 'pending')
    assert.deepEqual((await waitUntilStable(api, container)).replicas, { ready: 2, desired: 2 })
    return response
  }),

  behaves('startContainer', 'a job runs again, and completes', async (api) => {
    const job = await containerThatIs(api, 'completed')
    await api.send('startContainer', pathTo(job))
    assert.equal((await waitUntilStable(api, job)).status, 'completed')
  }),

  reaches('startContainer', '409 invalid_state', 'one that runs', async (api) =>
    api.send('startContainer', pathTo(await runningContainer(api))),
  ),

  reaches('restartContainer', '202', 'replaces replicas one by one', async (api) => {
    const container = await runningContainer(api)
    const ids = async () =>
      bodyOf(await api.send('listContainerReplicas', pathTo(container))).items.map(({ id }) => id)
    const before = await ids()
    const response = await api.send('restartContainer', pathTo(container))
    await api.mocks.advance('PT4S')
    assert.equal((await getContainer(api, container.id)).replicas.ready, 2)
    assert.equal((await waitUntilStable(api, container)).status, 'running')
    const after = await ids()
    assert.ok(after.length === 2 && after.every((id) => !before.includes(id)))
    return response
  }),

  reaches('restartContainer', '409 invalid_state', 'one that is stopped', async (api) =>
    api.send('restartContainer', pathTo(await stoppedContainer(api))),
  ),

  reaches('deleteContainer', '202', 'deleting, then deleted; lists dependents first', async (api) => {
    const container = await runningContainer(api)
    const other = await runningContainer(api, { name: 'leans-on-it', dependsOn: ['staging/contract-test'] })
    const { items } = bodyOf(await api.send('listDependents', { path: { resourceId: container.id } }))
    assert.deepEqual(
      items.map(({ id, effect }) => [id, effect]),
      [[other.id, 'breaks']],
    )
    const response = await api.send('deleteContainer', pathTo(container))
    assert.equal(bodyOf(response).status, 'deleting')
    await api.mocks.advance('PT5M')
    assert.equal((await api.send('getContainer', pathTo(container))).outcome, '404 not_found')
    return response
  }),

  reaches('deleteContainer', '409 invalid_state', 'one that is being deleted', async (api) => {
    const container = await runningContainer(api)
    await api.send('deleteContainer', pathTo(container))
    return api.send('deleteContainer', pathTo(container))
  }),
]
