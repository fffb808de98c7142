import { vmLifeCycle } from '#src/domain/vm.ts'
import type { LoadBalancerRow, VmRow } from '../../db/index.ts'
import { assertAllowed, type ChangeContext } from '../shared/actions.ts'
import { checkVmLimit } from '../shared/list-limit.ts'
import type { SignedInView } from '../shared/view.ts'

/**
 * Checks that VMs can become targets.
 *
 * @param present ids of VMs that are targets already
 * @throws Problem 409 `invalid_state` for a VM that is being deleted, `limit_reached`
 */
export function checkNewTargets(
  { tx }: Pick<SignedInView, 'tx'>,
  vms: readonly Readonly<VmRow>[],
  present: ReadonlySet<string> = new Set(),
): void {
  for (const vm of vms) if (!present.has(vm.id)) assertAllowed(vmLifeCycle.can('update', vm.status))
  checkVmLimit('loadBalancersOfVm', vms, ({ id }) =>
    present.has(id) ? 0 : tx.loadBalancerTargets.countBy('vmId', id),
  )
}

export function addTarget({ tx, now, random }: ChangeContext, balancer: LoadBalancerRow, vm: VmRow): void {
  tx.loadBalancerTargets.insert({
    id: random('target', vm.id).id('lbt'),
    organizationId: balancer.organizationId,
    loadBalancerId: balancer.id,
    vmId: vm.id,
    addedAt: now,
    drainedFrom: null,
  })
}
