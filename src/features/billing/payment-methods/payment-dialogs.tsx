import { useState } from 'react'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import type { BillingTabProps } from '../billing-tab.ts'

const PaymentMethodsDialog = dialogOnDemand(() => import('./payment-methods-dialog.tsx'))
const AddCardDialog = dialogOnDemand(() => import('./add-card-dialog.tsx'))
const RemoveCardDialog = dialogOnDemand(() => import('./remove-card-dialog.tsx'))
const BankDialog = dialogOnDemand(() => import('./bank-dialog.tsx'))
const InvoiceDialog = dialogOnDemand(() => import('../invoices/invoice-dialog.tsx'))
const PayDialog = dialogOnDemand(() => import('../invoices/pay-dialog.tsx'))

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
  return (
    <>
      <PaymentMethodsDialog opened={opened.methods} onDialog={onDialog} onClose={close} />
      <AddCardDialog opened={opened.add} onDialog={onDialog} onClose={toMethods} />
      <RemoveCardDialog opened={opened.remove} methodId={about('remove-card')} onClose={toMethods} />
      <BankDialog
        opened={opened.bank}
        confirmationId={about('confirm-card')}
        onDialog={onDialog}
        onClose={close}
      />
      <InvoiceDialog
        opened={opened.invoice}
        invoiceId={about('invoice')}
        onDialog={onDialog}
        onClose={close}
      />
      <PayDialog opened={opened.pay} invoiceId={about('pay')} onDialog={onDialog} onClose={close} />
    </>
  )
}
