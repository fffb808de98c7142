import type { FirewallAssignment } from '#src/api/generated/types.gen.ts'
import { firewallLifeCycle } from '#src/domain/firewall.ts'
import { includesAllWords, queryWords } from '#src/domain/text-match.ts'
import { vmLifeCycle } from '#src/domain/vm.ts'
import { type FirewallAssignmentRow, type FirewallRow, listRows, type VmRow } from '../../db/index.ts'
import { notFound } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { joinNames } from '../../kernel/join-names.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { assertAllowed, type ChangeContext } from '../shared/actions.ts'
import { checkVmLimit } from '../shared/list-limit.ts'
import { lookup } from '../shared/lookup.ts'
import { recordDone } from '../shared/record.ts'
import { resolve, vmReferences } from '../shared/references.ts'
import { vmText } from '../virtual-machines/list.ts'
import { toFirewall } from './to-firewall.ts'

export const firewallAssignmentHandlers: HandlersFor<
  'listFirewallAssignments' | 'assignFirewall' | 'unassignFirewall'
> = {
  listFirewallAssignments(ctx) {
    const { tx, query } = ctx
    const firewall = lookup(resourceDefinitions.firewall, ctx, ctx.path.firewallId)
    const wanted = queryWords(query.q)
    const assigned = tx.firewallAssignments.by('firewallId', firewall.id).flatMap((it) => {
      const vm = tx.vms.get(it.vmId)
      if (vm === undefined || (wanted.length > 0 && !includesAllWords(vmText(vm), wanted))) return []
      return [{ id: it.id, name: vm.name, vm, assignment: it }]
    })
    const { page, pageSize } = query
    const { items, total } = listRows(assigned, { sort: [{ by: 'name' }], page, pageSize })
    return {
      status: 200,
      body: { items: items.map(({ vm, assignment }) => toAssignment(vm, assignment)), page, pageSize, total },
    }
  },

  assignFirewall(ctx) {
    const { tx, now, body } = ctx
    const firewall = lookup(resourceDefinitions.firewall, ctx, ctx.path.firewallId)
    assertAllowed(firewallLifeCycle.can('assign', firewall.status))
    const { vms } = resolve({ vms: vmReferences(ctx, body.vmIds) })
    const added = assign(ctx, firewall, vms)
    const row = added.length === 0 ? firewall : tx.firewalls.update(firewall.id, { updatedAt: now })
    if (added.length > 0) {
      const names = added.map(({ name }) => name)
      recordDone(ctx, 'firewall', row, 'assigned', `Assigned ${row.name} to ${joinNames(names, 3)}`)
    }
    return { status: 200, body: toFirewall(row, ctx) }
  },

  unassignFirewall(ctx) {
    const { tx, now } = ctx
    const firewall = lookup(resourceDefinitions.firewall, ctx, ctx.path.firewallId)
    const { vmId } = ctx.path
    const assignment = tx.firewallAssignments.by('firewallId', firewall.id).find((it) => it.vmId === vmId)
    const vm = tx.vms.get(vmId)
    if (assignment === undefined || vm === undefined)
      throw notFound('assignment of the firewall to a VM', vmId)
    assertAllowed(firewallLifeCycle.can('assign', firewall.status))
    tx.firewallAssignments.remove(assignment.id)
    tx.firewalls.update(firewall.id, { updatedAt: now })
    recordDone(ctx, 'firewall', firewall, 'unassigned', `Removed ${firewall.name} from ${vm.name}`)
    recordDone(ctx, 'vm', vm, 'firewall_removed', `Removed the firewall ${firewall.name} from ${vm.name}`)
    return { status: 204 }
  },
}

/**
 * Attaches VMs to a firewall and records it for each VM.
 * @returns VMs that were not attached before
 * @throws Problem 409 `invalid_state` for a VM that is being deleted, `limit_reached`
 */
export function assign(
  ctx: ChangeContext,
  firewall: Pick<FirewallRow, 'id' | 'name' | 'organizationId'>,
  vms: readonly Readonly<VmRow>[],
): Readonly<VmRow>[] {
  const { tx, now, random } = ctx
  const already = new Set(tx.firewallAssignments.by('firewallId', firewall.id).map((it) => it.vmId))
  const added = vms.filter(({ id }) => !already.has(id))
  for (const { status } of added) assertAllowed(vmLifeCycle.can('update', status))
  checkVmLimit('firewallsOfVm', vms, ({ id }) =>
    already.has(id) ? 0 : tx.firewallAssignments.countBy('vmId', id),
  )
  for (const vm of added) {
    tx.firewallAssignments.insert({
      id: random('assignment', vm.id).id('fwa'),
      organizationId: firewall.organizationId,
      firewallId: firewall.id,
      vmId: vm.id,
      assignedAt: now,
    })
    recordDone(ctx, 'vm', vm, 'firewall_added', `Assigned the firewall ${firewall.name} to ${vm.name}`)
  }
  return added
}

function toAssignment(vm: VmRow, { assignedAt }: FirewallAssignmentRow): FirewallAssignment {
  return { vm: { id: vm.id, name: vm.name }, region: vm.region, assignedAt: iso(assignedAt) }
}
