import assert from 'node:assert/strict'
import type { Recommendation, RecommendationKind } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { assignRoles, createRole } from './support/roles.ts'
import { createVm, VM_STABLE_AFTER } from './support/vms.ts'
import { availableVolume } from './support/volumes.ts'

const listOf = async (api: Api, status: 'open' | 'dismissed' = 'open') =>
  bodyOf(await api.send('listRecommendations', { query: { status } }))

async function oneOf(api: Api, kind: RecommendationKind): Promise<Recommendation> {
  const found = (await listOf(api)).items.find((it) => it.kind === kind)
  assert.ok(found, `nothing is recommended of the kind ${kind}`)
  return found
}

const path = ({ id }: Pick<Recommendation, 'id'>) => ({ path: { recommendationId: id } })
const UNKNOWN = { path: { recommendationId: 'advice_gone00000000' } }
const EIGHT_DAYS = 'P8D'

export const recommendationCases: readonly ContractCase[] = [
  reaches('listRecommendations', '200', 'highest savings first, with the total', async (api) => {
    const response = await api.send('listRecommendations', { as: 'admin' })
    const { items, total, monthlySavings } = bodyOf(response)
    assert.equal(total, items.length)
    const savings = items.map((it) => it.monthlySavings.amount)
    assert.deepEqual(
      savings,
      [...savings].sort((a, b) => b - a),
    )
    assert.equal(
      monthlySavings.amount,
      savings.reduce((sum, it) => sum + it, 0),
    )
    const kinds = new Set(items.map(({ kind }) => kind))
    for (const kind of ['idle_vm', 'oversized_vm', 'switched_off', 'unattached_volume', 'old_snapshot']) {
      assert.ok(kinds.has(kind as RecommendationKind), kind)
    }
    return response
  }),

  behaves('listRecommendations', 'adds new findings and drops resolved ones', async (api) => {
    const { id } = await availableVolume(api)
    const isFound = async () => (await listOf(api)).items.some(({ resource }) => resource.id === id)
    assert.equal(await isFound(), false, 'a new volume may be wanted tomorrow')
    await api.mocks.advance(EIGHT_DAYS)
    assert.equal(await isFound(), true)
    await api.send('deleteVolume', { path: { volumeId: id } })
    assert.equal(await isFound(), false, 'it is going')
  }),

  behaves(
    'listRecommendations',
    'counts the time in error from the failure, whatever is edited since',
    async (api) => {
      const [vm] = bodyOf(await createVm(api, { names: ['fail-recommended'] })).items
      assert.ok(vm)
      await api.mocks.advance('P3D')
      const found = async () => (await listOf(api)).items.find(({ resource }) => resource.id === vm.id)
      const before = await found()
      assert.deepEqual(before?.findings[0], { label: 'In error for', value: '2 days' })
      await api.send('updateVm', { path: { vmId: vm.id }, body: { tags: ['broken'] } })
      assert.deepEqual(await found(), before)
    },
  ),

  reaches('getRecommendation', '200', 'a VM that becomes smaller restarts', async (api) => {
    const recommendation = await oneOf(api, 'oversized_vm')
    const response = await api.send('getRecommendation', path(recommendation))
    const preview = bodyOf(response)
    assert.deepEqual(preview.recommendation, recommendation)
    assert.deepEqual(
      [preview.restarts, preview.deletesData, preview.dependents, preview.blockedReason],
      [true, false, [], null],
    )
    const { monthlyCost, monthlySavings } = recommendation
    assert.equal(preview.costAfter.amount, monthlyCost.amount - monthlySavings.amount)
    return response
  }),

  reaches('getRecommendation', '404 not_found', 'an unknown recommendation', (api) =>
    api.send('getRecommendation', UNKNOWN),
  ),

  reaches('applyRecommendation', '202', 'saves the previewed amount and is resolved', async (api) => {
    const recommendation = await oneOf(api, 'oversized_vm')
    const preview = bodyOf(await api.send('getRecommendation', path(recommendation)))
    const response = await api.send('applyRecommendation', { ...path(recommendation), as: 'admin' })
    const { id } = recommendation.resource
    const read = async () => bodyOf(await api.send('getVm', { path: { vmId: id } }))
    assert.equal((await read()).status, 'resizing')
    assert.equal((await api.send('getRecommendation', path(recommendation))).outcome, '404 not_found')
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.deepEqual((await read()).monthlyCost, preview.costAfter)
    const again = await api.send('applyRecommendation', path(recommendation))
    assert.equal(again.outcome, '404 not_found')
    return response
  }),

  behaves('applyRecommendation', 'deletes an unused resource like its own operation', async (api) => {
    const recommendation = await oneOf(api, 'unattached_volume')
    const preview = bodyOf(await api.send('getRecommendation', path(recommendation)))
    assert.deepEqual([preview.deletesData, preview.costAfter.amount], [true, 0])
    await api.send('applyRecommendation', path(recommendation))
    await api.mocks.advance(VM_STABLE_AFTER)
    const { outcome } = await api.send('getVolume', { path: { volumeId: recommendation.resource.id } })
    assert.equal(outcome, '404 not_found')
  }),

  reaches('applyRecommendation', '409 invalid_state', 'denied while its VM restarts', async (api) => {
    const recommendation = await oneOf(api, 'oversized_vm')
    await api.send('restartVm', { path: { vmId: recommendation.resource.id } })
    const { blockedReason } = bodyOf(await api.send('getRecommendation', path(recommendation)))
    const response = await api.send('applyRecommendation', path(recommendation))
    assert.equal(problemOf(response).detail, blockedReason)
    return response
  }),

  reaches(
    'applyRecommendation',
    '409 quota_exceeded',
    'denied if the cheaper size needs more',
    async (api) => {
      await api.mocks.scenario({ seedVariants: ['free-plan'] })
      const { items } = await listOf(api)
      for (const recommendation of items.filter(({ kind }) => kind === 'oversized_vm')) {
        const { blockedReason } = bodyOf(await api.send('getRecommendation', path(recommendation)))
        if (blockedReason === null) continue
        const response = await api.send('applyRecommendation', path(recommendation))
        assert.equal(problemOf(response).errors, undefined, 'applying has no body to point into')
        return response
      }
      return assert.fail('no size that is recommended exceeds the plan')
    },
  ),

  reaches('applyRecommendation', '404 not_found', 'an unknown recommendation', (api) =>
    api.send('applyRecommendation', UNKNOWN),
  ),

  behaves('applyRecommendation', 'requires the permission of the underlying operation', async (api) => {
    // By then a container has been in error for long enough.
    await api.mocks.advance('P2D')
    const { items } = await listOf(api)
    const container = items.find(({ resource }) => resource.type === 'container')
    assert.ok(container)
    const role = await createRole(api, { permissions: ['manage_resources', 'view_billing'] })
    await assignRoles(api, 'viewer@nimbus.example', [role.id])
    const as = 'viewer'
    const { blockedReason } = bodyOf(await api.send('getRecommendation', { ...path(container), as }))
    const response = await api.send('applyRecommendation', { ...path(container), as })
    assert.equal(response.outcome, '403 permission_denied')
    assert.equal(problemOf(response).detail, blockedReason)
  }),

  reaches('dismissRecommendation', '200', "is dismissed with the actor's name", async (api) => {
    const recommendation = await oneOf(api, 'idle_vm')
    const before = await listOf(api)
    const response = await api.send('dismissRecommendation', { ...path(recommendation), as: 'admin' })
    const { dismissed } = bodyOf(response)
    assert.ok(dismissed)
    assert.equal((await listOf(api)).total, before.total - 1)
    const { items } = await listOf(api, 'dismissed')
    assert.deepEqual(items, [{ ...recommendation, dismissed }])
    const again = bodyOf(await api.send('dismissRecommendation', path(recommendation)))
    assert.deepEqual(again.dismissed, dismissed)
    return response
  }),

  reaches('dismissRecommendation', '404 not_found', 'an unknown recommendation', (api) =>
    api.send('dismissRecommendation', UNKNOWN),
  ),

  reaches('restoreRecommendation', '200', 'is open again', async (api) => {
    const recommendation = await oneOf(api, 'idle_vm')
    await api.send('dismissRecommendation', path(recommendation))
    const response = await api.send('restoreRecommendation', path(recommendation))
    assert.deepEqual(bodyOf(response), recommendation)
    assert.equal((await listOf(api, 'dismissed')).total, 0)
    return response
  }),

  behaves(
    'restoreRecommendation',
    'leaves the resource in the audit log, like applying and dismissing',
    async (api) => {
      const recommendation = await oneOf(api, 'idle_vm')
      await api.send('dismissRecommendation', path(recommendation))
      await api.send('restoreRecommendation', path(recommendation))
      await api.send('applyRecommendation', path(recommendation))
      const { items } = bodyOf(await api.send('listAuditEntries', { query: { limit: 3 } }))
      const { type, id, name } = recommendation.resource
      const facts = { resource: { type, id, name, namespace: null }, detail: recommendation.title }
      assert.deepEqual(
        items.map(({ operation, resource, detail }) => ({ operation, resource, detail })),
        ['applyRecommendation', 'restoreRecommendation', 'dismissRecommendation'].map((operation) => ({
          operation,
          ...facts,
        })),
      )
    },
  ),

  reaches('restoreRecommendation', '404 not_found', 'an unknown recommendation', (api) =>
    api.send('restoreRecommendation', UNKNOWN),
  ),
]
