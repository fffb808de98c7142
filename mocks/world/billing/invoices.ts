import { taxFor, taxOn } from '#src/domain/tax.ts'
import type { InvoiceRow, OrganizationRow, PaymentRow, Transaction } from '../../db/index.ts'
import { dollarsText } from '../../kernel/dollars-text.ts'
import { DAY } from '../../kernel/duration.ts'
import { memo } from '../../kernel/memo.ts'
import { random } from '../../kernel/random.ts'
import type { JobContext, WorldContext } from '../job-context.ts'
import { billingMonthBefore, billingMonthOf, type Span } from '../ledger/billing-month.ts'
import { spendOf } from '../ledger/charges.ts'
import { isInvoiced } from '../ledger/subjects.ts'
import { notify } from '../notify.ts'
import { membersWithPermission } from '../permissions.ts'
import { PLATFORM } from '../record.ts'
import { attemptPayment } from './payments.ts'

/** Milliseconds after issue: the default card is charged, and the invoice falls due. */
export const CHARGED_AFTER = 2 * DAY
export const DUE_AFTER = 30 * DAY

/** Days an invoice may be overdue before its organization can't create anything that costs money. */
export const DAYS_OF_GRACE = 30

export type InvoiceStatus = 'paid' | 'pending' | 'overdue'

export function invoiceStatus({ paidAt, dueAt }: InvoiceRow, now: number): InvoiceStatus {
  if (paidAt !== null) return 'paid'
  return dueAt <= now ? 'overdue' : 'pending'
}

/** End of the grace period. The default card is charged for the last time then. */
export const graceEndsAt = ({ dueAt }: Pick<InvoiceRow, 'dueAt'>): number => dueAt + DAYS_OF_GRACE * DAY

/** Oldest invoice whose grace period has ended. */
export function suspendingInvoice(
  tx: Transaction,
  organizationId: string,
  now: number,
): InvoiceRow | undefined {
  const oldest = oldestOwed(tx.invoices.by('organizationId', organizationId))
  return oldest === null || graceEndsAt(oldest) > now ? undefined : oldest
}

/** Memoized, since it is checked before every paid action. */
const oldestOwed = memo((invoices: readonly InvoiceRow[]): InvoiceRow | null => {
  let oldest: InvoiceRow | null = null
  for (const invoice of invoices) {
    if (invoice.paidAt === null && (oldest === null || invoice.dueAt < oldest.dueAt)) oldest = invoice
  }
  return oldest
})

/** Costs of an invoice's month before tax, in cents, from the ledger. */
export function netOf(tx: Transaction, invoice: InvoiceRow): number {
  return netOfInvoice(invoice, tx)
}

/** Total of an invoice in cents, with tax. */
export function amountOf(tx: Transaction, invoice: InvoiceRow): number {
  const net = netOf(tx, invoice)
  return net + taxOn(net, invoice.tax)
}

/** Memoized by row alone: the cost of a past month never changes. */
const netOfInvoice = memo((invoice: InvoiceRow, tx: Transaction) =>
  spendOf(tx, invoice.organizationId, invoice, invoice.to, isInvoiced),
)

/** Builds the invoice that is issued at the end of a month. */
export function issuedInvoice(
  id: string,
  { id: organizationId, billingDetails }: Pick<OrganizationRow, 'id' | 'billingDetails'>,
  { from, to }: Span,
  nth: number,
): InvoiceRow {
  return {
    id,
    organizationId,
    billedTo: billingDetails,
    tax: taxFor(billingDetails),
    number: `INV-${new Date(to).getUTCFullYear()}-${String(nth).padStart(4, '0')}`,
    from,
    to,
    dueAt: to + DUE_AFTER,
    paidAt: null,
    nextAttemptAt: to + CHARGED_AFTER,
  }
}

/** First billing cycle of a new organization. */
export function firstCycle(organization: OrganizationRow, id: string) {
  const { id: organizationId, createdAt } = organization
  return { id, organizationId, endsAt: billingMonthOf(organization, createdAt).to }
}

