import type { Container } from '#src/api/generated/types.gen.ts'
import { OrderDialogs } from '#src/resources/orders/order-dialogs.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useEver } from '#src/ui/use-ever.ts'
import type { ContainerDialog } from './container-dialog-names.ts'
import { containerKind } from './container-kind.ts'
import { containerOrders } from './container-orders.tsx'

/** Loads on first use, like the dialogs of `OrderDialogs`. */
const ScaleDialog = onDemand(async () => ({ default: (await import('./scale-dialog.tsx')).ScaleDialog }))

export function ContainerDialogs({
  dialog,
  container,
  onClose,
}: {
  /** Empty if no dialog is open. */
  readonly dialog: ContainerDialog | ''
  readonly container: Container
  readonly onClose: () => void
}) {
  const scaleAsked = useEver(dialog === 'scale')
  return (
    <>
      {scaleAsked && (
        <ScaleDialog
          key={`${container.id} ${dialog === 'scale'}`}
          opened={dialog === 'scale'}
          container={container}
          onClose={onClose}
        />
      )}
      <OrderDialogs
        kind={containerKind}
        orders={containerOrders}
        dialog={dialog}
        resource={container}
        onClose={onClose}
      />
    </>
  )
}
