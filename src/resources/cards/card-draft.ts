import type { CardInput } from '#src/api/generated/types.gen.ts'
import {
  brandOf,
  cardDigits,
  cardNumberProblem,
  expiryProblem,
  holderNameProblem,
  parseExpiry,
  securityCodeProblem,
} from '#src/domain/card.ts'
import { cleanName } from '#src/domain/clean-name.ts'

/** Card as entered in the form. Held in memory only: never put it in the URL or in browser storage. */
export interface CardDraft {
  readonly number: string
  readonly expiry: string
  readonly securityCode: string
  readonly holderName: string
}

export const NO_CARD: CardDraft = { number: '', expiry: '', securityCode: '', holderName: '' }

export type CardDraftProblems = Partial<Record<keyof CardDraft, string>>

/** Client-side validation messages by field. */
export function cardDraftProblems(draft: CardDraft, now: number): CardDraftProblems {
  const found: readonly (readonly [keyof CardDraft, string | null])[] = [
    ['number', cardNumberProblem(draft.number)],
    ['expiry', expiryProblem(parseExpiry(draft.expiry), now)],
    ['securityCode', securityCodeProblem(draft.securityCode, brandOf(draft.number))],
    ['holderName', holderNameProblem(draft.holderName)],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

/** Converts a draft to the API's format. The draft must have no problems. */
export function toCardInput(draft: CardDraft): CardInput {
  const { month, year } = parseExpiry(draft.expiry) ?? { month: 1, year: 2000 }
  return {
    number: cardDigits(draft.number),
    securityCode: draft.securityCode.trim(),
    expiryMonth: month,
    expiryYear: year,
    holderName: cleanName(draft.holderName),
  }
}

/** Maps the server's messages to the fields of the form, which has one expiry field for month and year. */
export function toCardProblems(errors: Readonly<Record<string, string>>): CardDraftProblems {
  const at = (...fields: readonly string[]) => fields.map((it) => errors[`card.${it}`]).find(Boolean)
  const found = {
    number: at('number'),
    expiry: at('expiryMonth', 'expiryYear'),
    securityCode: at('securityCode'),
    holderName: at('holderName'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined))
}
