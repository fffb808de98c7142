import { type CardExpiry, type CardSummary, hasExpired } from '#src/domain/card.ts'

/** Response of a card's bank to a charge. `challenged`: the cardholder has to confirm it first. */
export type IssuerDecision = 'approved' | 'declined' | 'expired' | 'challenged'

/** Cards with a fixed outcome in every scenario; listed on the documentation's page of test inputs. */
const DECLINED_CARD = '0002'
const CHALLENGED_CARD = '3220'

/** Decides by the stored card fields alone, so a typed and a saved card get the same response. */
export function authorizeCard(
  { brand, last4 }: CardSummary,
  expiry: CardExpiry,
  now: number,
): IssuerDecision {
  if (hasExpired({ month: expiry.month, year: expiry.year }, now)) return 'expired'
  if (brand === 'visa' && last4 === DECLINED_CARD) return 'declined'
  return brand === 'visa' && last4 === CHALLENGED_CARD ? 'challenged' : 'approved'
}
