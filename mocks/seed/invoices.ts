import { hasExpired } from '#src/domain/card.ts'
import type {
  ChargeRow,
  InvoiceRow,
  OrganizationRow,
  PaymentMethodRow,
  PaymentRow,
  ResourceRow,
  SubscriptionRow,
  WorldRows,
} from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { CHARGED_AFTER, chargeTimes, issuedInvoice } from '../world/billing/invoices.ts'
import { billingMonthOf, billingMonthsOf } from '../world/ledger/billing-month.ts'
import { PLATFORM } from '../world/record.ts'
import { type SeedBase, seedId } from './base.ts'

interface SeedCard extends Pick<PaymentMethodRow, 'brand' | 'last4' | 'holderName' | 'isDefault'> {
  readonly addedDaysAgo: number
  /** Days from the epoch until expiry; null to expire in the last month that it paid. */
  readonly expiresInDays: number | null
}

/** The first card paid every invoice so far. */
const DEMO_CARDS: readonly SeedCard[] = [
  {
    brand: 'mastercard',
    last4: '4444',
    holderName: 'Ada Keller',
    isDefault: false,
    addedDaysAgo: 410,
    expiresInDays: 120,
  },
  {
    brand: 'amex',
    last4: '0005',
    holderName: 'Nimbus Demo Accounts Payable and Procurement Services International',
    isDefault: false,
    addedDaysAgo: 200,
    expiresInDays: 300,
  },
  {
    brand: 'visa',
    last4: '4242',
    holderName: 'Ada Keller',
    isDefault: true,
    addedDaysAgo: 10,
    expiresInDays: 800,
  },
]

/** The card that paid so far has expired; the new one came too late for the latest invoices. */
const CARDS_TOO_LATE = DEMO_CARDS.map((card, index) =>
  index === 0 ? { ...card, expiresInDays: null } : card,
)

const SECOND_TENANT_CARDS: readonly SeedCard[] = [
  {
    brand: 'visa',
    last4: '1881',
    holderName: 'Naomi Sandberg',
    isDefault: true,
    addedDaysAgo: 94,
    expiresInDays: 500,
  },
]

/** Current billing cycle of an organization without invoices. */
export function currentBillingCycle(base: SeedBase, organization: OrganizationRow) {
  const { to: endsAt } = billingMonthOf(organization, base.epoch)
  return { id: seedId(base, 'cycle', organization.id), organizationId: organization.id, endsAt }
}

/** Plan of an organization with its own contract, so that its costs are those of its resources. */
export function enterpriseSubscription(
  base: SeedBase,
  { id: organizationId, createdAt }: OrganizationRow,
): SubscriptionRow {
  return {
    id: seedId(base, 'sub', organizationId),
    organizationId,
    planId: 'enterprise',
    since: createdAt,
    trialEndsAt: createdAt,
    nextAt: null,
  }
}

/** Number of the latest invoices that are unpaid; the grace period of the third-latest has ended. */
function unpaidCount({ seedVariants = [] }: SeedBase): number {
  if (seedVariants.includes('account-suspended')) return 3
  return seedVariants.includes('unpaid-invoices') || seedVariants.includes('overdue-invoices') ? 2 : 0
}

/** Invoices of past months, and the payments by the card of that time. */
export function billingRows(
  base: SeedBase,
  organization: OrganizationRow,
  rows: WorldRows,
  scale: 'demo' | 'secondTenant',
): WorldRows {
  const unpaid = scale === 'demo' ? unpaidCount(base) : 0
  const cards = scale === 'secondTenant' ? SECOND_TENANT_CARDS : unpaid > 0 ? CARDS_TOO_LATE : DEMO_CARDS
  const { from: thisMonth } = billingMonthOf(organization, base.epoch)
  const months = billingMonthsOf(organization, { from: firstCost(rows), to: thisMonth })
  const lastPaid = (months.at(-1 - unpaid)?.to ?? base.epoch) + CHARGED_AFTER
  const paymentMethods = cards.map((card) => methodOf(base, organization.id, card, lastPaid))
  const [card] = paymentMethods
  if (card === undefined) throw new Error('The seed has no card that paid the invoices.')
  const history = months.map((month, index) => {
    const id = seedId(base, 'inv', organization.id, index)
    const issued = issuedInvoice(id, organization, month, index + 1)
    const isPaid = index < months.length - unpaid
    return isPaid ? paidInvoice(base, issued, card) : unpaidInvoice(base, issued, card)
  })
  return {
    billingCycles: [currentBillingCycle(base, organization)],
    subscriptions: [enterpriseSubscription(base, organization)],
    invoices: history.map(({ invoice }) => invoice),
    payments: history.flatMap(({ payments }) => payments),
    paymentMethods,
  }
}

