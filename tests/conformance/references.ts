import type { OperationId } from '#mocks/engine/types.ts'
import { sample } from '../contract/cases/support/sample.ts'
import { operationOf } from '../contract/suite/contract.ts'
import type { CheckContext } from './check-context.ts'
import { cleanUp, order, waitUntilStable } from './crud.ts'
import {
  type CrudFixture,
  containers,
  createdItem,
  crudFixtures,
  machines,
  pathOf,
  volumes,
} from './crud-fixtures.ts'
import { type Ids, type Item, itemsOf } from './existing.ts'
import { assertSuccess } from './expect.ts'
import { Skip } from './skip.ts'

/** Item of a list that refers to another item. */
interface Referring {
  /** Path of the list. */
  readonly path?: Ids
  /** Id of the referring item; null if the list has links, which have none. */
  readonly id: unknown
  /** Text that the field contains. */
  readonly text: unknown
  undo(): Promise<void>
}

const fixtureOf = (create: OperationId): CrudFixture =>
  crudFixtures.find((it) => it.create === create) as CrudFixture

const balancers = fixtureOf('createLoadBalancer')
const firewalls = fixtureOf('createFirewall')
const zones = fixtureOf('createDnsZone')
const rules = fixtureOf('createAlertRule')
const budgets = fixtureOf('createBudget')

/** Creates an item with further fields, in a stable state. */
async function made(context: CheckContext, fixture: CrudFixture, more: object = {}) {
  const withMore: CrudFixture = {
    ...fixture,
    order: async (...of) => ({ ...(await fixture.order(...of)), ...more }),
  }
  const item = await order(context, withMore)
  const now = (await waitUntilStable(context, fixture, item)) ?? item
  return { item: now, undo: () => cleanUp(context, fixture, item) }
}

/** Creates an item whose fields refer to another. */
const itemWith =
  (fixture: CrudFixture, fields: (id: unknown) => object) =>
  async (context: CheckContext, { id }: Item): Promise<Referring> => {
    const { item, undo } = await made(context, fixture, fields(id))
    return { id: item.id, text: id, undo }
  }

/** Creates an item of another type in the same region, and links both. */
async function linked(
  context: CheckContext,
  { item, fixture }: { readonly item: Item; readonly fixture: CrudFixture },
  other: CrudFixture,
  link: OperationId,
) {
  const isVm = fixture === machines
  const { item: added, undo } = await made(
    context,
    other,
    other === firewalls || other === machines ? {} : { region: item.region },
  )
  const [owner, vm] = isVm ? [added, item] : [item, added]
  const path = pathOf(isVm ? other : fixture, owner)
  const body = link === 'attachVolume' ? { vmId: vm.id } : { vmIds: [vm.id] }
  assertSuccess(await context.send(link, { path, body }), link)
  await waitUntilStable(context, isVm ? other : fixture, owner)
  return { added, path, undo }
}

/** Links an item to one of another type. */
const linksOf =
  (other: CrudFixture, link: OperationId, isInPath: boolean) =>
  async (context: CheckContext, item: Item, fixture: CrudFixture): Promise<Referring> => {
    const { added, path, undo } = await linked(context, { item, fixture }, other, link)
    return { ...(isInPath ? { path } : {}), id: isInPath ? null : added.id, text: item.id, undo }
  }

/** Conditions on metrics that a type of resources has, where it has no CPU; none is ever true. */
const conditionOf: Readonly<Record<string, { readonly condition: string }>> = {
  volume: { condition: 'Storage free < 0.1%' },
  'load balancer': { condition: 'Error rate > 99.9%' },
  distribution: { condition: 'Error rate > 99.9%' },
  zone: { condition: 'Queries > 1000000' },
}

/** Creates a reference in a list, or in a field of a list's items, as `x-deletion` names it. */
export const referrers: Readonly<
  Record<string, (context: CheckContext, item: Item, fixture: CrudFixture) => Promise<Referring>>
