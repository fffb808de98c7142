import { drainLoadBalancerTarget } from '#src/api/generated/sdk.gen.ts'
import { targetCan } from '#src/domain/load-balancer.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { LAST_TARGET_LEAVES } from '../load-balancer-labels.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'
import { type TargetDialogProps, useDialogTarget } from './use-dialog-target.ts'

/** Confirms draining of a target. The list asks only for the last healthy one, a link for any. */
export function DrainTargetDialog(props: TargetDialogProps) {
  const { balancer, onClose } = props
  const { opened, target, isLast } = useDialogTarget(props)
  const drain = useChange(loadBalancerResource, {
    change: 'edit',
    call: async ({ id }, vmId: string) => {
      await drainLoadBalancerTarget({ path: { loadBalancerId: id, vmId } })
      return undefined
    },
  })
  const check = useActionCheck(loadBalancerResource)('changeTargets', balancer)
  if (target === undefined) return null
  const { vm, traffic } = target
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(drain, {
        variables: { resource: balancer, input: vm.id },
        successMessage: `${vm.name} is being drained`,
        onClose,
      })}
      title={`Drain ${vm.name}?`}
      confirmLabel="Drain"
      destructive
      // Once drained by this dialog, the target can't be drained: the dialog closes without that reason.
      disabledReason={
        drain.isIdle ? (denialReason(check) ?? denialReason(targetCan('drain', traffic))) : null
      }
    >
      <p>{isLast ? LAST_TARGET_LEAVES : 'It gets no new connections. Open ones can end first.'}</p>
    </ConfirmDialog>
  )
}
