import { CARD_BRAND_FACTS } from '#src/domain/card.ts'
import { type Tax, taxOn } from '#src/domain/tax.ts'
import type { InvoiceRow } from '../../db/index.ts'
import { HOUR } from '../../kernel/duration.ts'
import { hundredths } from '../../kernel/rounding.ts'
import { amountOf, type InvoiceStatus, invoiceStatus, netOf } from '../../world/billing/invoices.ts'
import { type Charge, chargesOf } from '../../world/ledger/charges.ts'
import { isInvoiced } from '../../world/ledger/subjects.ts'
import type { SignedInView } from '../shared/view.ts'
import { linesOf } from './to-invoice.ts'

/** Content of an invoice document, read in one transaction and rendered later. */
export interface InvoiceDocument {
  readonly number: string
  readonly billedTo: InvoiceRow['billedTo']
  readonly from: number
  readonly to: number
  readonly dueAt: number
  readonly paidAt: number | null
  /** Payment method: `Visa ending in 4242`. */
  readonly paidBy: string | null
  readonly status: InvoiceStatus
  /** Cents, before tax. */
  readonly net: number
  readonly tax: Tax & { readonly amount: number }
  /** Cents, with tax. */
  readonly amount: number
  readonly lines: ReturnType<typeof linesOf>
  readonly resources: readonly ResourceCharge[]
}

/** Cost of one resource in the month, over all of its prices. */
interface ResourceCharge
  extends Pick<Charge, 'service' | 'projectId' | 'projectName' | 'resourceId' | 'name' | 'amount'> {
  readonly hours: number
}

export function documentOf(row: InvoiceRow, { tx, now }: Pick<SignedInView, 'tx' | 'now'>): InvoiceDocument {
  const charges = chargesOf(tx, row.organizationId, row, row.to).filter(isInvoiced)
  const net = netOf(tx, row)
  const payment = tx.payments.by('invoiceId', row.id).find(({ status }) => status === 'succeeded')
  return {
    number: row.number,
    billedTo: row.billedTo,
    from: row.from,
    to: row.to,
    dueAt: row.dueAt,
    paidAt: row.paidAt,
    paidBy: payment ? `${CARD_BRAND_FACTS[payment.brand].label} ending in ${payment.last4}` : null,
    status: invoiceStatus(row, now),
    net,
    tax: { ...row.tax, amount: taxOn(net, row.tax) },
    amount: amountOf(tx, row),
    lines: linesOf(charges),
    resources: resourceCharges(charges),
  }
}

/** One line for each resource, service and project, in this order; highest cost first within one. */
function resourceCharges(charges: readonly Charge[]): ResourceCharge[] {
  const sums = new Map<string, { charge: Charge; amount: number; milliseconds: number }>()
  for (const charge of charges) {
    const key = `${charge.resourceId} ${charge.service} ${charge.projectId}`
    const sum = sums.get(key) ?? { charge, amount: 0, milliseconds: 0 }
    sums.set(key, {
      charge,
      amount: sum.amount + charge.amount,
      milliseconds: sum.milliseconds + charge.to - charge.from,
    })
  }
  return [...sums.values()]
    .map(({ charge: { service, projectId, projectName, resourceId, name }, amount, milliseconds }) => ({
      service,
      projectId,
      resourceId,
      projectName: projectName || 'Deleted project',
      name,
      amount,
      hours: hundredths(milliseconds / HOUR),
    }))
    .toSorted(
      (a, b) =>
        compare(a.projectName, b.projectName) ||
        compare(a.service, b.service) ||
        b.amount - a.amount ||
        compare(a.name, b.name),
    )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
