import assert from 'node:assert/strict'
import { sample } from '../../contract/cases/support/sample.ts'
import { type ContractOperation, contract } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import {
  cleanUp,
  createResource,
  deleteAndWait,
  listItems,
  readItem,
  waitUntilStable,
  withResource,
} from '../crud.ts'
import {
  type CrudFixture,
  crudFixtures,
  databases,
  fixtureOf,
  pathOf,
  vms,
  volumes,
} from '../crud-fixtures.ts'
import { createdItem, type Item, itemsOf } from '../existing-resources.ts'
import { letTimePass } from '../let-time-pass.ts'

const isText = ({ responses }: ContractOperation) =>
  responses.every(({ contentType }) => contentType !== 'text/event-stream')

/** Reads of what a path names, and of its parts. */
const readsOf = ({ param }: CrudFixture) =>
  contract.filter(
    ({ method, path, parameters }) =>
      method === 'GET' &&
      path.includes(`/{${param}}`) &&
      parameters.filter((it) => it.in === 'path').length === 1,
  )

export const deletionChecks: readonly Check[] = [
  ...crudFixtures
    .filter((fixture) => readsOf(fixture).some(isText))
    .map((fixture) =>
      check('round-trips', fixture.remove, 'takes every part along', async (context) => {
        const item = await createResource(context, fixture)
        const path = pathOf(fixture, item)
        const reads = readsOf(fixture).filter(isText)
        await waitUntilStable(context, fixture, item)
        for (const operation of reads) {
          const { outcome, status } = await context.send(operation.id, { ...sample(operation), path })
          assert.ok(status < 300, `${operation.id} returned ${outcome} before the deletion`)
        }
        await deleteAndWait(context, fixture, item)
        for (const operation of reads) {
          const { outcome } = await context.send(operation.id, { ...sample(operation), path })
          assert.equal(outcome, '404 not_found', `${operation.id} after the deletion`)
        }
      }),
    ),
  check('round-trips', 'deleteVolume', 'keeps the snapshots of the volume', async (context) => {
    const volume = await createResource(context, volumes)
    await waitUntilStable(context, volumes, volume)
    const body = { volumeId: volume.id, name: context.name() }
    const made = createdItem((await context.send('createVolumeSnapshot', { body })).body)
    const read = async () => itemsOf(await context.send('listVolumeSnapshots', { query: { pageSize: 100 } }))
    const find = async () => (await read()).find(({ id }) => id === made.id) ?? null
    try {
      await context.until(find, (it) => (it?.transition ?? null) === null, 'a finished snapshot')
      await deleteAndWait(context, volumes, volume)
      const kept = await find()
      assert.ok(kept, 'the snapshot is gone')
      assert.equal(kept.name, made.name)
    } finally {
      const path = { volumeSnapshotId: String(made.id) }
      await context.unrecorded(() => context.send('deleteVolumeSnapshot', { path }))
    }
  }),
  check('round-trips', 'deleteVm', 'detaches the volumes of the VM, and keeps them', async (context) => {
    const vm = await createResource(context, vms)
    const now = await waitUntilStable(context, vms, vm)
    const inRegion: CrudFixture = {
      ...volumes,
      createBody: async (...of) => ({ ...(await volumes.createBody(...of)), region: now?.region }),
    }
    await withResource(context, inRegion, async (volume) => {
      const path = pathOf(volumes, volume)
      const attaching = await context.send('attachVolume', { path, body: { vmId: vm.id } })
      assert.equal(attaching.status, 202, `attachVolume returned ${attaching.outcome}`)
      await waitUntilStable(context, volumes, volume)
      await deleteAndWait(context, vms, vm)
      const kept = await readItem(context, volumes, volume)
      assert.ok(kept, 'the volume is gone')
      assert.deepEqual([kept.status, kept.attachment], ['available', null])
    })
  }),
  check(
    'round-trips',
    'deleteDatabase',
    'never takes users or backups of another database along',
    (context) =>
      withResource(context, databases, async (kept) => {
        const path = pathOf(databases, kept)
        const users = async () => (await context.send('listDatabaseUsers', { path })).body
        const before = await users()
        await deleteAndWait(context, databases, await createResource(context, databases))
        assert.deepEqual(await users(), before)
      }),
  ),
  ...[volumes, fixtureOf('createFirewall'), fixtureOf('createDnsZone')].map((fixture) =>
    check('round-trips', fixture.remove, 'keeps the activities', async (context) => {
      const item = await createResource(context, fixture)
      // Activities of the same time may come in any order.
      await letTimePass(context)
      await deleteAndWait(context, fixture, item)
      const activities = itemsOf(await context.send('listActivity', { query: { limit: 50 } }))
      assert.ok(
        activities.some(({ resource }) => (resource as Item | null)?.id === item.id),
        'listActivity has nothing about it',
      )
    }),
  ),
  ...crudFixtures.map((fixture) =>
    check('round-trips', fixture.create, 'gives a new id to what replaces a deleted one', async (context) => {
      const name = context.name()
      const first = await createResource(context, fixture, name)
      await deleteAndWait(context, fixture, first)
      const second = await createResource(context, fixture, name)
      try {
        assert.notEqual(second.id, first.id, 'the id')
        const listed = (await listItems(context, fixture, name)).filter(({ id }) => id === second.id)
        assert.equal(listed.length, 1, 'how many are listed')
      } finally {
        await cleanUp(context, fixture, second)
      }
    }),
  ),
]
