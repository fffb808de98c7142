import assert from 'node:assert/strict'
import type { Container } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  deploy,
  getContainer,
  pathTo,
  runningContainer,
  stoppedContainer,
  waitUntilStable,
} from './support/containers.ts'

const update = (api: Api, container: Container, body: object) =>
  api.send('updateContainer', { ...pathTo(container), body })

export const containerChangeCases: readonly ContractCase[] = [
  reaches('updateContainer', '200', 'tags change at once', async (api) => {
    const container = await runningContainer(api)
    const response = await update(api, container, { tags: ['env:staging'] })
    assert.deepEqual([bodyOf(response).status, bodyOf(response).revision], ['running', 1])
    return response
  }),

  reaches('updateContainer', '202', 'an image rolls out while the ready count stays', async (api) => {
    const container = await runningContainer(api)
    const response = await update(api, container, { image: 'shop/contract-test:1.1.0' })
    assert.deepEqual([bodyOf(response).status, bodyOf(response).revision], ['updating', 2])
    await api.mocks.advance('PT5S')
    assert.equal((await getContainer(api, container.id)).replicas.ready, 2)
    const { items } = bodyOf(await api.send('listContainerReplicas', pathTo(container)))
    assert.deepEqual(new Set(items.map(({ revision }) => revision)), new Set([1, 2]))
    assert.equal((await waitUntilStable(api, container)).status, 'running')
    return response
  }),

  behaves(
    'updateContainer',
    'keeps a dependency that is being deleted, but takes no such new one',
    async (api) => {
      const container = await runningContainer(api)
      const { id } = await runningContainer(api, { name: 'dependency' })
      const depend = (on: readonly string[]) => update(api, container, { dependsOn: on })
      assert.equal((await depend([id])).status, 200)
      await api.send('deleteContainer', pathTo({ id }))
      assert.equal((await depend([id])).status, 200)
      assert.equal((await depend([])).status, 200)
      assert.equal((await depend([id])).outcome, '422 unknown_reference')
    },
  ),

  behaves('updateContainer', 'a stopped one applies it at its next start', async (api) => {
    const container = await stoppedContainer(api)
    const response = await update(api, container, { image: 'shop/contract-test:1.1.0' })
    assert.deepEqual([response.status, bodyOf(response).status], [200, 'stopped'])
    await api.send('startContainer', pathTo(container))
    await waitUntilStable(api, container)
    const { items } = bodyOf(await api.send('listContainerReplicas', pathTo(container)))
    assert.deepEqual([items.length, items[0]?.revision], [2, 2])
  }),

  behaves('updateContainer', 'a secret sent without a value keeps it', async (api) => {
    const container = await runningContainer(api, { env: [{ name: 'KEY', value: 'a', secret: true }] })
    const same = await update(api, container, { env: [{ name: 'KEY', secret: true }] })
    assert.equal(same.status, 200)
    assert.equal(
      (await update(api, container, { env: [{ name: 'KEY', value: 'b', secret: true }] })).status,
      202,
    )
  }),

  behaves('updateContainer', 'a renamed secret needs its value again', async (api) => {
    const container = await runningContainer(api, { env: [{ name: 'KEY', value: 'a', secret: true }] })
    const renamed = await update(api, container, { env: [{ name: 'TOKEN', secret: true }] })
    assert.deepEqual(
      problemOf(renamed).errors?.map(({ pointer, code }) => [pointer, code]),
      [['/env/0/value', 'required']],
    )
    assert.equal(
      (await update(api, container, { env: [{ name: 'TOKEN', value: 'a', secret: true }] })).status,
      202,
    )
  }),

  reaches('updateContainer', '409 invalid_state', 'a starting one rejects another image', async (api) =>
    update(api, bodyOf(await deploy(api)), { image: 'shop/contract-test:1.1.0' }),
  ),

  reaches('updateContainer', '422 unknown_reference', 'a plan that does not exist', async (api) =>
    update(api, await runningContainer(api), { planId: 'ctplan_none' }),
  ),

  reaches('updateContainer', '422 duplicate_entry', 'a variable twice', async (api) =>
    update(api, await runningContainer(api), { env: [{ name: 'A' }, { name: 'A' }] }),
  ),

  behaves('updateContainer', 'rejects itself and a repeated dependency, by id or by path', async (api) => {
    const needed = await runningContainer(api, { name: 'needed' })
    const container = await runningContainer(api)
    const errorsOf = async (dependsOn: string[]) =>
      problemOf(await update(api, container, { dependsOn })).errors?.map(({ pointer, code }) => [
        pointer,
        code,
      ])
    assert.deepEqual(await errorsOf([needed.id, 'staging/needed']), [['/dependsOn/1', 'duplicate_entry']])
    assert.deepEqual(await errorsOf([container.id]), [['/dependsOn/0', 'unknown_reference']])
    assert.deepEqual(await errorsOf(['staging/contract-test']), [['/dependsOn/0', 'unknown_reference']])
  }),

  reaches('updateContainer', '422 request_exceeds_plan', 'a plan smaller than its requests', async (api) => {
    const container = await runningContainer(api, { planId: 'ctplan_professional', cpuRequestMillis: 1500 })
    return update(api, container, { planId: 'ctplan_starter' })
  }),
]
