import type { Invoice, InvoiceLine, Payment } from '#src/api/generated/types.gen.ts'
import { BILLING_SERVICES, type BillingService } from '#src/domain/billing.ts'
import { compareNames } from '#src/domain/name-order.ts'
import { money } from '#src/domain/price.ts'
import { taxOn } from '#src/domain/tax.ts'
import type { InvoiceRow, PaymentRow } from '../../db/index.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { amountOf, invoiceStatus, netOf } from '../../world/billing/invoices.ts'
import { confirmationOf } from '../../world/billing/payments.ts'
import type { Charge } from '../../world/ledger/charges.ts'
import { toActor } from '../shared/activity.ts'
import { lookupOwned } from '../shared/lookup.ts'
import type { SignedInView } from '../shared/view.ts'

/** @throws Problem 404, also for an invoice of another organization */
export function lookupInvoice(ctx: Pick<SignedInView, 'tx' | 'identity'>, id: string): InvoiceRow {
  return lookupOwned(ctx.tx.invoices.get(id), ctx, 'invoice', id)
}

export function toInvoice(row: InvoiceRow, { tx, now }: Pick<SignedInView, 'tx' | 'now'>): Invoice {
  const net = netOf(tx, row)
  return {
    id: row.id,
    number: row.number,
    periodFrom: iso(row.from),
    periodTo: iso(row.to),
    net: money(net),
    tax: { ...row.tax, amount: money(taxOn(net, row.tax)) },
    amount: money(amountOf(tx, row)),
    status: invoiceStatus(row, now),
    issuedAt: iso(row.to),
    dueAt: iso(row.dueAt),
    paidAt: isoOrNull(row.paidAt),
    nextAttemptAt: isoOrNull(row.nextAttemptAt),
  }
}

export function toPayment(row: PaymentRow, { tx }: Pick<SignedInView, 'tx'>): Payment {
  const invoice = tx.invoices.get(row.invoiceId)
  return {
    id: row.id,
    invoiceId: row.invoiceId,
    at: iso(row.at),
    status: row.status,
    failure: row.failure,
    amount: money(invoice === undefined ? 0 : amountOf(tx, invoice)),
    card: { brand: row.brand, last4: row.last4 },
    actor: toActor(row.actor),
    cardConfirmationId:
      row.status === 'requires_confirmation' ? (confirmationOf({ tx }, row.id)?.id ?? null) : null,
  }
}

/** Lines by service and project, highest cost first. */
export function linesOf(charges: readonly Charge[]): InvoiceLine[] {
  interface Line {
    readonly service: BillingService
    readonly projectId: string
    readonly projectName: string
    readonly resources: Set<string>
    amount: number
  }
  const lines = new Map<string, Line>()
  for (const { service, projectId, projectName, resourceId, amount } of charges) {
    const key = `${service} ${projectId}`
    let line = lines.get(key)
    if (line === undefined) {
      line = {
        service,
        projectId,
        projectName: projectName || 'Deleted project',
        resources: new Set(),
        amount: 0,
      }
      lines.set(key, line)
    }
    line.resources.add(resourceId)
    line.amount += amount
  }
  return [...lines.values()]
    .toSorted(
      (a, b) =>
        b.amount - a.amount ||
        BILLING_SERVICES.indexOf(a.service) - BILLING_SERVICES.indexOf(b.service) ||
        compareNames(a.projectName, b.projectName) ||
        (a.projectId < b.projectId ? -1 : 1),
    )
    .map(({ resources, amount, ...line }) => ({
      ...line,
      resourceCount: resources.size,
      amount: money(amount),
    }))
}
