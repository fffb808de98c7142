import assert from 'node:assert/strict'
import { type Api, bodyOf, type Caller } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { DATABASE_STABLE_AFTER, getDatabase, runningDatabase } from './support/databases.ts'
import { getVm, runningVm, VM_STABLE_AFTER, vmThatIs } from './support/vms.ts'

const tasksOf = async (api: Api, as?: Caller) =>
  bodyOf(await api.send('listTasks', as === undefined ? {} : { as })).items

export const taskCases: readonly ContractCase[] = [
  reaches('listTasks', '200', 'an action on a resource, with its progress and outcome', async (api) => {
    const vm = await vmThatIs(api, 'running')
    await api.send('restartVm', { path: { vmId: vm.id } })
    const [started] = await tasksOf(api)
    assert.ok(started)
    assert.deepEqual(
      [started.title, started.status, started.progressPercent, started.resource?.id],
      [`Restarting ${vm.name}`, 'running', 0, vm.id],
    )
    await api.mocks.advance('PT4S')
    const [half] = await tasksOf(api)
    assert.ok(Number(half?.progressPercent) > 0 && Number(half?.progressPercent) < 100)
    assert.equal(half?.estimatedEndAt, started.estimatedEndAt)
    await api.mocks.advance('PT1M')
    const response = await api.send('listTasks')
    const [ended] = bodyOf(response).items
    assert.deepEqual(
      [ended?.id, ended?.title, ended?.status, ended?.progressPercent, ended?.estimatedEndAt],
      [started.id, started.title, 'succeeded', 100, null],
    )
    assert.ok(ended?.href)
    return response
  }),

  behaves('listTasks', 'shows only tasks of the caller', async (api) => {
    const vm = await vmThatIs(api, 'running')
    const before = await tasksOf(api, 'admin')
    await api.send('restartVm', { path: { vmId: vm.id } })
    assert.deepEqual(await tasksOf(api, 'admin'), before)
  }),

  behaves('listTasks', 'forgets successes after an hour, and failures after a day', async (api) => {
    await api.mocks.scenario({ lifecycle: { failureRate: 0 } })
    const vm = await vmThatIs(api, 'running')
    await api.send('restartVm', { path: { vmId: vm.id } })
    const selection = { by: 'ids' as const, ids: ['vm_nowhere'] }
    const body = { resourceType: 'vm', action: 'start', selection } as const
    await api.send('createBulkOperation', { body })
    const titles = async () => (await tasksOf(api)).map(({ title }) => title)
    await api.mocks.advance('PT30M')
    assert.deepEqual((await titles()).toSorted(), [`Restarting ${vm.name}`, 'Starting 1 virtual machine'])
    await api.mocks.advance('PT2H')
    assert.deepEqual(await titles(), ['Starting 1 virtual machine'])
    await api.mocks.advance('PT23H')
    assert.deepEqual(await titles(), [])
  }),

  behaves('listTasks', 'keeps the reason of a failure apart from those of later ones', async (api) => {
    const vm = await runningVm(api, { names: ['fail-twice'] })
    const failed = async () =>
      (await tasksOf(api)).filter(({ resource }) => resource?.id === vm.id).map(({ failure }) => failure)
    const reason = async () => (await getVm(api, vm.id)).statusReason
    const first = await reason()
    assert.ok(first)
    assert.deepEqual(await failed(), [first])
    await api.mocks.scenario({ lifecycle: { failureRate: 1 } })
    await api.send('restartVm', { path: { vmId: vm.id } })
    assert.deepEqual(await failed(), [null, null])
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.deepEqual(await failed(), [await reason(), null])
  }),

  behaves('listTasks', 'keeps the reasons of a database and its backup apart', async (api) => {
    const { id: databaseId } = await runningDatabase(api)
    await api.mocks.scenario({ lifecycle: { failureRate: 1 } })
    const path = { databaseId }
    const backup = bodyOf(await api.send('createDatabaseBackup', { path, body: {} }))
    await api.send('stopDatabase', { path })
    await api.mocks.advance(DATABASE_STABLE_AFTER)
    const reasons = async () =>
      (await tasksOf(api))
        .filter(({ resource, status }) => resource?.id === databaseId && status === 'failed')
        .map(({ title, failure }) => [title.split(' ')[0], failure])
        .toSorted()
    const { statusReason } = await getDatabase(api, databaseId)
    const [failed] = bodyOf(await api.send('listDatabaseBackups', { path })).items
    assert.ok(statusReason && failed?.statusReason)
    assert.deepEqual(await reasons(), [
      ['Backing', failed.statusReason],
      ['Stopping', statusReason],
    ])
    await api.send('deleteDatabaseBackup', { path: { databaseId, databaseBackupId: backup.id } })
    assert.deepEqual(await reasons(), [
      ['Backing', null],
      ['Stopping', statusReason],
    ])
  }),

  behaves('listTasks', 'shows a bulk operation, but not its items', async (api) => {
    const { items } = bodyOf(await api.send('listVms', { query: { status: ['running'], pageSize: 3 } }))
    const selection = { by: 'ids' as const, ids: items.map(({ id }) => id) }
    const body = { resourceType: 'vm', action: 'restart', selection } as const
    const { id } = bodyOf(await api.send('createBulkOperation', { body }))
    const tasks = await tasksOf(api)
    assert.deepEqual(
      tasks.map(({ title, bulkOperation }) => [title, bulkOperation?.id]),
      [['Restarting 3 virtual machines', id]],
    )
  }),

  behaves('listTasks', 'shows backups and purges', async (api) => {
    const [database] = bodyOf(await api.send('listDatabases', { query: { status: ['running'] } })).items
    const [distribution] = bodyOf(
      await api.send('listCdnDistributions', { query: { status: ['deployed'] } }),
    ).items
    assert.ok(database && distribution)
    await api.send('createDatabaseBackup', { path: { databaseId: database.id }, body: {} })
    await api.send('purgeCdnCache', {
      path: { cdnDistributionId: distribution.id },
      body: { kind: 'all' },
    })
    const tasks = await tasksOf(api)
    assert.deepEqual(tasks.map(({ title }) => title).toSorted(), [
      `Backing up ${database.name}`,
      `Purging everything from ${distribution.domain}`,
    ])
    assert.ok(tasks.every(({ progressPercent, estimatedEndAt }) => progressPercent === 0 && estimatedEndAt))
  }),
]
