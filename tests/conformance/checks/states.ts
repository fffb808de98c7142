import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { type Check, check } from '../check.ts'
import {
  type CrudFixture,
  containers,
  crudFixtures,
  databases,
  machines,
  pathOf,
  volumes,
} from '../crud-fixtures.ts'
import type { Item } from '../existing.ts'
import { cleanUp, look, order, settled, withOne } from '../making.ts'
import type { Stage } from '../stage.ts'

async function accepted(
  stage: Stage,
  fixture: CrudFixture,
  item: Item,
  operation: OperationId,
  body?: object,
): Promise<Item> {
  const answer = await stage.send(operation, { path: pathOf(fixture, item), ...(body ? { body } : {}) })
  assert.equal(answer.status, 202, `${operation} answered ${answer.outcome}: ${JSON.stringify(answer.body)}`)
  return answer.body as Item
}

async function refused(
  stage: Stage,
  fixture: CrudFixture,
  item: Item,
  operation: OperationId,
  outcome: string,
  body?: object,
) {
  const before = await look(stage, fixture, item)
  const answer = await stage.send(operation, { path: pathOf(fixture, item), ...(body ? { body } : {}) })
  assert.equal(answer.outcome, outcome, operation)
  assert.equal(
    (await look(stage, fixture, item))?.status,
    before?.status,
    `the status after ${operation} was refused`,
  )
}

/** What can be switched on and off. */
const switched = [
  { kind: machines, start: 'startVm', stop: 'stopVm', whileOff: ['restartVm'] },
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

/** Volumes that can be attached to a machine: a disk is where its machine is. */
const volumesIn = ({ region }: Item): CrudFixture => ({
  ...volumes,
  order: async (stage, name) => ({ ...(await volumes.order(stage, name)), region }),
})

export const stateChecks: readonly Check[] = [
  ...underWay.map((fixture) =>
    check('states', fixture.create, 'answers with what is under way, which ends', async (stage) => {
      const made = await order(stage, fixture)
      try {
        assert.ok(made.transition, `it is not under way but ${made.status}`)
        const now = await settled(stage, fixture, made)
        assert.ok(now, 'it is gone')
        assert.notEqual(now.status, 'error', String(now.statusReason))
        assert.notEqual(now.status, made.status)
      } finally {
        await cleanUp(stage, fixture, made)
      }
    }),
  ),
  ...underWay.map((fixture) =>
    check('states', fixture.remove, 'refuses to delete what is being deleted', async (stage) => {
      const made = await order(stage, fixture)
      await settled(stage, fixture, made)
      await accepted(stage, fixture, made, fixture.remove)
      await refused(stage, fixture, made, fixture.remove, '409 invalid_state')
    }),
  ),
  ...switched.flatMap(({ kind: fixture, start, stop, whileOff }) => [
    check('states', stop, 'stops what runs, and only that', (stage) =>
      withOne(stage, fixture, async (item) => {
        assert.equal(item.status, 'running')
        const stopping = await accepted(stage, fixture, item, stop)
        assert.ok(stopping.transition, `it is not under way but ${stopping.status}`)
        await refused(stage, fixture, item, stop, '409 invalid_state')
        assert.equal((await settled(stage, fixture, item))?.status, 'stopped')
        await refused(stage, fixture, item, stop, '409 invalid_state')
        for (const operation of whileOff) await refused(stage, fixture, item, operation, '409 invalid_state')
      }),
    ),
    check('states', start, 'starts what is stopped, and only that', (stage) =>
      withOne(stage, fixture, async (item) => {
        await refused(stage, fixture, item, start, '409 invalid_state')
        await accepted(stage, fixture, item, stop)
        await settled(stage, fixture, item)
        await accepted(stage, fixture, item, start)
        await refused(stage, fixture, item, start, '409 invalid_state')
        assert.equal((await settled(stage, fixture, item))?.status, 'running')
      }),
    ),
  ]),
  check('states', 'detachVolume', 'refuses what is attached to nothing', (stage) =>
    withOne(stage, volumes, (item) => refused(stage, volumes, item, 'detachVolume', '409 invalid_state')),
  ),
  check('states', 'deleteVolume', 'refuses what is attached', (stage) =>
    withOne(stage, machines, (machine) =>
      withOne(stage, volumesIn(machine), async (volume) => {
        await accepted(stage, volumes, volume, 'attachVolume', { vmId: machine.id })
        assert.equal((await settled(stage, volumes, volume))?.status, 'attached')
        await refused(stage, volumes, volume, 'deleteVolume', '409 invalid_state')
        await accepted(stage, volumes, volume, 'detachVolume')
        assert.equal((await settled(stage, volumes, volume))?.status, 'available')
      }),
    ),
  ),
]