/** Ends a billing month: issues its invoice unless the cost is zero, and starts the next month. */
export function runBillingCycle(id: string, context: JobContext): void {
  const { tx, seed } = context
  const cycle = tx.billingCycles.get(id)
  const organization = cycle && tx.organizations.get(cycle.organizationId)
  if (cycle === undefined || cycle.endsAt === null || organization === undefined) return
  const next = billingMonthOf(organization, cycle.endsAt)
  const month = billingMonthBefore(organization, next)
  tx.billingCycles.update(id, { endsAt: next.to })
  if (spendOf(tx, organization.id, month, month.to, isInvoiced) === 0) return
  const nth = tx.invoices.by('organizationId', organization.id).length + 1
  const invoice = tx.invoices.insert(
    issuedInvoice(random(seed, 'invoice', organization.id, month.to).id('inv'), organization, month, nth),
  )
  notifyIssued(context, invoice)
}

export function notifyIssued(context: WorldContext, invoice: InvoiceRow): void {
  notifyBillingMembers(context, invoice, {
    severity: 'info',
    title: `Invoice ${invoice.number}`,
    body: `${dollarsText(amountOf(context.tx, invoice))} for last month, due on ${dayOf(invoice.dueAt)}.`,
  })
}

/** Times at which the default card is charged: two days after issue, on the due date, and after the grace period. */
export function chargeTimes(invoice: Pick<InvoiceRow, 'to' | 'dueAt'>): number[] {
  return [invoice.to + CHARGED_AFTER, invoice.dueAt, graceEndsAt(invoice)]
}

/** Charges the default card for an invoice. */
export function runInvoiceJob(id: string, context: JobContext): void {
  const { tx, at } = context
  const before = tx.invoices.get(id)
  if (before === undefined) return
  const nextAttemptAt = chargeTimes(before).find((it) => it > at) ?? null
  const invoice = tx.invoices.update(id, { nextAttemptAt })
  const method = tx.paymentMethods
    .by('organizationId', invoice.organizationId)
    .find((it) => it.isDefault && it.isConfirmed)
  const payment =
    method &&
    attemptPayment(context, invoice, method, {
      expiry: { month: method.expiryMonth, year: method.expiryYear },
      actor: PLATFORM,
      isCardholderPresent: false,
    })
  notifyCharged(context, invoice, payment)
}

/** @param payment undefined if there was no card to charge */
export function notifyCharged(
  context: WorldContext,
  invoice: InvoiceRow,
  payment: Pick<PaymentRow, 'status' | 'last4'> | undefined,
): void {
  const money = dollarsText(amountOf(context.tx, invoice))
  if (payment?.status === 'succeeded') {
    notifyBillingMembers(context, invoice, {
      severity: 'success',
      title: `${invoice.number} is paid`,
      body: `We charged ${money} to the card ending in ${payment.last4}.`,
    })
    return
  }
  const reason =
    payment === undefined ? 'There is no default card.' : 'The default card could not be charged.'
  notifyBillingMembers(context, invoice, {
    severity: 'warning',
    ...unpaidMessage(invoice, context.at, money, reason),
  })
}

/** Notification about an unpaid invoice; more urgent the longer it is unpaid. */
function unpaidMessage(invoice: InvoiceRow, at: number, money: string, reason: string) {
  const { number, dueAt } = invoice
  if (at < dueAt) {
    return {
      title: `${number} could not be paid`,
      body: `${reason} We’ll try again on ${dayOf(dueAt)}, when ${money} is due.`,
    }
  }
  if (at < graceEndsAt(invoice)) {
    const last = dayOf(graceEndsAt(invoice))
    return {
      title: `${number} is overdue`,
      body: `${reason} ${money} was due today. Pay it by ${last} to keep creating resources.`,
    }
  }
  return {
    title: `${number} must be paid now`,
    body: `${reason} ${money} has been overdue for ${DAYS_OF_GRACE} days. Pay it to create resources again.`,
  }
}

function notifyBillingMembers(
  context: WorldContext,
  { organizationId, id }: InvoiceRow,
  message: {
    readonly severity: 'info' | 'success' | 'warning'
    readonly title: string
    readonly body: string
  },
): void {
  notify(context, {
    organizationId,
    userIds: membersWithPermission(context.tx, organizationId, 'view_billing'),
    event: 'billing',
    href: `/billing?tab=invoices&dialog=invoice&row=${id}`,
    ...message,
  })
}

/** Formats a date: `November 24, 2026`. Billing days are UTC days in every time zone. */
export function dayOf(at: number, locale = 'en-US', timeZone = 'UTC'): string {
  return new Date(at).toLocaleDateString(locale, { dateStyle: 'long', timeZone })
}
