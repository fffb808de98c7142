import type { InvoiceStatus, PaymentFailure, PaymentStatus } from '#src/api/generated/types.gen.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const invoiceNoun = { one: 'invoice', many: 'invoices' }

export const invoiceStatuses: Readonly<
  Record<InvoiceStatus, { readonly label: string; readonly tone: StatusTone }>
> = {
  paid: { label: 'Paid', tone: 'healthy' },
  pending: { label: 'Pending', tone: 'warning' },
  overdue: { label: 'Overdue', tone: 'critical' },
}

export const paymentStatuses: Readonly<
  Record<PaymentStatus, { readonly label: string; readonly tone: StatusTone }>
> = {
  succeeded: { label: 'Paid', tone: 'healthy' },
  failed: { label: 'Failed', tone: 'critical' },
  requires_confirmation: { label: 'Waits for the card holder', tone: 'warning' },
}

export const failures: Readonly<Record<PaymentFailure, string>> = {
  declined: 'The bank declined the card.',
  expired_card: 'The card had expired.',
  confirmation_needed: 'The card holder had to confirm it and was not there.',
  confirmation_declined: 'The card holder declined the payment.',
  confirmation_expired: 'The card holder did not confirm in time.',
  superseded: 'Another attempt took its place.',
}
