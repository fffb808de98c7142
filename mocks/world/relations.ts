import { fullName } from '#src/domain/dns-names.ts'
import { compareNames } from '#src/domain/name-order.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { DatabaseRow, DnsZoneRow, ResourceRow, Transaction, VmRow, VolumeRow } from '../db/index.ts'
import { recordTarget } from './dns-pointing.ts'
import { edgeDomainOf } from './edge-domain.ts'
import type { JobContext } from './job-context.ts'
import { forgetTarget } from './load-balancer-routing.ts'
import { recordEvent } from './record.ts'
import {
  allResourceDefinitions,
  type ResourceDefinition,
  resourceDefinitions,
} from './resource-definitions.ts'
import { lastReportedUse, UNATTACHED } from './volume-use.ts'

/**
 * Effect of a deletion on a dependent: `prevents` (deletion is blocked), `breaks` (it stays and stops working
 * properly), `detaches` (it stays, disconnected).
 */
type DependentEffect = 'prevents' | 'breaks' | 'detaches'

export interface Dependent {
  readonly definition: ResourceDefinition<ResourceRow>
  readonly row: ResourceRow
  readonly effect: DependentEffect
  /** Sentence for the user. */
  readonly detail: string
}

/** A relation between two resource types: shown before a deletion, released after it. */
interface Relation {
  readonly on: ResourceDefinition<ResourceRow>
  readonly of: ResourceDefinition<ResourceRow>
  dependencies(tx: Transaction, row: ResourceRow): readonly ResourceRow[]
  dependents(tx: Transaction, row: ResourceRow): Dependent[]
  release(row: ResourceRow, context: JobContext): void
}

interface RelationRules<On extends ResourceRow, Of extends ResourceRow> {
  readonly on: ResourceDefinition<On>
  readonly of: ResourceDefinition<Of>
  /** Finds the dependents, by index where possible. */
  readonly find: (tx: Transaction, row: On) => readonly Of[]
  /** The other direction: finds what a dependent depends on. */
  readonly findBack: (tx: Transaction, dependent: Of) => readonly On[]
  readonly effect: DependentEffect
  readonly detail: (dependent: Of, row: On, tx: Transaction) => string
  /** Releases a dependent after the deletion; nothing changes if omitted. */
  readonly release?: (dependent: Of, row: On, context: JobContext) => void
}

function relation<On extends ResourceRow, Of extends ResourceRow>({
  on,
  of,
  find,
  findBack,
  effect,
  detail,
  release,
}: RelationRules<On, Of>): Relation {
  const definition = of as unknown as ResourceDefinition<ResourceRow>
  return {
    on: on as unknown as ResourceDefinition<ResourceRow>,
    of: definition,
    dependencies: (tx, row) => findBack(tx, row as Of),
    dependents: (tx, row) =>
      find(tx, row as On).map((dependent) => ({
        definition,
        row: dependent,
        effect,
        detail: detail(dependent, row as On, tx),
      })),
    release: (row, context) => {
      if (release === undefined) return
      for (const dependent of find(context.tx, row as On)) release(dependent, row as On, context)
    },
  }
}

/** Rows that others refer to, without those that don't exist anymore. */
function existing<From, Row>(from: readonly From[], find: (from: From) => Row | undefined): Row[] {
  return from.flatMap((it) => find(it) ?? [])
}

function unassign(tx: Transaction, firewall: { readonly id: string }, vm: { readonly id: string }): void {
  for (const { id, firewallId } of tx.firewallAssignments.by('vmId', vm.id)) {
    if (firewallId === firewall.id) tx.firewallAssignments.remove(id)
  }
}

const firewallsOf = (tx: Transaction, vm: { readonly id: string }) =>
  existing(tx.firewallAssignments.by('vmId', vm.id), (it) => tx.firewalls.get(it.firewallId))

const protectedBy = (tx: Transaction, firewall: { readonly id: string }) =>
  existing(tx.firewallAssignments.by('firewallId', firewall.id), (it) => tx.vms.get(it.vmId))

const attachedTo = (tx: Transaction, { vmId }: VolumeRow) =>
  vmId === null ? [] : existing([vmId], (id) => tx.vms.get(id))

