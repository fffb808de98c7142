import { Dialog } from '#src/ui/dialog.tsx'
import type { BillingDialogProps } from '../billing-tab.ts'

export default function PaymentMethodsDialog({ opened, onClose }: BillingDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Payment Methods">
      <p>Payment Methods</p>
    </Dialog>
  )
}