interface InvoiceWithPayments {
  readonly invoice: InvoiceRow
  readonly payments: readonly PaymentRow[]
}

/** The first charge succeeds; the last invoice may be too new for it. */
function paidInvoice(base: SeedBase, issued: InvoiceRow, card: PaymentMethodRow): InvoiceWithPayments {
  const [firstCharge] = chargeTimes(issued)
  if (firstCharge === undefined || firstCharge > base.epoch) return unpaidInvoice(base, issued, card)
  return {
    invoice: { ...issued, paidAt: firstCharge, nextAttemptAt: null },
    payments: [paymentOf(base, issued, card, firstCharge, null)],
  }
}

/** Every charge so far has failed. */
export function unpaidInvoice(
  base: SeedBase,
  issued: InvoiceRow,
  card: PaymentMethodRow,
): InvoiceWithPayments {
  const times = chargeTimes(issued)
  return {
    invoice: { ...issued, nextAttemptAt: times.find((at) => at > base.epoch) ?? null },
    payments: times
      .filter((at) => at <= base.epoch)
      .map((at) => paymentOf(base, issued, card, at, failureOf(card, at))),
  }
}

/** Payment by the default card of that time. */
function paymentOf(
  base: SeedBase,
  { id: invoiceId, organizationId }: Pick<InvoiceRow, 'id' | 'organizationId'>,
  { brand, last4 }: Pick<PaymentMethodRow, 'brand' | 'last4'>,
  at: number,
  failure: PaymentRow['failure'],
): PaymentRow {
  const id = seedId(base, 'pay', invoiceId, at)
  const status = failure === null ? 'succeeded' : 'failed'
  return { id, organizationId, invoiceId, at, status, failure, brand, last4, actor: PLATFORM }
}

/** Failure of a charge to the card that paid until it expired; after a February, that may be in the same month. */
function failureOf(card: PaymentMethodRow, at: number): PaymentRow['failure'] {
  return hasExpired({ month: card.expiryMonth, year: card.expiryYear }, at) ? 'expired_card' : 'declined'
}

function methodOf(
  base: SeedBase,
  organizationId: string,
  card: SeedCard,
  lastPaid: number,
): PaymentMethodRow {
  const { brand, last4, holderName, isDefault } = card
  const expiry = new Date(card.expiresInDays === null ? lastPaid : base.epoch + card.expiresInDays * DAY)
  return {
    id: seedId(base, 'pm', organizationId, last4),
    organizationId,
    brand,
    last4,
    expiryMonth: expiry.getUTCMonth() + 1,
    expiryYear: expiry.getUTCFullYear(),
    holderName,
    isDefault,
    isConfirmed: true,
    createdAt: base.epoch - card.addedDaysAgo * DAY,
  }
}

/** Time of the first cost: months without cost have no invoice. */
function firstCost({
  charges = [],
  vms = [],
  containers = [],
  volumes = [],
  databases = [],
}: WorldRows): number {
  let first = Number.POSITIVE_INFINITY
  for (const { from } of charges as readonly ChargeRow[]) first = Math.min(first, from)
  for (const list of [vms, containers, volumes, databases] as readonly (readonly ResourceRow[])[]) {
    for (const { createdAt } of list) first = Math.min(first, createdAt)
  }
  return first
}
