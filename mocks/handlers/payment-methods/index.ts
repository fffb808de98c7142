import type { CardConfirmation, PaymentMethod } from '#src/api/generated/types.gen.ts'
import { cardLabel, hasExpired, summarizeCard } from '#src/domain/card.ts'
import { defaultCardReason } from '#src/domain/payment-method.ts'
import { money } from '#src/domain/price.ts'
import type { CardConfirmationRow, PaymentMethodRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { authorizeCard } from '../../world/billing/card-issuer.ts'
import { amountOf } from '../../world/billing/invoices.ts'
import {
  completeConfirmation,
  confirmationOf,
  endConfirmation,
  makeDefault,
  requestCardConfirmation,
} from '../../world/billing/payments.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { lookupOwned } from '../shared/lookup.ts'
import type { SignedInView } from '../shared/view.ts'
import { addMethod, checkCard, checkCardLimit } from './add-method.ts'

export const paymentMethodHandlers: HandlersFor<
  | 'listPaymentMethods'
  | 'createPaymentMethod'
  | 'deletePaymentMethod'
  | 'makePaymentMethodDefault'
  | 'getCardConfirmation'
  | 'answerCardConfirmation'
> = {
  listPaymentMethods(ctx) {
    const items = methodsOf(ctx)
      .toSorted(
        (a, b) =>
          Number(b.isDefault) - Number(a.isDefault) || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1),
      )
      .map((row) => toMethod(row, ctx))
    return { status: 200, body: { items } }
  },

  createPaymentMethod(ctx) {
    const { now, body } = ctx
    const { card } = body
    checkCard(card, now)
    checkCardLimit(ctx)
    const check = authorizeCard(
      summarizeCard(card.number),
      { month: card.expiryMonth, year: card.expiryYear },
      now,
    )
    if (check === 'declined') {
      throw new Problem(
        402,
        'card_declined',
        'The bank declined the card. Use another card, or ask the bank for the reason.',
      )
    }
    const needsConfirmation = check === 'challenged'
    const makesDefault = body.makeDefault ?? false
    const row = addMethod(ctx, card, { isConfirmed: !needsConfirmation, makesDefault })
    if (needsConfirmation) {
      requestCardConfirmation(worldContextOf(ctx), row, {
        organizationId: row.organizationId,
        paymentId: null,
        paymentMethodId: row.id,
        makesDefault,
      })
    }
    return { status: 201, body: toMethod(row, ctx) }
  },

  deletePaymentMethod(ctx) {
    const { tx } = ctx
    const row = lookupMethod(ctx, ctx.path.paymentMethodId)
    const needed = row.isDefault ? neededReason(ctx) : null
    if (needed !== null) throw new Problem(409, 'default_method_needed', needed)
    const waiting = confirmationOf(ctx, row.id)
    // Also removes the unconfirmed card.
    if (waiting !== undefined) endConfirmation(worldContextOf(ctx), waiting, 'superseded')
    else tx.paymentMethods.remove(row.id)
    return { status: 204 }
  },

  makePaymentMethodDefault(ctx) {
    const row = lookupMethod(ctx, ctx.path.paymentMethodId)
    const status = statusOf(row, ctx.now)
    if (status !== 'active') {
      const detail =
        status === 'expired'
          ? 'This card has expired.'
          : 'The cardholder hasn’t confirmed this card yet. Confirm it, or use another card.'
      throw new Problem(409, 'invalid_state', detail)
    }
    makeDefault(ctx, row.id)
    return { status: 200, body: toMethod(lookupMethod(ctx, row.id), ctx) }
  },

  getCardConfirmation(ctx) {
    return { status: 200, body: toConfirmation(lookupConfirmation(ctx, ctx.path.cardConfirmationId), ctx) }
  },

  answerCardConfirmation(ctx) {
    const { tx, body } = ctx
    const row = lookupConfirmation(ctx, ctx.path.cardConfirmationId)
    if (row.status !== 'pending')
      throw new Problem(
        409,
        'confirmation_closed',
        'This confirmation is already answered or has expired. Start the payment again.',
      )
    const context = worldContextOf(ctx)
    const payment = row.paymentId === null ? undefined : tx.payments.get(row.paymentId)
    const invoice = payment && tx.invoices.get(payment.invoiceId)
    const verb = body.decision === 'confirm' ? 'Confirmed' : 'Declined'
    addAuditNote(ctx, {
      ...(invoice && { resource: { type: 'invoice', id: invoice.id, name: invoice.number } }),
      detail: `${verb} ${invoice ? 'paying by' : 'adding'} ${cardLabel(row)}`,
    })
    const answered =
      body.decision === 'confirm'
        ? completeConfirmation(context, row)
        : endConfirmation(context, row, 'declined')
    return { status: 200, body: toConfirmation(answered, ctx) }
  },
}

function methodsOf({ tx, identity }: Pick<SignedInView, 'tx' | 'identity'>): readonly PaymentMethodRow[] {
  return tx.paymentMethods.by('organizationId', identity.organization.id)
}

/** @throws Problem 404, also for a method of another organization */
function lookupMethod(ctx: Pick<SignedInView, 'tx' | 'identity'>, id: string): PaymentMethodRow {
  return lookupOwned(ctx.tx.paymentMethods.get(id), ctx, 'payment method', id)
}

/** @throws Problem 404, also for a confirmation of another organization */
function lookupConfirmation(ctx: Pick<SignedInView, 'tx' | 'identity'>, id: string): CardConfirmationRow {
  return lookupOwned(ctx.tx.cardConfirmations.get(id), ctx, 'card confirmation', id)
}

/** Reason why the default card can't be removed; null if it can. */
function neededReason(ctx: Pick<SignedInView, 'tx' | 'identity'>): string | null {
  const invoices = ctx.tx.invoices.by('organizationId', ctx.identity.organization.id)
  return defaultCardReason(methodsOf(ctx).length - 1, invoices.filter(({ paidAt }) => paidAt === null).length)
}

function statusOf({ isConfirmed, expiryMonth, expiryYear }: PaymentMethodRow, now: number) {
  if (!isConfirmed) return 'unconfirmed'
  return hasExpired({ month: expiryMonth, year: expiryYear }, now) ? 'expired' : 'active'
}

function toMethod(row: PaymentMethodRow, { tx, now }: Pick<SignedInView, 'tx' | 'now'>): PaymentMethod {
  return {
    id: row.id,
    card: { brand: row.brand, last4: row.last4 },
    expiryMonth: row.expiryMonth,
    expiryYear: row.expiryYear,
    holderName: row.holderName,
    status: statusOf(row, now),
    isDefault: row.isDefault,
    cardConfirmationId: row.isConfirmed ? null : (confirmationOf({ tx }, row.id)?.id ?? null),
    createdAt: iso(row.createdAt),
  }
}

function toConfirmation(row: CardConfirmationRow, { tx }: Pick<SignedInView, 'tx'>): CardConfirmation {
  const payment = row.paymentId === null ? undefined : tx.payments.get(row.paymentId)
  const invoice = payment && tx.invoices.get(payment.invoiceId)
  return {
    id: row.id,
    status: row.status,
    purpose: row.paymentId === null ? 'add_card' : 'pay_invoice',
    card: { brand: row.brand, last4: row.last4 },
    amount: invoice ? money(amountOf(tx, invoice)) : null,
    invoiceId: invoice?.id ?? null,
    expiresAt: iso(row.expiresAt),
  }
}
