import { hasExpired } from '#src/domain/card.ts'
import {
  collections,
  dryRun,
  type OrganizationRow,
  type PaymentMethodRow,
  type SubscriptionRow,
  type Transaction,
  type WorldRows,
} from '../db/index.ts'
import { overlayRows } from '../db/persistence/overlay.ts'
import { QUOTA_IDS, QUOTAS } from '../handlers/shared/quota-check.ts'
import { DAY, MINUTE } from '../kernel/duration.ts'
import { graceEndsAt, invoiceStatus, issuedInvoice, suspendingInvoice } from '../world/billing/invoices.ts'
import { planEntry, REMINDED_BEFORE, runTrialJob } from '../world/billing/subscriptions.ts'
import { billingMonthBefore, billingMonthOf } from '../world/ledger/billing-month.ts'
import { budgetStatuses } from '../world/ledger/budget-watch.ts'
import { PLATFORM } from '../world/record.ts'
import { type SeedBase, seedId } from './base.ts'
import { fillLists } from './full-lists.ts'
import { lengthenNames } from './long-names.ts'
import { DEMO_PEOPLE, userId } from './people.ts'
import type { SeedContext } from './seed-context.ts'
import { SEED_VARIANTS, type SeedVariant } from './seed-variant-names.ts'

/** Secret of all users' authenticators in the seed variant `two-factor`. */
const APP_SECRET = 'NIMBUSDEMONIMBUSDEMONIMBUSDEMO23'

const UNREAD = 120

/** Changes that each seed variant makes to the demo organization. */
const EFFECTS: Readonly<Record<SeedVariant, (context: SeedContext) => void>> = {
  'full-lists': fillLists,

  // These two need other rows from the start: `planned.ts`, `incidents.ts`, `invoices.ts`.
  failures: () => {},
  'unpaid-invoices': () => {},

  'account-suspended': (context) => {
    const card = expiredCard(context)
    if (suspendingInvoice(context.tx, context.organization.id, context.base.epoch) === undefined)
      makeOverdue(context, card, 3)
  },

  'overdue-invoices': (context) => {
    const { tx, base, organization } = context
    const card = expiredCard(context)
    const invoices = tx.invoices.by('organizationId', organization.id)
    if (!invoices.some((invoice) => invoiceStatus(invoice, base.epoch) === 'overdue'))
      makeOverdue(context, card, 2)
  },

  'declined-card': (context) => {
    const card = defaultCard(context.tx, context.organization)
    const declined = { brand: 'visa', last4: '0002' } as const
    if (card === undefined) addCard(context, declined)
    else context.tx.paymentMethods.update(card.id, declined)
  },

  'no-payment-method': ({ tx, organization }) => {
    for (const { id } of tx.paymentMethods.by('organizationId', organization.id)) tx.paymentMethods.remove(id)
  },

  'free-plan': (context) => setPlan(context, { planId: 'free', trialEndsAt: context.base.epoch - DAY }),

  'trial-ending': (context) => {
    const { tx, base, organization } = context
    const trialEndsAt = base.epoch + 2 * DAY
    const nextAt = trialEndsAt - REMINDED_BEFORE
    const since = trialEndsAt - planEntry('team').trialDays * DAY
    setPlan(context, { planId: 'team', since, trialEndsAt, nextAt })
    // Reminds members, a day ago.
    for (const { id } of tx.subscriptions.by('organizationId', organization.id))
      runTrialJob(id, { tx, seed: base.seed, at: nextAt })
  },

  'quota-reached': ({ tx, organization }) => {
    const quotas = { ...organization.quotas }
    for (const id of QUOTA_IDS) quotas[id] = QUOTAS[id].used(tx, organization.id)
    tx.organizations.update(organization.id, { quotas })
  },

  'over-budget': ({ tx, base, organization }) => {
    const statusOf = budgetStatuses(tx, base.epoch)
    for (const budget of tx.budgets.by('organizationId', organization.id)) {
      const spent = statusOf(budget)?.spent ?? 0
      // Notifications are sent at the first check, which is due at once.
      tx.budgets.update(budget.id, {
        amount: Math.max(100, Math.floor(spent / 1.2 / 100) * 100),
        reached: [],
        checkAt: base.epoch,
      })
    }
  },

  'two-factor': ({ tx, base }) => {
    for (const { email } of DEMO_PEOPLE) {
      const at = base.epoch - 30 * DAY
      tx.twoFactors.insert({
        id: seedId(base, 'tfa', email),
        userId: userId(base, email),
        secret: APP_SECRET,
        confirmedAt: at,
        lastStep: null,
        recoveryDigests: [],
        createdAt: at,
      })
    }
  },

  'full-inbox': ({ tx, base, organization }) => {
    for (const { email } of DEMO_PEOPLE) {
      for (let index = 0; index < UNREAD; index++) {
        tx.notifications.insert({
          id: seedId(base, 'ntf', 'full-inbox', email, index),
          organizationId: organization.id,
          userId: userId(base, email),
          kind: 'system',
          severity: (['info', 'success', 'warning', 'critical'] as const)[index % 4] ?? 'info',
          title: `Maintenance note ${UNREAD - index}`,
          body: 'Planned maintenance in a region where you have resources. No action needed.',
          at: base.epoch - (index + 1) * 37 * MINUTE,
          readAt: null,
          href: null,
        })
      }
    }
  },

  'long-names': ({ tx, organization }) => lengthenNames(tx, organization),
}

