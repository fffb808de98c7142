import type { PaymentRequest } from '#src/api/generated/types.gen.ts'
import { summarizeCard } from '#src/domain/card.ts'
import { money } from '#src/domain/price.ts'
import { type InvoiceRow, listRows } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { amountOf, invoiceStatus } from '../../world/billing/invoices.ts'
import { attemptPayment, requestCardConfirmation } from '../../world/billing/payments.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { chargesOf } from '../../world/ledger/charges.ts'
import { isInvoiced } from '../../world/ledger/subjects.ts'
import { addMethod, checkCard, checkCardLimit } from '../payment-methods/add-method.ts'
import { actorOf } from '../shared/activity.ts'
import { precedes } from '../shared/cursor.ts'
import { inOrganization, unknownReferences } from '../shared/references.ts'
import { sortKeys } from '../shared/sorting.ts'
import { documentOf } from './document.ts'
import { invoiceCsv } from './invoice-csv.ts'
import { linesOf, lookupInvoice, toInvoice, toPayment } from './to-invoice.ts'

export const invoiceHandlers: HandlersFor<
  | 'listInvoices'
  | 'getInvoiceSummary'
  | 'getInvoice'
  | 'downloadInvoicePdf'
  | 'downloadInvoiceCsv'
  | 'payInvoice'
> = {
  listInvoices(ctx) {
    const { tx, identity, now, query } = ctx
    const { status, page, pageSize } = query
    const { items, total } = listRows(tx.invoices.by('organizationId', identity.organization.id), {
      ...(status && { where: (row: InvoiceRow) => status.includes(invoiceStatus(row, now)) }),
      sort: sortKeys<InvoiceRow>(query.sort, {
        issuedAt: 'to',
        number: 'number',
        amount: (row) => amountOf(tx, row),
        dueAt: 'dueAt',
      }),
      page,
      pageSize,
    })
    return { status: 200, body: { items: items.map((row) => toInvoice(row, ctx)), page, pageSize, total } }
  },

  getInvoiceSummary({ tx, identity, now }) {
    const open = tx.invoices
      .by('organizationId', identity.organization.id)
      .filter(({ paidAt }) => paidAt === null)
    const overdue = open.filter(({ dueAt }) => dueAt <= now)
    const pending = open.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt)
    const sum = (rows: readonly InvoiceRow[]) => ({
      count: rows.length,
      amount: money(rows.reduce((cents, row) => cents + amountOf(tx, row), 0)),
    })
    const nextDueAt = pending.length === 0 ? null : iso(Math.min(...pending))
    return { status: 200, body: { open: sum(open), overdue: sum(overdue), nextDueAt } }
  },

  getInvoice(ctx) {
    const { tx } = ctx
    const row = lookupInvoice(ctx, ctx.path.invoiceId)
    const payments = tx.payments.by('invoiceId', row.id)
    return {
      status: 200,
      body: {
        invoice: toInvoice(row, ctx),
        billedTo: row.billedTo,
        lines: linesOf(chargesOf(tx, row.organizationId, row, row.to).filter(isInvoiced)),
        payments: payments
          .toSorted((a, b) => (precedes(a, b) ? -1 : 1))
          .slice(0, MAX_PAYMENTS)
          .map((it) => toPayment(it, ctx)),
      },
    }
  },

  downloadInvoicePdf(ctx) {
    const document = documentOf(lookupInvoice(ctx, ctx.path.invoiceId), ctx)
    return {
      status: 200,
      headers: fileName(document.number, 'pdf'),
      // Imported on demand: the PDF library is larger than all other handlers together.
      bytes: async () => (await import('./invoice-pdf.ts')).invoicePdf(document),
    }
  },

  downloadInvoiceCsv(ctx) {
    const invoice = documentOf(lookupInvoice(ctx, ctx.path.invoiceId), ctx)
    return { status: 200, headers: fileName(invoice.number, 'csv'), body: invoiceCsv(invoice) }
  },

  payInvoice(ctx) {
    const { now, identity, body } = ctx
    const context = worldContextOf(ctx)
    const invoice = lookupInvoice(ctx, ctx.path.invoiceId)
    const { organization } = identity
    if (invoice.paidAt !== null) throw new Problem(409, 'invoice_paid', `${invoice.number} is already paid.`)

    const savesCard = body.by === 'card' && body.saveCard
    if (savesCard) checkCardLimit(ctx)
    const charged = body.by === 'method' ? chosenMethod(ctx, body.paymentMethodId) : typedCard(body, now)
    const payment = attemptPayment(context, invoice, charged, {
      expiry: { month: charged.expiryMonth, year: charged.expiryYear },
      actor: actorOf(identity),
      isCardholderPresent: true,
    })
    // Returned, not thrown, so that the failed attempt is stored.
    if (payment.failure === 'declined') return declined()
    if (payment.failure === 'expired_card')
      return new Problem(402, 'card_expired', 'The card has expired. Use another one.')

    const needsConfirmation = payment.status === 'requires_confirmation'
    const savedMethod = savesCard
      ? addMethod(ctx, body.card, { isConfirmed: !needsConfirmation, makesDefault: false })
      : null
    if (needsConfirmation) {
      requestCardConfirmation(context, payment, {
        organizationId: organization.id,
        paymentId: payment.id,
        paymentMethodId: savedMethod?.id ?? null,
        makesDefault: false,
      })
    }
    return { status: 201, body: toPayment(payment, ctx) }
  },
}

/** Limit of the attempts shown with an invoice. */
const MAX_PAYMENTS = 1000

function fileName(number: string, extension: string): [readonly [string, string]] {
  return [['content-disposition', `attachment; filename="${number}.${extension}"`]]
}

type PayContext = Context<'payInvoice'>

/** @throws Problem 422 for a method of another organization, 409 for one that its holder has not confirmed */
function chosenMethod(ctx: Pick<PayContext, 'tx' | 'identity'>, id: string) {
  const method = inOrganization(ctx.tx.paymentMethods.get(id), ctx)
  if (method === undefined) {
    throw unknownReferences([
      {
        in: 'body',
        pointer: '/paymentMethodId',
        code: 'unknown_reference',
        message: 'This payment method doesn’t exist. Choose another one.',
      },
    ])
  }
  if (!method.isConfirmed)
    throw new Problem(
      409,
      'method_unconfirmed',
      'The cardholder hasn’t confirmed this card yet. Confirm it, or use another card.',
    )
  return method
}

/** @throws Problem 422 `invalid_card` */
function typedCard({ card }: Extract<PaymentRequest, { by: 'card' }>, now: number) {
  checkCard(card, now)
  const { expiryMonth, expiryYear } = card
  return { ...summarizeCard(card.number), expiryMonth, expiryYear }
}

function declined(): Problem {
  return new Problem(
    402,
    'card_declined',
    'The bank declined the card. Use another card, or ask the bank for the reason.',
  )
}
