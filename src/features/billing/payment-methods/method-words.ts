import type { PaymentMethod, PaymentMethodStatus } from '#src/api/generated/types.gen.ts'
import { cardLabel, formatExpiry } from '#src/domain/card.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const methodNoun = { one: 'payment method', many: 'payment methods' }

/** What is to be said of a card that is not as it should be. */
export const methodStatuses: Readonly<
  Record<PaymentMethodStatus, { readonly label: string; readonly tone: StatusTone } | null>
> = {
  active: null,
  expired: { label: 'Expired', tone: 'critical' },
  unconfirmed: { label: 'Waits for the card holder', tone: 'warning' },
}

/** "Visa •••• 4242" */
export function methodName({ card }: Pick<PaymentMethod, 'card'>): string {
  return cardLabel(card)
}

/** "Expires 08/28" */
export function expiryWords({ status, expiryMonth, expiryYear }: PaymentMethod): string {
  const expiry = formatExpiry({ month: expiryMonth, year: expiryYear })
  return `${status === 'expired' ? 'Expired' : 'Expires'} ${expiry}`
}
