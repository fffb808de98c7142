import { removeLoadBalancerTarget } from '#src/api/generated/sdk.gen.ts'
import { isOnlyChoice } from '#src/domain/load-balancer-routing.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { LAST_TARGET_LEAVES } from '../load-balancer-labels.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'
import { type TargetDialogProps, useDialogTarget } from './use-dialog-target.ts'

/** Confirms removal of a target, because its open connections are cut. */
export function RemoveTargetDialog(props: TargetDialogProps) {
  const { balancer, onClose } = props
  const { opened, target, isLast } = useDialogTarget(props)
  const remove = useChange(loadBalancerResource, {
    change: 'edit',
    call: async ({ id }, vmId: string) => {
      await removeLoadBalancerTarget({ path: { loadBalancerId: id, vmId } })
      return undefined
    },
  })
  const check = useActionCheck(loadBalancerResource)('changeTargets', balancer)
  if (target === undefined) return null
  const { vm, connections } = target
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(remove, {
        variables: { resource: balancer, input: vm.id },
        successMessage: `${vm.name} was removed from the targets`,
        onClose,
      })}
      title={`Remove ${vm.name}?`}
      confirmLabel="Remove"
      destructive
      disabledReason={denialReason(check)}
    >
      {isLast && <p>{LAST_TARGET_LEAVES}</p>}
      {isOnlyChoice(balancer.routing, vm.id) && (
        <p>It’s the only target of a routing rule, which then sends its requests to all targets.</p>
      )}
      <p>
        {connections > 0
          ? 'Its open connections are closed. To avoid this, drain it first.'
          : 'It has no open connections. The VM itself isn’t affected.'}
      </p>
    </ConfirmDialog>
  )
}
