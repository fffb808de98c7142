import assert from 'node:assert/strict'
import type { BulkOperation, BulkOperationCreate } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, type Caller, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { getVm, vmThatIs } from './support/vms.ts'

/** Longer than the time between two batches. */
const NEXT_BATCH = 'PT1S'

/** More items than run at once. None of them exists, so all of them fail. */
const MANY = Array.from({ length: 150 }, (_, index) => `vm_nowhere${index}`)

const start = (api: Api, body: BulkOperationCreate, as?: Caller) =>
  api.send('createBulkOperation', { body, ...(as !== undefined && { as }) })

const onVms = (action: BulkOperationCreate['action'], ids: readonly string[]): BulkOperationCreate => ({
  resourceType: 'vm',
  action,
  selection: { by: 'ids', ids: [...ids] },
})

const pathTo = ({ id }: Pick<BulkOperation, 'id'>) => ({ path: { bulkOperationId: id } })

async function reread(api: Api, operation: Pick<BulkOperation, 'id'>): Promise<BulkOperation> {
  return bodyOf(await api.send('getBulkOperation', pathTo(operation)))
}

/** The operation after its end; on a server that takes its time, some seconds later. */
async function ended(api: Api, started: Pick<BulkOperation, 'id'>): Promise<BulkOperation> {
  for (let seconds = 0; seconds < 60; seconds++) {
    const operation = await reread(api, started)
    if (operation.status !== 'running') return operation
    await api.mocks.advance('PT1S')
  }
  return reread(api, started)
}

async function itemsOf(api: Api, operation: Pick<BulkOperation, 'id'>) {
  return bodyOf(await api.send('listBulkOperationItems', { ...pathTo(operation), query: { pageSize: 100 } }))
    .items
}

async function outcomesOf(api: Api, operation: Pick<BulkOperation, 'id'>): Promise<readonly string[]> {
  await ended(api, operation)
  const items = await itemsOf(api, operation)
  return items.map(({ status, problem }) => (problem === null ? status : `${status} ${problem.code}`))
}

