import { useQuery } from '@tanstack/react-query'
import { drainLoadBalancerTarget } from '#src/api/generated/sdk.gen.ts'
import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import { isLastServing } from '#src/domain/load-balancer.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { LAST_TARGET_LEAVES } from '../load-balancer-labels.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'
import { targetsQuery } from './targets-query.ts'

/** Confirms draining of the last healthy target, because nothing answers visitors after it. */
export function DrainTargetDialog({
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
  const targets = data?.items ?? []
  const drain = useChange(loadBalancerResource, {
    change: 'edit',
    call: async ({ id }, targetId: string) => {
      await drainLoadBalancerTarget({ path: { loadBalancerId: id, vmId: targetId } })
      return undefined
    },
  })
  const name = targets.find(({ vm }) => vm.id === vmId)?.vm.name ?? 'the target'
  return (
    <ConfirmDialog
      opened={opened && isLastServing(targets, vmId)}
      {...confirmationOf(drain, {
        variables: { resource: balancer, input: vmId },
        successMessage: `${name} is being drained`,
        onClose,
      })}
      title={`Drain ${name}?`}
      confirmLabel="Drain"
      destructive
    >
      <p>{LAST_TARGET_LEAVES}</p>
    </ConfirmDialog>
  )
}
