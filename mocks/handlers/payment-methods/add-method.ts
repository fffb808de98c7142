import type { CardInput } from '#src/api/generated/types.gen.ts'
import { cardProblems, summarizeCard } from '#src/domain/card.ts'
import type { PaymentMethodRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context } from '../../engine/types.ts'
import { makeDefault } from '../../world/billing/payments.ts'
import { checkListLimit } from '../shared/list-limit.ts'

type AddContext = Pick<Context<'createPaymentMethod'>, 'tx' | 'now' | 'identity' | 'random'>

/** @throws Problem 422 `invalid_card`, listing all errors without repeating the input */
export function checkCard(card: CardInput, now: number): void {
  const problems = cardProblems(card, now)
  const [first] = problems
  if (first === undefined) return
  throw new Problem(422, 'invalid_card', {
    detail: first.message,
    errors: problems.map(({ field, message }) => ({
      in: 'body',
      pointer: `/card/${field}`,
      code: 'invalid_card',
      message,
    })),
  })
}

/** @throws Problem 409 `limit_reached`; checked before the card is charged */
export function checkCardLimit({ tx, identity }: Pick<AddContext, 'tx' | 'identity'>): void {
  checkListLimit('paymentMethods', tx.paymentMethods.countBy('organizationId', identity.organization.id))
}

/** Stores the allowed card fields. The first usable card becomes the default. */
export function addMethod(
  { tx, now, identity, random }: AddContext,
  card: CardInput,
  { isConfirmed, makesDefault }: { readonly isConfirmed: boolean; readonly makesDefault: boolean },
): PaymentMethodRow {
  const others = tx.paymentMethods.by('organizationId', identity.organization.id)
  const method = tx.paymentMethods.insert({
    id: random('payment-method').id('pm'),
    organizationId: identity.organization.id,
    ...summarizeCard(card.number),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    holderName: card.holderName,
    isDefault: false,
    isConfirmed,
    createdAt: now,
  })
  if (isConfirmed && (makesDefault || !others.some(({ isDefault }) => isDefault)))
    makeDefault({ tx }, method.id)
  return tx.paymentMethods.get(method.id) ?? method
}