> = {
  'listContainers.dependsOn': itemWith(containers, (id) => ({ dependsOn: [id] })),
  'listAlertRules.resources': (context, item, { noun }) =>
    itemWith(rules, (id) => ({ resourceIds: [id], ...conditionOf[noun] }))(context, item),
  'listAlertRules.channels': itemWith(rules, (id) => ({ channelIds: [id] })),
  'listVms.sshKeyIds': itemWith(machines, (id) => ({ sshKeyIds: [id] })),
  listBudgets: itemWith(budgets, (projectId) => ({ projectId })),
  'listAlertSilences.resource': (context, item) => silence(context, item.id, { resourceId: item.id }),
  'listAlertSilences.rule': (context, item) => silence(context, item.id, { ruleId: item.id }),
  'listVolumes.attachment': linksOf(volumes, 'attachVolume', false),
  listLoadBalancerTargets: linksOf(balancers, 'addLoadBalancerTargets', true),
  listFirewallAssignments: linksOf(firewalls, 'assignFirewall', true),
  'listVms.attachedFirewalls': linksOf(machines, 'assignFirewall', false),
  'listVms.attachedLoadBalancers': linksOf(machines, 'addLoadBalancerTargets', false),
  'listDnsRecords.data.address': async (context, item) => {
    const address = item.publicIp ?? item.ip
    if (typeof address !== 'string') throw new Skip('needs a public address')
    const { item: zone, undo } = await made(context, zones)
    const path = pathOf(zones, zone)
    const { headers } = await context.send('listDnsRecords', { path })
    const changes = [{ action: 'create', record: { name: 'www', data: { type: 'A', address } } }]
    const response = await context.send('changeDnsRecords', {
      path,
      headers: { 'if-match': headers.get('etag') ?? '' },
      body: { changes },
    })
    assertSuccess(response, 'changeDnsRecords')
    return { path, id: null, text: address, undo }
  },
  'listVolumeSnapshots.volume': async (context, { id }) => {
    const body = { volumeId: id, name: context.name() }
    const response = await context.send('createVolumeSnapshot', { body })
    assertSuccess(response, 'createVolumeSnapshot')
    const snapshot = createdItem(response.body)
    const isDone = (items: readonly Item[]) =>
      items.some((it) => it.id === snapshot.id && it.transition === null)
    await context.until(() => readList(context, 'listVolumeSnapshots'), isDone, 'a finished snapshot')
    const path = { volumeSnapshotId: String(snapshot.id) }
    return {
      id: snapshot.id,
      text: id,
      undo: () => context.aside(async () => void (await context.send('deleteVolumeSnapshot', { path }))),
    }
  },
}

async function silence(context: CheckContext, text: unknown, about: object): Promise<Referring> {
  const response = await context.send('createAlertSilence', { body: { ...about, durationMinutes: 60 } })
  assertSuccess(response, 'createAlertSilence')
  const { id } = response.body as Item
  const path = { alertSilenceId: String(id) }
  return {
    id,
    text,
    undo: () => context.aside(async () => void (await context.send('endAlertSilence', { path }))),
  }
}

/** Type whose items are in the region of new machines, so that both can be linked. */
export const withMachines = (fixture: CrudFixture): CrudFixture =>
  fixture !== balancers
    ? fixture
    : {
        ...fixture,
        async order(context, name) {
          const { region } = (await machines.order(context, name)) as Item
          return { ...(await fixture.order(context, name)), region }
        },
      }

/** First page of a list, as long as possible. */
export async function readList(
  context: CheckContext,
  list: OperationId,
  path: Ids = {},
): Promise<readonly Item[]> {
  const operation = operationOf(list)
  const has = (name: string) => operation.parameters.some((it) => it.name === name)
  const query = {
    ...sample(operation).query,
    ...(has('pageSize') ? { pageSize: 100 } : {}),
    ...(has('limit') ? { limit: 100 } : {}),
  }
  return itemsOf(await context.send(list, { path, query }))
}
