import { describe, expect, test } from 'vitest'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import type { ActivityRow, FirewallRow, LoadBalancerRow, Transaction, VmRow, VolumeRow } from '../db/index.ts'
import { MINUTE } from '../kernel/duration.ts'
import { random } from '../kernel/random.ts'
import { type ActionContext, beginCreation, beginTransition } from './life-cycles/begin.ts'
import { volumeLife } from './life-cycles/volume.ts'
import { PLATFORM } from './record.ts'
import { dependenciesOf, dependentsOf } from './relations.ts'
import { definitionOfType, resourceDefinitions } from './resource-definitions.ts'

const context = (tx: Transaction, durationFactor = 1, now = TEST_START): ActionContext => ({
  tx,
  now,
  random: (...keys) => random(1, now, ...keys),
  lifecycle: { failureRate: 0, durationFactor },
  actor: PLATFORM,
  sequence: null,
})

const shared = ({ organizationId, projectId }: VmRow, id: string, name: string) => ({
  id,
  organizationId,
  projectId,
  name,
  tags: [],
  createdAt: TEST_START,
  updatedAt: TEST_START,
  statusReason: null,
  transition: null,
  incidents: [],
})

const volumeOf = (vm: VmRow, facts: Partial<VolumeRow> = {}): VolumeRow => ({
  ...shared(vm, 'vol_1', 'orders-data'),
  deletionProtection: false,
  status: 'attached',
  region: vm.region,
  typeId: 'voltype_standard',
  sizeGb: 100,
  vmId: vm.id,
  device: '/dev/vdb',
  attachedAt: TEST_START,
  usedGb: 10,
  usedAt: TEST_START,
  sourceSnapshotId: null,
  ...facts,
})

const loadBalancerOf = (vm: VmRow): LoadBalancerRow => ({
  ...shared(vm, 'lb_1', 'shop'),
  status: 'active',
  region: vm.region,
  type: 'application',
  ip: '203.0.113.200',
  activeSince: TEST_START,
  pointedTo: [],
  algorithm: 'round_robin',
  listeners: [],
  healthCheck: {
    protocol: 'tcp',
    port: 80,
    intervalSeconds: 10,
    timeoutSeconds: 5,
    healthyThreshold: 2,
    unhealthyThreshold: 3,
  },
  routing: { rules: [], defaultVmIds: [] },
  stickySessions: null,
})

const firewallOf = (vm: VmRow): FirewallRow => ({
  ...shared(vm, 'fw_1', 'web'),
  status: 'active',
  description: '',
  planId: 'fwplan_basic',
  defaultInbound: 'deny',
  defaultOutbound: 'allow',
  rules: [],
  rulesRevision: 1,
  rulesUpdatedAt: TEST_START,
  rulesUpdatedBy: PLATFORM,
})

/** Removes the seeded relations of VMs. */
function detachAll(tx: Transaction, ...vmIds: readonly string[]): void {
  for (const vmId of vmIds) {
    for (const { id } of tx.volumes.by('vmId', vmId)) tx.volumes.remove(id)
    for (const { id } of tx.loadBalancerTargets.by('vmId', vmId)) tx.loadBalancerTargets.remove(id)
    for (const { id } of tx.firewallAssignments.by('vmId', vmId)) tx.firewallAssignments.remove(id)
  }
}

/** Demo cloud with a volume, a load balancer and a firewall attached to one VM. */
async function cloudWithReferences() {
  const cloud = await cloudUnderTest()
  const vm = await cloud.vm('web-prod-01')
  const other = await cloud.vm('web-prod-02')
  await cloud.database.transaction((tx) => {
    const row = tx.vms.get(vm.id) as VmRow
    const { organizationId } = row
    detachAll(tx, vm.id, other.id)
    tx.volumes.insert(volumeOf(row))
    tx.loadBalancers.insert(loadBalancerOf(row))
    tx.firewalls.insert(firewallOf(row))
    for (const [index, vmId] of [vm.id, other.id].entries()) {
      const common = { organizationId, vmId }
      tx.loadBalancerTargets.insert({
        ...common,
        id: `lbt_${index}`,
        loadBalancerId: 'lb_1',
        addedAt: TEST_START,
        drainedFrom: null,
      })
    }
    tx.firewallAssignments.insert({
      id: 'fwa_1',
      organizationId,
      firewallId: 'fw_1',
      vmId: vm.id,
      assignedAt: TEST_START,
    })
  })
  return { cloud, vm }
}

