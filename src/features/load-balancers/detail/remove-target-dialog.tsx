import { useQuery } from '@tanstack/react-query'
import { removeLoadBalancerTarget } from '#src/api/generated/sdk.gen.ts'
import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import { isLastServing } from '#src/domain/load-balancer.ts'
import { isOnlyChoice } from '#src/domain/load-balancer-routing.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { LAST_TARGET_LEAVES } from '../load-balancer-labels.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'
import { targetsQuery } from './targets-query.ts'

/** Confirms removal of a target, because its open connections are cut. */
export function RemoveTargetDialog({
  balancer,
  vmId,
  opened,
  onClose,
}: {
  readonly balancer: LoadBalancer
  readonly vmId: string
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const { data } = useQuery({ ...targetsQuery(balancer.id), enabled: opened })
  const target = data?.items.find(({ vm }) => vm.id === vmId)
  const isLast = isLastServing(data?.items ?? [], vmId)
  const remove = useChange(loadBalancerResource, {
    change: 'edit',
    call: async ({ id }, targetId: string) => {
      await removeLoadBalancerTarget({ path: { loadBalancerId: id, vmId: targetId } })
      return undefined
    },
  })
  const name = target?.vm.name ?? 'the target'
  return (
    <ConfirmDialog
      opened={opened && target !== undefined}
      {...confirmationOf(remove, {
        variables: { resource: balancer, input: vmId },
        successMessage: `${name} was removed from the targets`,
        onClose,
      })}
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      destructive
    >
      {isLast && <p>{LAST_TARGET_LEAVES}</p>}
      {isOnlyChoice(balancer.routing, vmId) && (
        <p>It’s the only target of a routing rule, which then sends its requests to all targets.</p>
      )}
      <p>
        {target !== undefined && target.connections > 0
          ? 'Its open connections are closed. To avoid this, drain it first.'
          : 'It has no open connections. The VM itself isn’t affected.'}
      </p>
    </ConfirmDialog>
  )
}
