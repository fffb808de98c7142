import type { ResourceRef, Vm } from '#src/api/generated/types.gen.ts'
import { findSize, type SizeEntry } from '#src/domain/catalog.ts'
import { findImage } from '#src/domain/image-catalog.ts'
import { money } from '#src/domain/price.ts'
import { regionName } from '#src/domain/region.ts'
import type { VmRow } from '../../db/index.ts'
import { mutableCopy } from '../../kernel/freeze.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { catalogEntry } from '../../world/catalog-entry.ts'
import { billingMonthOf } from '../../world/ledger/billing-month.ts'
import { costOfResource } from '../../world/ledger/charges.ts'
import { lastReport } from '../../world/metrics.ts'
import { usageAt } from '../../world/vm-metrics.ts'
import { memoizeSerializer } from '../shared/memoized-serializer.ts'
import type { SignedInView, View } from '../shared/view.ts'
import { toSchedule } from './schedule.ts'

export function sizeOf({ sizeId }: Pick<VmRow, 'sizeId'>): SizeEntry {
  return catalogEntry(findSize(sizeId), sizeId)
}

export function imageName(vm: Pick<VmRow, 'imageId'>): string {
  return findImage(vm.imageId)?.name ?? vm.imageId
}

/** Attached firewalls and load balancers. */
function attachmentsOf(vm: VmRow, { tx }: View): Pick<Vm, 'attachedFirewalls' | 'attachedLoadBalancers'> {
  return {
    attachedFirewalls: tx.firewallAssignments
      .by('vmId', vm.id)
      .flatMap((it) => ref(tx.firewalls.get(it.firewallId))),
    attachedLoadBalancers: tx.loadBalancerTargets
      .by('vmId', vm.id)
      .flatMap((it) => ref(tx.loadBalancers.get(it.loadBalancerId))),
  }
}

function ref(row: ResourceRef | undefined): ResourceRef[] {
  return row === undefined ? [] : [{ id: row.id, name: row.name }]
}

/** Cents; null without permission to see billing. */
function costToDateOf(vm: VmRow, { tx, identity, now }: SignedInView): number | null {
  if (!identity.permissions.has('view_billing')) return null
  return costOfResource(tx, 'vm', vm, billingMonthOf(identity.organization, now), now)
}

/** Names of the attachments. Read for every row of a list, and most rows have none. */
function attachmentsText(vm: VmRow, { tx }: View): string {
  const assignments = tx.firewallAssignments.by('vmId', vm.id)
  const targets = tx.loadBalancerTargets.by('vmId', vm.id)
  if (assignments.length === 0 && targets.length === 0) return ''
  let text = ''
  for (const { firewallId } of assignments) text += ` ${firewallId} ${tx.firewalls.get(firewallId)?.name}`
  for (const { loadBalancerId } of targets) {
    text += ` ${loadBalancerId} ${tx.loadBalancers.get(loadBalancerId)?.name}`
  }
  return text
}

/**
 * Serializes a row as the contract's `Vm` for a caller. Usage changes with the next report, cost with the next cent.
 */
export const toVm = memoizeSerializer<VmRow, Vm, SignedInView>(
  (vm, view) => [lastReport(vm.startedAt, view.now), costToDateOf(vm, view), attachmentsText(vm, view)],
  (vm, view) => {
    const cents = costToDateOf(vm, view)
    return {
      ...factsOf(vm),
      costToDate: cents === null ? null : money(cents),
      metrics: usageAt(view.seed, vm, view.now),
      ...attachmentsOf(vm, view),
    }
  },
)

function factsOf(
  vm: VmRow,
): Omit<Vm, 'costToDate' | 'metrics' | 'attachedFirewalls' | 'attachedLoadBalancers'> {
  const size = sizeOf(vm)
  return {
    id: vm.id,
    name: vm.name,
    projectId: vm.projectId,
    status: vm.status,
    statusReason: vm.statusReason,
    transition: vm.transition && { to: vm.transition.to, dueAt: iso(vm.transition.dueAt) },
    type: size.name,
    sizeId: size.id,
    imageId: vm.imageId,
    os: imageName(vm),
    region: vm.region,
    location: regionName(vm.region),
    vcpus: size.vcpus,
    memoryGb: size.memoryGb,
    diskGb: size.diskGb,
    gpus: size.gpus,
    networkGbps: size.networkGbps,
    networkId: vm.networkId,
    sshKeyIds: mutableCopy(vm.sshKeyIds),
    publicIp: vm.publicIp,
    privateIp: vm.privateIp,
    hourlyRate: size.hourlyRate,
    monthlyCost: size.monthlyPrice,
    tags: mutableCopy(vm.tags),
    deletionProtection: vm.deletionProtection,
    schedule: toSchedule(vm),
    createdAt: iso(vm.createdAt),
    updatedAt: iso(vm.updatedAt),
    startedAt: isoOrNull(vm.startedAt),
  }
}
