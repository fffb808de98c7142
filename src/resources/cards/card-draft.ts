import type { CardInput } from '#src/api/generated/types.gen.ts'
import {
  brandOf,
  cardDigits,
  cardNumberProblem,
  expiryProblem,
  holderNameProblem,
  readExpiry,
  securityCodeProblem,
} from '#src/domain/card.ts'

/** A card as it stands in the form. Kept nowhere but there: not in the address, not in the browser's storage. */
export interface CardDraft {
  readonly number: string
  readonly expiry: string
  readonly securityCode: string
  readonly holderName: string
}

export const NO_CARD: CardDraft = { number: '', expiry: '', securityCode: '', holderName: '' }

export type CardDraftProblems = Partial<Record<keyof CardDraft, string>>

/** What is wrong before it is sent, beside the fields. */
export function cardDraftProblems(draft: CardDraft, now: number): CardDraftProblems {
  const found: readonly (readonly [keyof CardDraft, string | null])[] = [
    ['number', cardNumberProblem(draft.number)],
    ['expiry', expiryProblem(readExpiry(draft.expiry), now)],
    ['securityCode', securityCodeProblem(draft.securityCode, brandOf(draft.number))],
    ['holderName', holderNameProblem(draft.holderName)],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

/** As the API takes it. The draft has no problems. */
export function cardInput(draft: CardDraft): CardInput {
  const { month, year } = readExpiry(draft.expiry) ?? { month: 1, year: 2000 }
  return {
    number: cardDigits(draft.number),
    securityCode: draft.securityCode.trim(),
    expiryMonth: month,
    expiryYear: year,
    holderName: draft.holderName.trim(),
  }
}

/** The server's messages by field of the form: month and year are one there. */
export function cardProblemsOf(errors: Readonly<Record<string, string>>): CardDraftProblems {
  const at = (...fields: readonly string[]) => fields.map((it) => errors[`card.${it}`]).find(Boolean)
  const found = {
    number: at('number'),
    expiry: at('expiryMonth', 'expiryYear'),
    securityCode: at('securityCode'),
    holderName: at('holderName'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined))
}
