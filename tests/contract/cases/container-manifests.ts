import assert from 'node:assert/strict'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { pathTo, runningContainer, waitUntilStable } from './support/containers.ts'

const document = (more = '') =>
  `name: from-yaml\nnamespace: staging\nregion: us-east\nimage: shop/from-yaml:1.0.0\nplanId: ctplan_starter\nreplicas: 1\n${more}`
const deployManifest = (api: Api, manifest: string, more: object = {}, headers = {}) =>
  api.send('deployManifest', { body: { manifest, ...more }, headers })

export const containerManifestCases: readonly ContractCase[] = [
  reaches('deployManifest', '200', 'a dry run changes nothing', async (api) => {
    const entries = async () => bodyOf(await api.send('listAuditEntries', { query: { limit: 1 } })).items
    const before = await entries()
    const response = await deployManifest(api, document(), { dryRun: true })
    assert.deepEqual(await entries(), before)
    assert.deepEqual(
      bodyOf(response).changes.map(({ action, containerId }) => [action, containerId]),
      [['create', null]],
    )
    assert.equal(bodyOf(await api.send('listContainers', { query: { q: 'from-yaml' } })).total, 0)
    return response
  }),

  reaches('deployManifest', '202', 'creates, then updates, then changes nothing', async (api) => {
    const response = await deployManifest(api, document())
    const [change] = bodyOf(response).changes
    assert.ok(change?.containerId)
    assert.equal((await waitUntilStable(api, { id: change.containerId })).status, 'running')
    const updated = await deployManifest(api, document().replace('1.0.0', '1.1.0'))
    assert.deepEqual(
      bodyOf(updated).changes.map(({ action, fields }) => [action, fields]),
      [['update', [{ field: '/image', before: 'shop/from-yaml:1.0.0', after: 'shop/from-yaml:1.1.0' }]]],
    )
    const { status, revision, image } = await waitUntilStable(api, { id: change.containerId })
    assert.deepEqual([status, revision, image], ['running', 2, 'shop/from-yaml:1.1.0'])
    const again = await deployManifest(api, document().replace('1.0.0', '1.1.0'))
    assert.equal(bodyOf(again).changes[0]?.action, 'unchanged')
    return response
  }),

  reaches('deployManifest', '409 invalid_state', 'while one of its containers changes', async (api) => {
    await deployManifest(api, document())
    return deployManifest(api, document().replace('1.0.0', '1.1.0'))
  }),

  reaches('deployManifest', '409 quota_exceeded', 'beyond the quota, nothing is created', async (api) => {
    const text = Array.from({ length: 100 }, (_, index) =>
      document().replaceAll('from-yaml', `from-yaml-${index}`),
    ).join('---\n')
    const response = await deployManifest(api, text)
    assert.equal(bodyOf(await api.send('listContainers', { query: { q: 'from-yaml' } })).total, 0)
    return response
  }),

  reaches(
    'deployManifest',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'manifest-1' }
      await deployManifest(api, document(), {}, headers)
      return deployManifest(api, document('tags: [a]\n'), {}, headers)
    },
  ),

  reaches('deployManifest', '422 invalid_manifest', 'says the line and column of each error', async (api) => {
    const text = `${document('color: red\n')}---\n${document().replace('replicas: 1', 'replicas: many')}`
    const response = await deployManifest(api, text)
    assert.deepEqual(
      problemOf(response).errors?.map(({ line, column, code, pointer }) => [line, column, code, pointer]),
      [
        [7, 1, 'unknown', '/manifest'],
        [14, 11, 'wrong_type', '/manifest'],
      ],
    )
    return response
  }),

  behaves('deployManifest', 'asks for the value of a new secret', async (api) => {
    const response = await deployManifest(api, document('env:\n  - { name: KEY, secret: true }\n'))
    assert.deepEqual(
      problemOf(response).errors?.map(({ line, code }) => [line, code]),
      [[8, 'required']],
    )
  }),

  behaves('deployManifest', 'rejects immutable fields and duplicate containers', async (api) => {
    await runningContainer(api, { name: 'from-yaml' })
    const moved = await deployManifest(api, document().replace('us-east', 'eu-west'))
    assert.deepEqual(
      problemOf(moved).errors?.map(({ line, code }) => [line, code]),
      [[3, 'immutable']],
    )
    const twice = await deployManifest(api, `${document()}---\n${document()}`)
    assert.deepEqual(
      problemOf(twice).errors?.map(({ line, code }) => [line, code]),
      [[8, 'duplicate_entry']],
    )
  }),

  reaches('getContainerManifest', '200', 'deployed again it changes nothing', async (api) => {
    const container = await runningContainer(api, {
      ports: [{ port: 8080, protocol: 'tcp', public: true }],
      env: [{ name: 'SECRET', value: 'hidden', secret: true }],
      tags: ['env:staging'],
      cpuRequestMillis: 250,
    })
    const response = await api.send('getContainerManifest', pathTo(container))
    const { manifest } = bodyOf(response)
    assert.ok(!manifest.includes('hidden'))
    const again = bodyOf(await deployManifest(api, manifest, { dryRun: true }))
    assert.deepEqual(
      again.changes.map(({ action }) => action),
      ['unchanged'],
    )
    return response
  }),

  behaves('getContainerManifest', 'leaves out a deleted dependency', async (api) => {
    const needed = await runningContainer(api, { name: 'needed' })
    const container = await runningContainer(api, { dependsOn: [needed.id] })
    await api.send('deleteContainer', pathTo(needed))
    assert.deepEqual((await waitUntilStable(api, container)).dependsOn, [needed.id])
    const { manifest } = bodyOf(await api.send('getContainerManifest', pathTo(container)))
    assert.deepEqual(
      bodyOf(await deployManifest(api, manifest, { dryRun: true })).changes.map(({ action }) => action),
      ['unchanged'],
    )
  }),
]
