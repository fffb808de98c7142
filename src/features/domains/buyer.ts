import * as limits from '#src/api/generated/limits.gen.ts'
import type { DomainPurchaseCreate } from '#src/api/generated/types.gen.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { isEmail, MAX_EMAIL_LENGTH } from '#src/domain/email.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import {
  type CardDraft,
  type CardDraftProblems,
  cardDraftProblems,
  NO_CARD,
  toCardInput,
} from '#src/resources/cards/card-draft.ts'

/** Form values of a purchase. Card data is never stored. */
export interface PurchaseDraft {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly card: CardDraft
}

export const EMPTY_PURCHASE: PurchaseDraft = { email: '', firstName: '', lastName: '', card: NO_CARD }

/** Prefills the form for a signed-in user. The last word of the full name becomes the last name. */
export function prefilledFor({
  email,
  name,
}: {
  readonly email: string
  readonly name: string
}): PurchaseDraft {
  const words = cleanName(name).split(/\s+/)
  return { ...EMPTY_PURCHASE, email, firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

export interface PurchaseProblems {
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly card: CardDraftProblems
}

/** First and last name together form the name on the card, which has at most 80 characters. */
const MAX_NAME = limits.DomainPurchaseCreate.firstName.maxLength

/** Client-side validation; returns errors by field. */
export function purchaseProblems(draft: PurchaseDraft, now: number): PurchaseProblems {
  const email = draft.email.trim()
  // The buyer's name is the name on the card, so skip the check of `holderName`.
  const { holderName: _, ...card } = cardDraftProblems({ ...draft.card, holderName: 'Buyer' }, now)
  return {
    ...(email === '' && { email: 'Enter your email address.' }),
    ...(email !== '' && !isEmail(email) && { email: 'This is not a valid email address.' }),
    ...lengthProblems({
      firstName: [cleanName(draft.firstName), MAX_NAME],
      lastName: [cleanName(draft.lastName), MAX_NAME],
      email: [email, MAX_EMAIL_LENGTH],
    }),
    ...(cleanName(draft.firstName) === '' && { firstName: 'Enter your first name.' }),
    ...(cleanName(draft.lastName) === '' && { lastName: 'Enter your last name.' }),
    card,
  }
}

export function hasProblems({ card, ...others }: PurchaseProblems): boolean {
  return Object.keys(card).length > 0 || Object.keys(others).length > 0
}

/** Converts to the request body. The draft must be valid. */
export function toRequest(draft: PurchaseDraft, domain: string): DomainPurchaseCreate {
  const firstName = cleanName(draft.firstName)
  const lastName = cleanName(draft.lastName)
  return {
    domain,
    email: draft.email.trim(),
    firstName,
    lastName,
    card: toCardInput({ ...draft.card, holderName: `${firstName} ${lastName}` }),
  }
}