/**
 * Applies seed variants to the demo organization.
 *
 * @throws RangeError for an unknown seed variant
 */
export function applySeedVariants(base: SeedBase, rows: WorldRows, names: readonly string[]): WorldRows {
  if (names.length === 0) return rows
  const unknown = names.find((name) => !(name in SEED_VARIANTS))
  if (unknown !== undefined) throw new RangeError(`There is no seed variant ${unknown}.`)
  const [demo] = rows.organizations ?? []
  if (demo === undefined) return rows
  const { changes } = dryRun(collections, rows, (tx: Transaction) => {
    for (const seedVariant of Object.keys(SEED_VARIANTS) as SeedVariant[]) {
      const organization = tx.organizations.get(demo.id)
      if (organization !== undefined && names.includes(seedVariant))
        EFFECTS[seedVariant]({ tx, base, organization })
    }
  })
  return overlayRows(rows, changes)
}

function setPlan({ tx, base, organization }: SeedContext, plan: Partial<SubscriptionRow>): void {
  for (const { id } of tx.subscriptions.by('organizationId', organization.id)) {
    tx.subscriptions.update(id, { since: base.epoch - DAY, ...plan })
  }
}

function defaultCard(tx: Transaction, { id }: OrganizationRow): PaymentMethodRow | undefined {
  return tx.paymentMethods.by('organizationId', id).find(({ isDefault }) => isDefault)
}

function addCard(
  { tx, base, organization }: SeedContext,
  card: Pick<PaymentMethodRow, 'brand' | 'last4'>,
): PaymentMethodRow {
  const expiry = new Date(base.epoch + 700 * DAY)
  return tx.paymentMethods.insert({
    id: seedId(base, 'pm', organization.id, 'situation', card.last4),
    organizationId: organization.id,
    ...card,
    expiryMonth: expiry.getUTCMonth() + 1,
    expiryYear: expiry.getUTCFullYear(),
    holderName: 'Ada Keller',
    isDefault: true,
    isConfirmed: true,
    createdAt: base.epoch - 400 * DAY,
  })
}

/**
 * Makes the card that failed to pay the default one (`unpaid-invoices`), or expires the default card, so that it
 * can't have paid the overdue invoices.
 */
function expiredCard(context: SeedContext): PaymentMethodRow {
  const { tx, base, organization } = context
  const before = defaultCard(tx, organization)
  const failed = tx.paymentMethods
    .by('organizationId', organization.id)
    .find(({ expiryMonth: month, expiryYear: year }) => hasExpired({ month, year }, base.epoch))
  if (before !== undefined && failed !== undefined) {
    tx.paymentMethods.update(before.id, { isDefault: false })
    return tx.paymentMethods.update(failed.id, { isDefault: true })
  }
  const card = before ?? addCard(context, { brand: 'visa', last4: '4242' })
  const expired = new Date(base.epoch - 70 * DAY)
  return tx.paymentMethods.update(card.id, {
    expiryMonth: expired.getUTCMonth() + 1,
    expiryYear: expired.getUTCFullYear(),
  })
}

/** Makes an old invoice overdue: its card was charged once on the due date and never again. */
function makeOverdue(context: SeedContext, card: PaymentMethodRow, monthsAgo: number): void {
  const { tx, base, organization } = context
  const invoices = tx.invoices.by('organizationId', organization.id)
  let month = billingMonthOf(organization, base.epoch)
  for (let ago = 0; ago < monthsAgo; ago++) month = billingMonthBefore(organization, month)
  const known = invoices.find(({ from }) => from === month.from)
  if (known === undefined) {
    const [project] = tx.projects.by('organizationId', organization.id)
    if (project === undefined) return
    // An invoice needs a cost: a VM deleted since then.
    tx.charges.insert({
      id: seedId(base, 'chg', organization.id, 'overdue', monthsAgo),
      organizationId: organization.id,
      projectId: project.id,
      projectName: project.name,
      service: 'virtual_machines',
      resourceType: 'vm',
      resourceId: seedId(base, 'vm', organization.id, 'overdue', monthsAgo),
      name: 'trial-01',
      item: '4 vCPU, 16 GB',
      hourlyMicros: 252_000,
      from: month.from,
      to: month.to,
    })
  }
  const issued = issuedInvoice(
    known?.id ?? seedId(base, 'inv', organization.id, 'overdue', monthsAgo),
    organization,
    month,
    known === undefined ? invoices.length + 1 : invoices.indexOf(known) + 1,
  )
  const last = graceEndsAt(issued)
  const unpaid = { ...issued, nextAttemptAt: last > base.epoch ? last : null }
  if (known === undefined) tx.invoices.insert(unpaid)
  else tx.invoices.update(known.id, unpaid)
  for (const { id } of tx.payments.by('invoiceId', issued.id)) tx.payments.remove(id)
  pay(context, issued.id, card, issued.dueAt, 'expired_card')
}

function pay(
  { tx, base, organization }: SeedContext,
  invoiceId: string,
  { brand, last4 }: PaymentMethodRow,
  at: number,
  failure: 'expired_card' | null,
): void {
  tx.payments.insert({
    id: seedId(base, 'pay', invoiceId, at),
    organizationId: organization.id,
    invoiceId,
    at,
    status: failure === null ? 'succeeded' : 'failed',
    failure,
    brand,
    last4,
    actor: PLATFORM,
  })
}
