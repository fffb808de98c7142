import type { PaymentMethod, PaymentMethodStatus } from '#src/api/generated/types.gen.ts'
import { formatExpiry } from '#src/domain/card.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const methodNoun = { one: 'payment method', many: 'payment methods' }

/** Badge for a card that needs attention; null for an active card. */
export const methodStatuses: Readonly<
  Record<PaymentMethodStatus, { readonly label: string; readonly tone: StatusTone } | null>
> = {
  active: null,
  expired: { label: 'Expired', tone: 'critical' },
  unconfirmed: { label: 'Waiting for cardholder', tone: 'warning' },
}

/** For example "Expires 08/28". */
export function expiryText({ status, expiryMonth, expiryYear }: PaymentMethod): string {
  const expiry = formatExpiry({ month: expiryMonth, year: expiryYear })
  return `${status === 'expired' ? 'Expired' : 'Expires'} ${expiry}`
}