describe('dependents of a VM', () => {
  test('are listed before a deletion, with the effect on each', async () => {
    const { cloud, vm } = await cloudWithReferences()
    const notifications = await cloud.database.read((tx) =>
      dependentsOf(tx, definitionOfType('vm'), tx.vms.get(vm.id) as VmRow).map(
        ({ definition, row, effect, detail }) => `${definition.type} ${row.name} ${effect}: ${detail}`,
      ),
    )
    expect(notifications).toEqual([
      'dns_zone nimbus-shop.example breaks: nimbus-shop.example leads to its IP address.',
      'volume orders-data detaches: The volume and its data are kept.',
      'load_balancer shop detaches: It has 1 target left.',
      'firewall web detaches: It protects no other VMs.',
    ])
    // Each of them has the VM as a dependency.
    const back = await cloud.database.read((tx) =>
      dependentsOf(tx, definitionOfType('vm'), tx.vms.get(vm.id) as VmRow).map(({ definition, row }) =>
        dependenciesOf(tx, definition, row).some((it) => it.row.id === vm.id),
      ),
    )
    expect(back).toEqual([true, true, true, true])
    expect((await cloud.call('GET', `/vms/${vm.id}`)).body).toMatchObject({
      attachedFirewalls: [{ id: 'fw_1', name: 'web' }],
      attachedLoadBalancers: [{ id: 'lb_1', name: 'shop' }],
    })
  })

  test('are detached and recorded when the deletion ends, and remain', async () => {
    const { cloud, vm } = await cloudWithReferences()
    const dueAt = Date.parse((await cloud.call('DELETE', `/vms/${vm.id}`)).body.transition.dueAt)
    const volume = () => cloud.database.read((tx) => tx.volumes.get('vol_1'))
    expect(await volume()).toMatchObject({ status: 'attached', vmId: vm.id })
    cloud.forward(MINUTE)
    await cloud.engine.tick()
    expect(await volume()).toMatchObject({ status: 'available', vmId: null, device: null, updatedAt: dueAt })
    await cloud.database.read((tx) => {
      expect(tx.loadBalancerTargets.by('loadBalancerId', 'lb_1').map((it) => it.id)).toEqual(['lbt_1'])
      expect(tx.firewallAssignments.by('firewallId', 'fw_1')).toEqual([])
      expect(tx.firewalls.get('fw_1')?.updatedAt).toBe(dueAt)
      for (const [id, action] of [
        ['vol_1', 'volume.detached'],
        ['lb_1', 'load_balancer.target_removed'],
        ['fw_1', 'firewall.unassigned'],
      ] as const) {
        expect(tx.activities.by('resourceId', id)).toMatchObject([
          { action, at: dueAt, finishedAt: dueAt, outcome: 'succeeded', actor: { kind: 'system' } },
        ])
      }
    })
  })

  test('are detached from several that are deleted at the same time', async () => {
    const { call } = await cloudUnderTest({ lifecycle: { failureRate: 0, durationFactor: 0 } })
    const [network] = (await call('GET', '/networks?region=us-east')).body.items
    const common = { region: 'us-east', imageId: 'img_debian13', sizeId: 'size_standard', sshKeyIds: [] }
    const { items } = (
      await call('POST', '/vms', { ...common, names: ['first', 'second'], networkId: network.id })
    ).body
    const vmIds = items.map(({ id }: VmRow) => id)
    const planId = 'fwplan_basic'
    const firewall = (await call('POST', '/firewalls', { name: 'both', planId, vmIds })).body
    for (const id of vmIds) await call('DELETE', `/vms/${id}`)
    for (const id of vmIds) expect((await call('GET', `/vms/${id}`)).status).toBe(404)
    const activity = (await call('GET', `/firewalls/${firewall.id}/activity`)).body.items
    expect(activity.filter((it: ActivityRow) => it.action === 'firewall.unassigned')).toHaveLength(2)
  })

  test('finish their own transition without the VM', async () => {
    const { cloud, vm } = await cloudWithReferences()
    await cloud.database.transaction((tx) => {
      const volume = tx.volumes.get('vol_1') as VolumeRow
      beginTransition(volumeLife, context(tx, 10), 'grow', volume, { next: { sizeGb: 200 } })
    })
    await cloud.call('DELETE', `/vms/${vm.id}`)
    cloud.forward(MINUTE / 3)
    await cloud.engine.tick()
    const volume = () => cloud.database.read((tx) => tx.volumes.get('vol_1'))
    expect(await volume()).toMatchObject({ status: 'resizing', vmId: null, transition: { to: 'available' } })
    cloud.forward(3 * MINUTE)
    await cloud.engine.tick()
    expect(await volume()).toMatchObject({ status: 'available', sizeGb: 200, transition: null })
  })
})

