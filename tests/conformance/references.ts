import { AssertionError } from 'node:assert'
import type { OperationId } from '#mocks/engine/types.ts'
import type { Request } from '../contract/suite/api.ts'
import type { CheckContext } from './check-context.ts'
import { type CreatedChild, childFixtures, createChild } from './child-fixtures.ts'
import { cleanUp, createResource, readList, waitUntilStable } from './crud.ts'
import { type CrudFixture, containers, databases, fixtureOf, pathOf, vms, volumes } from './crud-fixtures.ts'
import { createdItem, type Ids, type Item } from './existing-resources.ts'
import { assertSuccess } from './expect.ts'
import { Skip } from './skip.ts'

/** Item of a list that refers to another item. */
export interface Referring {
  /** Path of the list. */
  readonly path?: Ids
  /** Filter that finds the item, where the list may be long. */
  readonly query?: NonNullable<Request['query']>
  /** Id of the referring item; null if the list has links, which have none. */
  readonly id: unknown
  /** Text that the field contains. */
  readonly text: unknown
  undo(): Promise<void>
}

const balancers = fixtureOf('createLoadBalancer')
const firewalls = fixtureOf('createFirewall')
const zones = fixtureOf('createDnsZone')
const rules = fixtureOf('createAlertRule')
const budgets = fixtureOf('createBudget')

/** Creates an item with further fields, in a stable state. */
async function createWith(context: CheckContext, fixture: CrudFixture, more: object = {}) {
  const withMore: CrudFixture = {
    ...fixture,
    createBody: async (...of) => ({ ...(await fixture.createBody(...of)), ...more }),
  }
  const item = await createResource(context, withMore)
  const now = (await waitUntilStable(context, fixture, item)) ?? item
  return { item: now, undo: () => cleanUp(context, fixture, item) }
}

/** Creates an item whose fields refer to another. */
const itemWith =
  (fixture: CrudFixture, fields: (id: unknown) => object) =>
  async (context: CheckContext, { id }: Item): Promise<Referring> => {
    const { item, undo } = await createWith(context, fixture, fields(id))
    return { id: item.id, text: id, undo }
  }

/** Creates an item of another type in the same region, and links both. */
async function linked(
  context: CheckContext,
  { item, fixture }: { readonly item: Item; readonly fixture: CrudFixture },
  other: CrudFixture,
  link: OperationId,
) {
  const isVm = fixture === vms
  const { item: added, undo } = await createWith(
    context,
    other,
    other === firewalls || other === vms ? {} : { region: item.region },
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
  'listVms.sshKeyIds': itemWith(vms, (id) => ({ sshKeyIds: [id] })),
  listBudgets: itemWith(budgets, (projectId) => ({ projectId })),
  'listDatabases.restoredFrom': async (context, database) => {
    const backup = await createChild(context, childFixtures.backup, database)
    const copy = await restored(context, backup)
    return {
      ...copy,
      async undo() {
        await copy.undo()
        await backup.undo()
      },
    }
  },
  'listAlerts.rule': alertOf,
  'listAlertSilences.resource': (context, item) => silence(context, item.id, { resourceId: item.id }),
  'listAlertSilences.rule': (context, item) => silence(context, item.id, { ruleId: item.id }),
  'listVolumes.attachment': linksOf(volumes, 'attachVolume', false),
  listLoadBalancerTargets: linksOf(balancers, 'addLoadBalancerTargets', true),
  listFirewallAssignments: linksOf(firewalls, 'assignFirewall', true),
  'listLoadBalancers.routing': async (context, vm, fixture) => {
    const target = { item: vm, fixture }
    const { added, path, undo } = await linked(context, target, balancers, 'addLoadBalancerTargets')
    const routing = { rules: [{ host: null, path: '/api', vmIds: [vm.id] }], defaultVmIds: [] }
    assertSuccess(await context.send('updateLoadBalancer', { path, body: { routing } }), 'updateLoadBalancer')
    return { id: added.id, text: vm.id, undo }
  },
  'listVms.attachedFirewalls': linksOf(vms, 'assignFirewall', false),
  'listVms.attachedLoadBalancers': linksOf(vms, 'addLoadBalancerTargets', false),
  'listDnsRecords.data.address': async (context, item) => {
    const address = item.publicIp ?? item.ip
    if (typeof address !== 'string') throw new Skip('needs a public address')
    const { item: zone, undo } = await createWith(context, zones)
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
  'listVolumeSnapshots.volume': async (context, volume) => {
    const { id, undo } = await createChild(context, childFixtures.snapshot, volume)
    return { id, text: volume.id, undo }
  },
}

/** Creates an item from a snapshot or backup, by the field that names what it was made from. */
export const copies: Readonly<
  Record<string, (context: CheckContext, part: CreatedChild, parent: Item) => Promise<Referring>>
> = {
  'listVolumes.sourceSnapshotId': async (context, { id }, { region, sizeGb }) => {
    const { item, undo } = await createWith(context, volumes, { region, sizeGb, snapshotId: id })
    return { id: item.id, text: id, undo }
  },
  'listDatabases.restoredFrom': restored,
}

async function restored(context: CheckContext, { id, path }: CreatedChild): Promise<Referring> {
  const response = await context.send('restoreDatabaseBackup', { path, body: { name: context.name() } })
  assertSuccess(response, 'restoreDatabaseBackup')
  const item = createdItem(response.body)
  await waitUntilStable(context, databases, item)
  return { id: item.id, text: id, undo: () => cleanUp(context, databases, item) }
}

/** Lets a rule fire, with a condition that holds for every running VM. */
async function alertOf(context: CheckContext, rule: Item): Promise<Referring> {
  const { item: vm, undo } = await createWith(context, vms)
  try {
    const path = pathOf(rules, rule)
    const { headers } = await context.send('getAlertRule', { path })
    const response = await context.send('updateAlertRule', {
      path,
      headers: { 'if-match': headers.get('etag') ?? '' },
      body: { condition: 'Memory > 0%', durationMinutes: 1, resourceIds: [vm.id] },
    })
    assertSuccess(response, 'updateAlertRule')
    const query = { resourceId: String(vm.id) }
    const find = async () =>
      (await readList(context, 'listAlerts', { query })).find(({ state }) => state === 'active')
    const alert = await context.until(find, (it) => it !== undefined, 'an alert')
    return { query, id: alert?.id, text: rule.id, undo }
  } catch (error) {
    await undo()
    // The contract does not say how soon a rule is evaluated first.
    throw error instanceof AssertionError ? new Skip(`needs an alert: ${error.message}`) : error
  }
}

async function silence(context: CheckContext, text: unknown, about: object): Promise<Referring> {
  const response = await context.send('createAlertSilence', { body: { ...about, durationMinutes: 60 } })
  assertSuccess(response, 'createAlertSilence')
  const { id } = response.body as Item
  const path = { alertSilenceId: String(id) }
  return {
    id,
    text,
    undo: () => context.unrecorded(async () => void (await context.send('endAlertSilence', { path }))),
  }
}

/** Type whose items are in the region of new VMs, so that both can be linked. */
export const withVms = (fixture: CrudFixture): CrudFixture =>
  fixture !== balancers
    ? fixture
    : {
        ...fixture,
        async createBody(context, name) {
          const { region } = (await vms.createBody(context, name)) as Item
          return { ...(await fixture.createBody(context, name)), region }
        },
      }
