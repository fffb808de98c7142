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
  requires_confirmation: { label: 'Waiting for cardholder', tone: 'warning' },
}

export const failures: Readonly<Record<PaymentFailure, string>> = {
  declined: 'The bank declined the card.',
  expired_card: 'The card had expired.',
  confirmation_needed: 'The cardholder had to confirm, but wasn’t present.',
  confirmation_declined: 'The cardholder declined the payment.',
  confirmation_expired: 'The cardholder didn’t confirm in time.',
  superseded: 'Replaced by another attempt.',
}
