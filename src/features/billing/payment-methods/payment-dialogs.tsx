import { useState } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import type { BillingTabProps } from '../billing-tab.ts'

const PaymentMethodsDialog = onDemand(() => import('./payment-methods-dialog.tsx'))
const AddCardDialog = onDemand(() => import('./add-card-dialog.tsx'))
const RemoveCardDialog = onDemand(() => import('./remove-card-dialog.tsx'))
const BankDialog = onDemand(() => import('./bank-dialog.tsx'))
const InvoiceDialog = onDemand(() => import('../invoices/invoice-dialog.tsx'))
const PayDialog = onDemand(() => import('../invoices/pay-dialog.tsx'))

/**
 * Dialogs for cards, invoices and payments, which link to one another. Rendered on every tab, because emails and
 * notices link to them.
 */
export function PaymentDialogs({ search, onDialog }: Pick<BillingTabProps, 'search' | 'onDialog'>) {
  const { dialog, row } = search
  // Keep the last row of each dialog while it closes.
  const [rows, setRows] = useState<Readonly<Record<string, string>>>({})
  if (dialog !== '' && rows[dialog] !== row) setRows({ ...rows, [dialog]: row })
  const about = (which: typeof dialog) => rows[which] ?? ''
  const close = () => onDialog('')
  const toMethods = () => onDialog('payment-methods')
  const opened = {
    methods: dialog === 'payment-methods',
    add: dialog === 'add-card',
    remove: dialog === 'remove-card' && row !== '',
    bank: dialog === 'confirm-card' && row !== '',
    invoice: dialog === 'invoice' && row !== '',
    pay: dialog === 'pay' && row !== '',
  }
  const everMethods = useHasBeenTrue(opened.methods)
  const everAdd = useHasBeenTrue(opened.add)
  const everRemove = useHasBeenTrue(opened.remove)
  const everBank = useHasBeenTrue(opened.bank)
  const everInvoice = useHasBeenTrue(opened.invoice)
  const everPay = useHasBeenTrue(opened.pay)
  return (
    <>
      {everMethods && <PaymentMethodsDialog opened={opened.methods} onDialog={onDialog} onClose={close} />}
      {everAdd && <AddCardDialog opened={opened.add} onDialog={onDialog} onClose={toMethods} />}
      {everRemove && (
        <RemoveCardDialog opened={opened.remove} methodId={about('remove-card')} onClose={toMethods} />
      )}
      {everBank && (
        <BankDialog
          opened={opened.bank}
          confirmationId={about('confirm-card')}
          onDialog={onDialog}
          onClose={close}
        />
      )}
      {everInvoice && (
        <InvoiceDialog
          opened={opened.invoice}
          invoiceId={about('invoice')}
          onDialog={onDialog}
          onClose={close}
        />
      )}
      {everPay && (
        <PayDialog opened={opened.pay} invoiceId={about('pay')} onDialog={onDialog} onClose={close} />
      )}
    </>
  )
}
