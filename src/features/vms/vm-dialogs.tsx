import type { Vm } from '#src/api/generated/types.gen.ts'
import { OrderDialogs } from '#src/resources/orders/order-dialogs.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import type { VmDialog } from './vm-dialog-names.ts'
import { vmKind } from './vm-kind.ts'
import { vmOrders } from './vm-orders.tsx'

export function VmDialogs({
  dialog,
  vm,
  onClose,
}: {
  /** Empty when none is open. */
  readonly dialog: VmDialog | ''
  readonly vm: Vm
  readonly onClose: () => void
}) {
  return (
    <>
      <ConnectDialog opened={dialog === 'connect'} vm={vm} onClose={onClose} />
      <OrderDialogs kind={vmKind} orders={vmOrders} dialog={dialog} resource={vm} onClose={onClose} />
    </>
  )
}