export const bulkOperationCases: readonly ContractCase[] = [
  reaches('createBulkOperation', '202', 'runs the single operation for each id', async (api) => {
    const { items } = bodyOf(await api.send('listVms', { query: { status: ['running'], pageSize: 2 } }))
    const [first, second] = items
    assert.ok(first && second)
    const response = await start(api, onVms('restart', [first.id, second.id, first.id]))
    const started = bodyOf(response)
    assert.deepEqual([started.status, started.total, started.counts.pending], ['running', 2, 2])
    const { status, counts, estimatedEndAt } = await ended(api, started)
    assert.deepEqual([status, counts.succeeded, estimatedEndAt], ['succeeded', 2, null])
    const [activity] = bodyOf(await api.send('listVmActivity', { path: { vmId: first.id } })).items
    assert.deepEqual([activity?.summary, activity?.actor.kind], [`Restarted ${first.name}`, 'key'])
    const audit = bodyOf(await api.send('listAuditEntries', { query: { limit: 10 } })).items
    assert.deepEqual(
      audit
        .slice(0, 3)
        .map(({ operation, resource, detail }) => [operation, resource?.name ?? detail])
        .sort(),
      [
        ['createBulkOperation', 'Restart 2 virtual machines'],
        ['restartVm', first.name],
        ['restartVm', second.name],
      ].sort(),
    )
    return response
  }),

  behaves('createBulkOperation', 'selects what the list finds with a filter', async (api) => {
    const { total, items } = bodyOf(await api.send('listVms', { query: { q: 'api-prod' } }))
    assert.ok(total > 1)
    const selection = { by: 'filter', filter: 'q=api-prod', expectedCount: total } as const
    const started = bodyOf(await start(api, { resourceType: 'vm', action: 'restart', selection }))
    assert.deepEqual([started.total, started.filter], [total, 'q=api-prod'])
    const names = (await itemsOf(api, started)).map(({ name }) => name)
    assert.deepEqual(names.toSorted(), items.map(({ name }) => name).toSorted())
  }),

  behaves('createBulkOperation', 'runs on what a filter finds in the order of creation', async (api) => {
    const { total, items } = bodyOf(
      await api.send('listVms', { query: { status: 'running', pageSize: 100 } }),
    )
    const selection = { by: 'filter', filter: 'status=running', expectedCount: total } as const
    const started = bodyOf(await start(api, { resourceType: 'vm', action: 'restart', selection }))
    const createdAt = new Map(items.map((it) => [it.id, it.createdAt]))
    const times = (await itemsOf(api, started)).map(({ id }) => createdAt.get(id) ?? '')
    assert.deepEqual(times, times.toSorted())
  }),

  behaves('createBulkOperation', 'runs items independently, and says why one did not', async (api) => {
    const running = await vmThatIs(api, 'running')
    const stopped = await vmThatIs(api, 'stopped')
    const started = bodyOf(await start(api, onVms('stop', [stopped.id, 'vm_nowhere', running.id])))
    const { counts, status } = await ended(api, started)
    assert.equal(status, 'failed')
    assert.deepEqual(counts, { pending: 0, succeeded: 1, skipped: 1, failed: 1, canceled: 0 })
    assert.deepEqual(await outcomesOf(api, started), [
      'skipped invalid_state',
      'failed not_found',
      'succeeded',
    ])
    assert.deepEqual(
      (await itemsOf(api, started)).map(({ name }) => name),
      [stopped.name, 'vm_nowhere', running.name],
    )
  }),

  behaves('createBulkOperation', 'keeps protected resources', async (api) => {
    const vm = await vmThatIs(api, 'stopped')
    await api.send('updateVm', { path: { vmId: vm.id }, body: { deletionProtection: true } })
    const started = bodyOf(await start(api, onVms('delete', [vm.id])))
    assert.deepEqual(await outcomesOf(api, started), ['failed deletion_protected'])
    assert.equal((await getVm(api, vm.id)).status, 'stopped')
  }),

  behaves('createBulkOperation', 'runs in batches, with progress', async (api) => {
    const started = bodyOf(await start(api, onVms('start', MANY)))
    const half = await reread(api, started)
    assert.deepEqual([half.status, half.counts.pending, half.counts.failed], ['running', 50, 100])
    assert.ok(half.estimatedEndAt !== null && half.estimatedEndAt > started.createdAt)
    await api.mocks.advance(NEXT_BATCH)
    const done = await reread(api, started)
    assert.deepEqual([done.status, done.counts.failed], ['failed', 150])
    assert.equal(done.finishedAt, half.estimatedEndAt)
  }),

  behaves('createBulkOperation', 'checks permissions when an item runs', async (api) => {
    const vm = await vmThatIs(api, 'stopped')
    const started = bodyOf(await start(api, onVms('start', [...MANY.slice(0, 100), vm.id]), 'admin'))
    await reread(api, started)
    const { items } = bodyOf(await api.send('listMembers'))
    const admin = items.find(({ teamRole, name }) => teamRole === 'Admin' && name === 'Marcus Oyelaran')
    assert.ok(admin)
    await api.send('updateMember', { path: { memberId: admin.id }, body: { teamRole: 'Viewer' } })
    await api.mocks.advance(NEXT_BATCH)
    assert.equal((await reread(api, started)).counts.failed, 101)
    assert.equal((await getVm(api, vm.id)).status, 'stopped')
  }),

  behaves('createBulkOperation', 'acknowledges and resolves alerts', async (api) => {
    const [alert] = bodyOf(
      await api.send('listAlerts', { query: { state: ['active'], acknowledged: false } }),
    ).items
    assert.ok(alert)
    const selection = { by: 'ids' as const, ids: [alert.id] }
    const started = bodyOf(await start(api, { resourceType: 'alert', action: 'acknowledge', selection }))
    assert.deepEqual(await outcomesOf(api, started), ['succeeded'])
    assert.equal((await itemsOf(api, started))[0]?.name, alert.title)
  }),

  reaches('createBulkOperation', '403 permission_denied', 'as the single operation', async (api) => {
    return start(api, onVms('stop', ['vm_nowhere']), 'viewer')
  }),

  reaches('createBulkOperation', '409 selection_changed', 'another number matches', async (api) => {
    const { total } = bodyOf(await api.send('listVms'))
    const before = bodyOf(await api.send('listBulkOperations')).items
    const selection = { by: 'filter', filter: '', expectedCount: total + 1 } as const
    const response = await start(api, { resourceType: 'vm', action: 'stop', selection })
    assert.deepEqual(bodyOf(await api.send('listBulkOperations')).items, before)
    return response
  }),

  reaches('createBulkOperation', '409 idempotency_key_reused', 'for other items', async (api) => {
    const headers = { 'idempotency-key': 'stop-them-once' }
    await api.send('createBulkOperation', { headers, body: onVms('stop', ['vm_a']) })
    return api.send('createBulkOperation', { headers, body: onVms('stop', ['vm_b']) })
  }),

  reaches('createBulkOperation', '422 unsupported_action', 'firewalls don’t restart', async (api) => {
    const selection = { by: 'ids' as const, ids: ['fw_a'] }
    const response = await start(api, { resourceType: 'firewall', action: 'restart', selection })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/action')
    return response
  }),

  reaches('createBulkOperation', '422 invalid_filter', 'as the list does', async (api) => {
    const filtered = (filter: string, resourceType: BulkOperationCreate['resourceType'] = 'vm') =>
      start(api, {
        resourceType,
        action: resourceType === 'vm' ? 'stop' : 'apply',
        selection: { by: 'filter', filter, expectedCount: 1 },
      })
    for (const filter of ['status=on', 'page=2', 'sort=name', 'color=red&status=running']) {
      assert.equal((await filtered(filter)).outcome, '422 invalid_filter')
    }
    return filtered('', 'recommendation')
  }),

  reaches('listBulkOperations', '200', 'newest first', async (api) => {
    const ids: string[] = []
    for (const id of ['vm_a', 'vm_b', 'vm_c']) {
      ids.unshift(bodyOf(await start(api, onVms('start', [id]))).id)
      await api.mocks.advance('PT1M')
    }
    const first = bodyOf(await api.send('listBulkOperations', { query: { limit: 2 } }))
    assert.deepEqual(
      first.items.map(({ id }) => id),
      ids.slice(0, 2),
    )
    const query = { limit: 2, cursor: first.nextCursor ?? '' }
    const response = await api.send('listBulkOperations', { query })
    assert.equal(bodyOf(response).items[0]?.id, ids[2])
    return response
  }),

  reaches('listBulkOperations', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    return api.send('listBulkOperations', { query: { cursor: 'nowhere' } })
  }),

  reaches('getBulkOperation', '200', 'is kept for a week', async (api) => {
    const started = bodyOf(await start(api, onVms('start', ['vm_a'])))
    await api.mocks.advance('P6D')
    const response = await api.send('getBulkOperation', pathTo(started))
    await api.mocks.advance('P2D')
    assert.equal((await api.send('getBulkOperation', pathTo(started))).outcome, '404 not_found')
    return response
  }),

  reaches('listBulkOperationItems', '200', 'by status, a page at a time', async (api) => {
    const vm = await vmThatIs(api, 'stopped')
    const started = bodyOf(await start(api, onVms('start', ['vm_a', vm.id, 'vm_b'])))
    await ended(api, started)
    const query = { status: ['failed'], sort: '-name', pageSize: 1 }
    const response = await api.send('listBulkOperationItems', { ...pathTo(started), query })
    const { items, total } = bodyOf(response)
    assert.deepEqual([total, items[0]?.name, items[0]?.position], [2, 'vm_b', 3])
    assert.equal(items[0]?.problem?.status, 404)
    return response
  }),

  reaches('cancelBulkOperation', '200', 'what has not run', async (api) => {
    const started = bodyOf(await start(api, onVms('start', MANY)))
    const response = await api.send('cancelBulkOperation', pathTo(started))
    const { status, counts } = bodyOf(response)
    assert.deepEqual([status, counts.failed, counts.canceled], ['canceled', 100, 50])
    await api.mocks.advance('PT1M')
    assert.deepEqual((await reread(api, started)).counts, counts)
    return response
  }),

  reaches('cancelBulkOperation', '403 permission_denied', 'as the single operation', async (api) => {
    const started = bodyOf(await start(api, onVms('start', MANY)))
    return api.send('cancelBulkOperation', { ...pathTo(started), as: 'viewer' })
  }),

  reaches('cancelBulkOperation', '409 invalid_state', 'one that has ended', async (api) => {
    const started = bodyOf(await start(api, onVms('start', ['vm_a'])))
    await ended(api, started)
    return api.send('cancelBulkOperation', pathTo(started))
  }),

  reaches('retryBulkOperation', '202', 'only what has failed', async (api) => {
    const vm = await vmThatIs(api, 'stopped')
    const started = bodyOf(await start(api, onVms('start', [vm.id, 'vm_a'])))
    await ended(api, started)
    const response = await api.send('retryBulkOperation', pathTo(started))
    const retry = bodyOf(response)
    assert.deepEqual([retry.retryOf, retry.action, retry.total], [started.id, 'start', 1])
    assert.deepEqual(await outcomesOf(api, retry), ['failed not_found'])
    return response
  }),

  reaches('retryBulkOperation', '403 permission_denied', 'as the single operation', async (api) => {
    const started = bodyOf(await start(api, onVms('start', ['vm_a'])))
    return api.send('retryBulkOperation', { ...pathTo(started), as: 'viewer' })
  }),

  reaches('retryBulkOperation', '409 invalid_state', 'without failures', async (api) => {
    const vm = await vmThatIs(api, 'running')
    const started = bodyOf(await start(api, onVms('restart', [vm.id])))
    await ended(api, started)
    return api.send('retryBulkOperation', pathTo(started))
  }),

  reaches('retryBulkOperation', '409 idempotency_key_reused', 'for another operation', async (api) => {
    const headers = { 'idempotency-key': 'retry-it-once' }
    const first = bodyOf(await start(api, onVms('start', ['vm_a'])))
    const second = bodyOf(await start(api, onVms('start', ['vm_b'])))
    await ended(api, first)
    await ended(api, second)
    await api.send('retryBulkOperation', { ...pathTo(first), headers })
    return api.send('retryBulkOperation', { ...pathTo(second), headers })
  }),
]