/** Databases that are being restored from a backup of this one. */
export function restoringFrom(tx: Transaction, { id, organizationId }: DatabaseRow): DatabaseRow[] {
  return tx.databases
    .by('organizationId', organizationId)
    .filter(({ status, restoredFrom }) => status === 'restoring' && restoredFrom?.databaseId === id)
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** All relations, one entry each. */
const RELATIONS: readonly Relation[] = [
  relation({
    on: resourceDefinitions.vm,
    of: resourceDefinitions.volume,
    find: (tx, vm) => tx.volumes.by('vmId', vm.id),
    findBack: attachedTo,
    effect: 'detaches',
    detail: () => 'The volume and its data are kept.',
    release: detachVolume,
  }),
  relation({
    on: resourceDefinitions.vm,
    of: resourceDefinitions.load_balancer,
    find: (tx, vm) =>
      existing(tx.loadBalancerTargets.by('vmId', vm.id), (it) => tx.loadBalancers.get(it.loadBalancerId)),
    findBack: (tx, { id }) =>
      existing(tx.loadBalancerTargets.by('loadBalancerId', id), (it) => tx.vms.get(it.vmId)),
    effect: 'detaches',
    detail: ({ id }, _vm, tx) => {
      const left = tx.loadBalancerTargets.by('loadBalancerId', id).length - 1
      return left === 0 ? 'It has no other targets.' : `It has ${count(left, 'target', 'targets')} left.`
    },
    release: (loadBalancer, vm, context) => {
      const { tx, at } = context
      for (const target of tx.loadBalancerTargets.by('vmId', vm.id)) {
        if (target.loadBalancerId === loadBalancer.id) tx.loadBalancerTargets.remove(target.id)
      }
      forgetTarget(tx, loadBalancer, vm.id, at)
      recordEvent(
        context,
        'load_balancer',
        loadBalancer,
        'target_removed',
        `Removed ${vm.name}, which was deleted`,
      )
    },
  }),
  relation({
    on: resourceDefinitions.vm,
    of: resourceDefinitions.firewall,
    find: firewallsOf,
    findBack: protectedBy,
    effect: 'detaches',
    detail: ({ id }, _vm, tx) => {
      const others = tx.firewallAssignments.by('firewallId', id).length - 1
      return others === 0
        ? 'It protects no other VMs.'
        : `It protects ${count(others, 'other VM', 'other VMs')}.`
    },
    release: (firewall, vm, context) => {
      const { tx, at } = context
      unassign(tx, firewall, vm)
      tx.firewalls.update(firewall.id, { updatedAt: at })
      recordEvent(context, 'firewall', firewall, 'unassigned', `Removed from ${vm.name}, which was deleted`)
    },
  }),
  relation({
    on: resourceDefinitions.firewall,
    of: resourceDefinitions.vm,
    find: protectedBy,
    findBack: firewallsOf,
    effect: 'detaches',
    detail: ({ id }, _firewall, tx) => {
      const others = tx.firewallAssignments.by('vmId', id).length - 1
      return others === 0
        ? 'It will have no firewall.'
        : `It has ${count(others, 'other firewall', 'other firewalls')}.`
    },
    release: (vm, firewall, context) => {
      unassign(context.tx, firewall, vm)
      const summary = `Removed the firewall ${firewall.name} from ${vm.name}, because it was deleted`
      recordEvent(context, 'vm', vm, 'firewall_removed', summary)
    },
  }),
  relation({
    on: resourceDefinitions.volume,
    of: resourceDefinitions.vm,
    find: attachedTo,
    findBack: (tx, vm) => tx.volumes.by('vmId', vm.id),
    effect: 'prevents',
    detail: () => 'The volume is attached to it. Detach it first.',
  }),
  relation({
    on: resourceDefinitions.database,
    of: resourceDefinitions.database,
    find: restoringFrom,
    findBack: (tx, { status, restoredFrom }) =>
      status === 'restoring' && restoredFrom !== null
        ? existing([restoredFrom.databaseId], (id) => tx.databases.get(id))
        : [],
    effect: 'prevents',
    detail: () => 'It is being restored from a backup of this database.',
  }),
  pointedToByZones(resourceDefinitions.vm, 'IP address', ({ publicIp }) => publicIp),
  pointedToByZones(resourceDefinitions.load_balancer, 'IP address', ({ ip }) => ip),
  pointedToByZones(resourceDefinitions.cdn_distribution, 'edge domain', edgeDomainOf),
  ...allResourceDefinitions.map(dependencyOf),
]

/**
 * DNS records that lead to a resource, by its address or name. They stay after the deletion, even though an address may be
 * reassigned.
 */
function pointedToByZones<On extends ResourceRow>(
  on: ResourceDefinition<On>,
  target: 'IP address' | 'edge domain',
  targetOf: (row: On) => string | null,
): Relation {
  const leading = (tx: Transaction, zone: DnsZoneRow, to: string | null) =>
    tx.dnsRecords
      .by('dnsZoneId', zone.id)
      .filter((record) => to !== null && recordTarget(record) === to)
      .map(({ name }) => name)
  return relation({
    on,
    of: resourceDefinitions.dns_zone,
    find: (tx, row) =>
      tx.dnsZones
        .by('organizationId', row.organizationId)
        .filter((zone) => leading(tx, zone, targetOf(row)).length > 0),
    findBack: (tx, zone) => {
      const targets = new Set(tx.dnsRecords.by('dnsZoneId', zone.id).map(recordTarget))
      return on
        .table(tx)
        .by('organizationId', zone.organizationId)
        .filter((row) => {
          const to = targetOf(row)
          return to !== null && targets.has(to)
        })
    },
    effect: 'breaks',
    detail: (zone, row, tx) => {
      const [first = '@', ...others] = leading(tx, zone, targetOf(row))
      const rest = others.length === 0 ? 'leads' : `and ${others.length} more lead`
      return `${fullName(first, zone.name)} ${rest} to its ${target}.`
    },
  })
}

/** Dependencies declared by containers, on any type. They stay after the deletion, as missing dependencies. */
function dependencyOf(on: ResourceDefinition<ResourceRow>): Relation {
  return relation({
    on,
    of: resourceDefinitions.container,
    find: (tx, row) =>
      tx.containers.by('organizationId', row.organizationId).filter((it) => it.dependsOn.includes(row.id)),
    findBack: (tx, container) => existing(container.dependsOn, (id) => on.table(tx).get(id)),
    effect: 'breaks',
    detail: (_container, row) => `It depends on ${resourceLabel(row)}.`,
  })
}

/** Detaches at once, since the VM is gone; a resize in progress continues. */
function detachVolume(volume: VolumeRow, vm: VmRow, context: JobContext): void {
  const { tx, at } = context
  const free = {
    ...lastReportedUse(context.seed, volume, at),
    ...UNATTACHED,
    statusReason: null,
    updatedAt: at,
  }
  const { transition } = volume
  if (transition !== null && transition.action !== 'attach' && transition.action !== 'detach') {
    const to = transition.to === 'attached' ? 'available' : transition.to
    tx.volumes.update(volume.id, { ...free, transition: { ...transition, to } })
  } else {
    if (transition !== null && transition.activityId !== null) {
      const outcome = transition.action === 'detach' ? 'succeeded' : 'failed'
      tx.activities.update(transition.activityId, { outcome, finishedAt: at })
    }
    tx.volumes.update(volume.id, { ...free, status: 'available', transition: null })
  }
  recordEvent(
    context,
    'volume',
    volume,
    'detached',
    `Detached ${volume.name} from ${vm.name}, which was deleted`,
  )
}

/** Resources of which this one is a dependent, by type and name. */
export function dependenciesOf(
  tx: Transaction,
  definition: ResourceDefinition<ResourceRow>,
  row: ResourceRow,
): { readonly definition: ResourceDefinition<ResourceRow>; readonly row: ResourceRow }[] {
  const found = RELATIONS.filter((it) => it.of.type === definition.type).flatMap((it) =>
    it.dependencies(tx, row).map((other) => ({ definition: it.on, row: other })),
  )
  const each = [...new Map(found.map((it) => [it.row.id, it])).values()]
  const order = allResourceDefinitions.map(({ type }) => type)
  return each.sort(
    (a, b) =>
      order.indexOf(a.definition.type) - order.indexOf(b.definition.type) ||
      compareNames(a.row.name, b.row.name),
  )
}

/** Effects of deleting a resource, worst first, then by type and name. */
export function dependentsOf(
  tx: Transaction,
  definition: ResourceDefinition<ResourceRow>,
  row: ResourceRow,
): Dependent[] {
  const severity: readonly DependentEffect[] = ['prevents', 'breaks', 'detaches']
  return RELATIONS.filter((it) => it.on.type === definition.type)
    .flatMap((it) => it.dependents(tx, row))
    .sort(
      (a, b) =>
        severity.indexOf(a.effect) - severity.indexOf(b.effect) ||
        (a.definition === b.definition ? compareNames(a.row.name, b.row.name) : 0),
    )
}

/** Releases the dependents of a deleted resource. */
export function releaseDependents<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  row: Row,
  context: JobContext,
): void {
  for (const it of RELATIONS) if (it.on.type === definition.type) it.release(row, context)
}
