import assert from 'node:assert/strict'
import type { Container } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  containerThatIs,
  deploy,
  getContainer,
  pathTo,
  runningContainer,
  stoppedContainer,
  waitUntilStable,
} from './support/containers.ts'

const rollOut = (api: Api, container: Container, tag: string) =>
  api.send('updateContainer', {
    ...pathTo(container),
    body: { image: `registry.example/shop/contract-test:${tag}` },
  })

const rollBack = (api: Api, container: Container, revision: number, key?: string) =>
  api.send('rollBackContainer', {
    ...pathTo(container),
    body: { revision },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const abort = (api: Api, container: Container) => api.send('abortContainerRollout', pathTo(container))

async function revisions(api: Api, container: Container): Promise<readonly string[]> {
  const { items } = bodyOf(await api.send('listContainerRevisions', pathTo(container)))
  return items.map(({ revision, status }) => `${revision} ${status}`)
}

/** Running container whose rollout of revision 2 stalls. */
async function stalledContainer(api: Api): Promise<Container> {
  const container = await runningContainer(api)
  await rollOut(api, container, 'crash')
  await api.mocks.advance('PT30S')
  return getContainer(api, container.id)
}

export const containerRolloutCases: readonly ContractCase[] = [
  reaches('listContainerRevisions', '200', 'newest first, with authors and images', async (api) => {
    const container = await stalledContainer(api)
    const response = await api.send('listContainerRevisions', pathTo(container))
    const { items } = bodyOf(response)
    assert.deepEqual(
      items.map(({ revision, status, image }) => [revision, status, image.split(':')[1]]),
      [
        [2, 'in_progress', 'crash'],
        [1, 'active', '1.0.0'],
      ],
    )
    assert.ok(items.every(({ author, rollbackOf }) => author.name !== '' && rollbackOf === null))
    return response
  }),

  behaves('listContainerRevisions', 'a seeded container has the last 10', async (api) => {
    const { items: found } = bodyOf(await api.send('listContainers', { query: { q: 'checkout-api' } }))
    const container = found.find(({ namespace }) => namespace === 'production')
    assert.ok(container)
    const { items } = bodyOf(await api.send('listContainerRevisions', pathTo(container)))
    assert.equal(items.length, 10)
    assert.deepEqual(
      [items[0]?.revision, items[0]?.status, items[0]?.image],
      [container.revision, 'active', container.image],
    )
    const times = items.map(({ createdAt }) => createdAt)
    assert.deepEqual(times, times.toSorted().toReversed())
    assert.ok(times.every((time) => time <= container.updatedAt))
  }),

  behaves('updateContainer', 'a stalled rollout says since when, and which replica crashes', async (api) => {
    const { status, rollout, replicas } = await stalledContainer(api)
    assert.deepEqual(
      [status, replicas.ready, rollout?.status, rollout?.previousRevision],
      ['updating', 2, 'in_progress', 1],
    )
    assert.ok(rollout?.stall && rollout.stall.since > rollout.startedAt)
    assert.match(rollout.stall.replica, /^contract-test-2-/)
    assert.equal(rollout.stall.lastExit.code, 1)
  }),

  reaches('rollBackContainer', '202', 'another revision, as a new one', async (api) => {
    const container = await stalledContainer(api)
    const response = await rollBack(api, container, 1)
    const { status, revision, image } = bodyOf(response)
    assert.deepEqual([status, revision, image.split(':')[1]], ['updating', 3, '1.0.0'])
    assert.equal((await waitUntilStable(api, container)).status, 'running')
    assert.deepEqual(await revisions(api, container), ['3 active', '2 aborted', '1 previous'])
    const { items } = bodyOf(await api.send('listContainerRevisions', pathTo(container)))
    assert.equal(items[0]?.rollbackOf, 1)
    return response
  }),

  reaches('rollBackContainer', '200', 'a stopped one, from its next start', async (api) => {
    const container = await stoppedContainer(api)
    await rollOut(api, container, '1.1.0')
    const response = await rollBack(api, container, 1)
    assert.deepEqual([bodyOf(response).status, bodyOf(response).revision], ['stopped', 3])
    return response
  }),

  behaves('rollBackContainer', 'makes one revision for its idempotency key', async (api) => {
    const container = await stalledContainer(api)
    const send = () => rollBack(api, container, 1, 'rollback-0001')
    assert.deepEqual(bodyOf(await send()), bodyOf(await send()))
    assert.equal((await revisions(api, container)).length, 3)
  }),

  reaches(
    'rollBackContainer',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const container = await stalledContainer(api)
      await rollBack(api, container, 1, 'rollback-0001')
      return rollBack(api, container, 2, 'rollback-0001')
    },
  ),

  reaches('rollBackContainer', '409 revision_unchanged', 'the active revision', async (api) =>
    rollBack(api, await runningContainer(api), 1),
  ),

  reaches('rollBackContainer', '409 invalid_state', 'one that is starting', async (api) =>
    rollBack(api, bodyOf(await deploy(api)), 1),
  ),

  reaches('rollBackContainer', '422 unknown_reference', 'a revision that does not exist', async (api) =>
    rollBack(api, await runningContainer(api), 7),
  ),

  reaches('abortContainerRollout', '202', 'back to the revision before', async (api) => {
    const container = await stalledContainer(api)
    const response = await abort(api, container)
    const { status, revision, image, rollout } = bodyOf(response)
    assert.deepEqual([status, revision, image.split(':')[1], rollout], ['updating', 1, '1.0.0', null])
    const { status: after, replicas } = await waitUntilStable(api, container)
    assert.deepEqual([after, replicas], ['running', { ready: 2, desired: 2 }])
    assert.deepEqual(await revisions(api, container), ['2 aborted', '1 active'])
    return response
  }),

  reaches('abortContainerRollout', '409 invalid_state', 'without a rollout', async (api) => {
    const response = await abort(api, await containerThatIs(api, 'running'))
    assert.equal(problemOf(response).detail, 'No rollout is in progress.')
    return response
  }),
]