describe('another resource type', () => {
  test('is created, changed and deleted by the same engine', async () => {
    const cloud = await cloudUnderTest()
    const { id: vmId } = await cloud.vm('web-prod-01')
    const { status: _status, ...facts } = await cloud.database.read((tx) =>
      volumeOf(tx.vms.get(vmId) as VmRow, { vmId: null, device: null, attachedAt: null }),
    )
    const volume = () => cloud.database.read((tx) => tx.volumes.get('vol_1'))
    const settle = () => {
      cloud.forward(MINUTE)
      return cloud.engine.tick()
    }
    await cloud.database.transaction((tx) => beginCreation(volumeLife, context(tx), 'create', facts))
    expect(await volume()).toMatchObject({
      status: 'creating',
      transition: { to: 'available', action: 'create' },
    })
    await settle()
    expect(await volume()).toMatchObject({ status: 'available', transition: null })

    await cloud.database.transaction((tx) => {
      const row = tx.volumes.update('vol_1', { vmId, device: '/dev/vdb' })
      beginTransition(volumeLife, context(tx, 1, TEST_START + MINUTE), 'attach', row)
    })
    await settle()
    const attached = await volume()
    expect(attached?.status).toBe('attached')
    expect(attached?.attachedAt).toBe(attached?.updatedAt)

    const activities = await cloud.database.read((tx) => tx.activities.by('resourceId', 'vol_1'))
    expect(activities.map(({ action, summary, outcome }) => `${action} ${summary}: ${outcome}`)).toEqual([
      'volume.created Created orders-data: succeeded',
      'volume.attached Attached orders-data: succeeded',
    ])
    expect(resourceDefinitions.volume.href(attached as VolumeRow)).toBe('/storage/volumes/vol_1')
  })
})

describe('dependents of a CDN distribution', () => {
  test('are the zones whose CNAME leads to it, in both directions', async () => {
    const { database } = await cloudUnderTest()
    await database.read((tx) => {
      const [distribution] = tx.cdnDistributions
        .all()
        .filter(({ name }) => name === 'cdn.nimbus-shop.example')
      if (distribution === undefined) throw new Error('There is no such distribution.')
      const dependents = dependentsOf(tx, definitionOfType('cdn_distribution'), distribution)
      expect(dependents.map(({ row, effect, detail }) => `${row.name} ${effect}: ${detail}`)).toEqual([
        'nimbus-shop.example breaks: cdn.nimbus-shop.example leads to its edge domain.',
      ])
      const [zone] = dependents.map(({ row }) => row)
      if (zone === undefined) throw new Error('There is no such zone.')
      const used = dependenciesOf(tx, definitionOfType('dns_zone'), zone).map(({ row }) => row.id)
      expect(used).toContain(distribution.id)
    })
  })
})
