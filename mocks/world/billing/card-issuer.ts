import { type CardExpiry, type CardFace, hasExpired } from '#src/domain/card.ts'

/** What the bank of a card says when it is to be charged. `asks`: its holder has to confirm it first. */
export type Verdict = 'accepts' | 'declines' | 'expired' | 'asks'

/** Cards with a fixed outcome, in every scenario; they stand on the documentation's page of test inputs. */
const DECLINED_CARD = '0002'
const ASKING_CARD = '3220'

/** Decided by what is kept of a card, so that the bank says the same of a card that is typed and of one that is kept. */
export function askIssuer({ brand, last4 }: CardFace, expiry: CardExpiry, now: number): Verdict {
  if (hasExpired({ month: expiry.month, year: expiry.year }, now)) return 'expired'
  if (brand === 'visa' && last4 === DECLINED_CARD) return 'declines'
  return brand === 'visa' && last4 === ASKING_CARD ? 'asks' : 'accepts'
}
