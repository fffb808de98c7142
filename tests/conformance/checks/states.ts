import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { cleanUp, createResource, readItem, waitUntilStable, withResource } from '../crud.ts'
import {
  type CrudFixture,
  containers,
  crudFixtures,
  databases,
  pathOf,
  vms,
  volumes,
} from '../crud-fixtures.ts'
import type { Item } from '../existing-resources.ts'
import { assertSuccess } from '../expect.ts'
import { sendUpdate, updates } from '../updates.ts'

async function assertAccepted(
  context: CheckContext,
  fixture: CrudFixture,
  item: Item,
  operation: OperationId,
  body?: object,
): Promise<Item> {
  const response = await context.send(operation, { path: pathOf(fixture, item), ...(body ? { body } : {}) })
  assert.equal(
    response.status,
    202,
    `${operation} returned ${response.outcome}: ${JSON.stringify(response.body)}`,
  )
  return response.body as Item
}

async function assertDenied(
  context: CheckContext,
  fixture: CrudFixture,
  item: Item,
  operation: OperationId,
  outcome: string,
  body?: object,
) {
  const before = await readItem(context, fixture, item)
  const response = await context.send(operation, { path: pathOf(fixture, item), ...(body ? { body } : {}) })
  // A fast server may have deleted it already.
  assert.equal(response.outcome, before ? outcome : '404 not_found', operation)
  assert.equal(
    (await readItem(context, fixture, item))?.status,
    before?.status,
    `the status after ${operation} was refused`,
  )
}

/** Types that can be started and stopped. */
const switched = [
  { kind: vms, start: 'startVm', stop: 'stopVm', whileOff: ['restartVm'] },
  { kind: databases, start: 'startDatabase', stop: 'stopDatabase', whileOff: [] },
  { kind: containers, start: 'startContainer', stop: 'stopContainer', whileOff: ['restartContainer'] },
] as const

const underWay = crudFixtures.filter(({ create }) =>
  [
    'createVm',
    'createContainer',
    'createDatabase',
    'createVolume',
    'createLoadBalancer',
    'createFirewall',
    'createCdnDistribution',
    'createDnsZone',
  ].includes(create),
)

const protectable = updates.filter(({ fields }) => fields.includes('deletionProtection'))

/** Volume fixture in a VM's region, so that it can be attached. */
const volumesIn = ({ region }: Item): CrudFixture => ({
  ...volumes,
  createBody: async (context, name) => ({ ...(await volumes.createBody(context, name)), region }),
})

export const stateChecks: readonly Check[] = [
  ...underWay.map((fixture) =>
    check('states', fixture.create, 'starts a transition that ends', async (context) => {
      const made = await createResource(context, fixture)
      try {
        assert.ok(made.transition, `it is not under way but ${made.status}`)
        const now = await waitUntilStable(context, fixture, made)
        assert.ok(now, 'it is gone')
        assert.notEqual(now.status, 'error', String(now.statusReason))
        assert.notEqual(now.status, made.status)
      } finally {
        await cleanUp(context, fixture, made)
      }
    }),
  ),
  ...underWay.map((fixture) =>
    check('states', fixture.remove, 'rejects a second deletion', async (context) => {
      const made = await createResource(context, fixture)
      await waitUntilStable(context, fixture, made)
      await assertAccepted(context, fixture, made, fixture.remove)
      await assertDenied(context, fixture, made, fixture.remove, '409 invalid_state')
    }),
  ),
  ...switched.flatMap(({ kind: fixture, start, stop, whileOff }) => [
    check('states', stop, 'stops only what is running', (context) =>
      withResource(context, fixture, async (item) => {
        assert.equal(item.status, 'running')
        const stopping = await assertAccepted(context, fixture, item, stop)
        assert.ok(stopping.transition, `it is not under way but ${stopping.status}`)
        await assertDenied(context, fixture, item, stop, '409 invalid_state')
        assert.equal((await waitUntilStable(context, fixture, item))?.status, 'stopped')
        await assertDenied(context, fixture, item, stop, '409 invalid_state')
        for (const operation of whileOff)
          await assertDenied(context, fixture, item, operation, '409 invalid_state')
      }),
    ),
    check('states', start, 'starts only what is stopped', (context) =>
      withResource(context, fixture, async (item) => {
        await assertDenied(context, fixture, item, start, '409 invalid_state')
        await assertAccepted(context, fixture, item, stop)
        await waitUntilStable(context, fixture, item)
        await assertAccepted(context, fixture, item, start)
        await assertDenied(context, fixture, item, start, '409 invalid_state')
        assert.equal((await waitUntilStable(context, fixture, item))?.status, 'running')
      }),
    ),
  ]),
  ...protectable.map((update) =>
    check('states', update.fixture.remove, 'keeps what is protected from deletion', (context) =>
      withResource(context, update.fixture, async (item) => {
        const protect = (deletionProtection: boolean) =>
          sendUpdate(context, update, item, { deletionProtection })
        assertSuccess(await protect(true), update.operation)
        try {
          await assertDenied(context, update.fixture, item, update.fixture.remove, '409 deletion_protected')
        } finally {
          await context.unrecorded(() => protect(false))
        }
      }),
    ),
  ),
  check('states', 'detachVolume', 'rejects detaching an unattached volume', (context) =>
    withResource(context, volumes, (item) =>
      assertDenied(context, volumes, item, 'detachVolume', '409 invalid_state'),
    ),
  ),
  check('states', 'deleteVolume', 'rejects deleting an attached volume', (context) =>
    withResource(context, vms, (vm) =>
      withResource(context, volumesIn(vm), async (volume) => {
        await assertAccepted(context, volumes, volume, 'attachVolume', { vmId: vm.id })
        assert.equal((await waitUntilStable(context, volumes, volume))?.status, 'attached')
        await assertDenied(context, volumes, volume, 'deleteVolume', '409 invalid_state')
        await assertAccepted(context, volumes, volume, 'detachVolume')
        assert.equal((await waitUntilStable(context, volumes, volume))?.status, 'available')
      }),
    ),
  ),
  check('states', 'attachVolume', 'attaches only what is available', (context) =>
    withResource(context, vms, (vm) =>
      withResource(context, volumesIn(vm), async (volume) => {
        const body = { vmId: vm.id }
        await assertAccepted(context, volumes, volume, 'attachVolume', body)
        await waitUntilStable(context, volumes, volume)
        await assertDenied(context, volumes, volume, 'attachVolume', '409 invalid_state', body)
        await assertAccepted(context, volumes, volume, 'detachVolume')
      }),
    ),
  ),
  check('states', 'growVolume', 'never shrinks a volume', (context) =>
    withResource(context, volumes, async (volume) => {
      const smaller = { sizeGb: Number(volume.sizeGb) - 1 }
      await assertDenied(context, volumes, volume, 'growVolume', '422 size_too_small', smaller)
      assert.equal((await readItem(context, volumes, volume))?.sizeGb, volume.sizeGb, 'the size afterwards')
    }),
  ),
]
