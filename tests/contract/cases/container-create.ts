import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { containerRequest, deploy, pathTo, waitUntilStable } from './support/containers.ts'

export const containerCreateCases: readonly ContractCase[] = [
  reaches('createContainer', '202', 'a Developer may; pending, then running', async (api) => {
    const response = await api.send('createContainer', { as: 'developer', body: containerRequest() })
    const { status, replicas, transition, monthlyCost } = bodyOf(response)
    assert.deepEqual(
      [status, replicas, transition?.to, monthlyCost.amount],
      ['pending', { ready: 0, desired: 2 }, 'running', 2000],
    )
    const running = await waitUntilStable(api, bodyOf(response))
    assert.deepEqual([running.status, running.replicas], ['running', { ready: 2, desired: 2 }])
    return response
  }),

  reaches('createContainer', '409 name_taken', 'unique per namespace', async (api) => {
    await deploy(api)
    assert.equal((await deploy(api, { namespace: 'development' })).status, 202)
    return deploy(api)
  }),

  reaches('createContainer', '409 quota_exceeded', 'beyond the quota', async (api) => {
    for (let index = 0; ; index += 1) {
      const response = await deploy(api, { name: `filler-${index}` })
      if (response.status !== 202) return response
    }
  }),

  reaches(
    'createContainer',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'containers-1' }
      await deploy(api, {}, headers)
      const again = await deploy(api, {}, headers)
      assert.equal(again.headers.get('idempotency-replayed'), 'true')
      return deploy(api, { name: 'another' }, headers)
    },
  ),

  reaches('createContainer', '422 unknown_reference', 'names every unknown reference', async (api) => {
    const response = await deploy(api, {
      planId: 'ctplan_none',
      projectId: 'prj_none',
      dependsOn: ['staging/nothing', 'db_none', 'staging/contract-test'],
    })
    assert.deepEqual(
      problemOf(response).errors?.map(({ pointer }) => pointer),
      ['/planId', '/dependsOn/0', '/dependsOn/1', '/dependsOn/2', '/projectId'],
    )
    return response
  }),

  behaves('createContainer', 'a secret needs a value', async (api) => {
    const response = await deploy(api, { env: [{ name: 'PUBLIC' }, { name: 'KEY', secret: true }] })
    assert.equal(problemOf(response).code, 'validation_failed')
    assert.deepEqual(
      problemOf(response).errors?.map(({ pointer, code }) => [pointer, code]),
      [['/env/1/value', 'required']],
    )
  }),

  reaches('createContainer', '422 duplicate_entry', 'a port and a variable twice', async (api) => {
    const port = { port: 80, protocol: 'tcp', public: false } as const
    const response = await deploy(api, {
      ports: [port, { ...port, public: true }],
      env: [{ name: 'A' }, { name: 'A' }],
    })
    assert.deepEqual(
      problemOf(response).errors?.map(({ pointer }) => pointer),
      ['/ports/1', '/env/1'],
    )
    return response
  }),

  reaches('createContainer', '422 request_exceeds_plan', "beyond the plan's replica resources", async (api) =>
    deploy(api, { cpuRequestMillis: 501 }),
  ),

  behaves('createContainer', 'a name starting with fail- ends in a crash loop', async (api) => {
    const failed = await waitUntilStable(api, bodyOf(await deploy(api, { name: 'fail-api' })))
    assert.deepEqual([failed.status, failed.replicas.ready], ['error', 0])
    assert.ok(failed.statusReason && failed.restarts > 0)
    const later = await waitUntilStable(api, failed)
    assert.ok(later.restarts > failed.restarts)
  }),

  behaves('createContainer', 'an image tagged oom does too, and says so', async (api) => {
    const failed = await waitUntilStable(api, bodyOf(await deploy(api, { image: 'shop/api:oom' })))
    assert.match(failed.statusReason ?? '', /memory/)
    const { items } = bodyOf(await api.send('listContainerReplicas', pathTo(failed)))
    assert.deepEqual([items[0]?.status, items[0]?.lastExit?.code], ['crashing', 137])
  }),
]
