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
import { dollarsText } from '../kernel/dollars-text.ts'
import { DAY, MINUTE } from '../kernel/duration.ts'
import { invoiceStatus, issuedInvoice, suspendingInvoice } from '../world/billing/invoices.ts'
import { makeDefault } from '../world/billing/payments.ts'
import { planEntry, REMINDED_BEFORE, runTrialJob } from '../world/billing/subscriptions.ts'
import { billingMonthBefore, billingMonthOf } from '../world/ledger/billing-month.ts'
import { budgetStatuses, nextCheckAt, reportReached } from '../world/ledger/budget-watch.ts'
import { addAuditEntry, OLDER_THAN_LOG } from './audit.ts'
import { type SeedBase, seedId } from './base.ts'
import { notifyOfInvoices } from './billing-notifications.ts'
import { fillLists } from './full-lists.ts'
import { unpaidInvoice } from './invoices.ts'
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
    const { tx, base, organization } = context
    makeFailedCardDefault(context)
    if (suspendingInvoice(tx, organization.id, base.epoch) === undefined) addUnpaidInvoice(context, 3)
  },

  'overdue-invoices': (context) => {
    const { tx, base, organization } = context
    makeFailedCardDefault(context)
    const invoices = tx.invoices.by('organizationId', organization.id)
    if (!invoices.some((invoice) => invoiceStatus(invoice, base.epoch) === 'overdue'))
      addUnpaidInvoice(context, 2)
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

  'free-plan': (context) => {
    const at = context.base.epoch - DAY
    setPlan(context, { planId: 'free', since: at, trialEndsAt: at }, 'cancelPlan', 'From Team to Free.')
  },

  'trial-ending': (context) => {
    const { tx, base, organization } = context
    const trialEndsAt = base.epoch + 2 * DAY
    const nextAt = trialEndsAt - REMINDED_BEFORE
    const since = trialEndsAt - planEntry('team').trialDays * DAY
    setPlan(context, { planId: 'team', since, trialEndsAt, nextAt }, 'changePlan', 'From Free to Team.')
    // Reminds members, a day ago.
    for (const { id } of tx.subscriptions.by('organizationId', organization.id))
      runTrialJob(id, { tx, seed: base.seed, at: nextAt })
  },

  'quota-reached': ({ tx, organization }) => {
    const quotas = { ...organization.quotas }
    for (const id of QUOTA_IDS) quotas[id] = QUOTAS[id].used(tx, organization.id)
    tx.organizations.update(organization.id, { quotas })
  },

  'over-budget': (context) => {
    const { tx, base, organization } = context
    const { seed, epoch: at } = base
    const statusOf = budgetStatuses(tx, at)
    for (const before of tx.budgets.by('organizationId', organization.id)) {
      const status = statusOf(before)
      if (status === null) continue
      const amount = Math.max(100, Math.floor(status.spent / 1.2 / 100) * 100)
      const lowered = { ...before, amount }
      const reached = [...before.reached, ...reportReached({ tx, seed, at }, lowered, status, before.reached)]
      const checkAt = nextCheckAt(lowered, status, at)
      const revision = before.revision + 1
      tx.budgets.update(before.id, { amount, reached, checkAt, revision, updatedAt: at })
      addAuditEntry(context, {
        at,
        operationId: 'updateBudget',
        resource: { type: 'budget', id: before.id, name: before.name },
        detail: `From ${dollarsText(before.amount)} to ${dollarsText(amount)} a month.`,
      })
    }
  },

  'two-factor': ({ tx, base }) => {
    for (const { email } of DEMO_PEOPLE) {
      const at = base.epoch - OLDER_THAN_LOG
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
          title: `Product update ${UNREAD - index}`,
          body: 'The console has new features. No action needed.',
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

/** Changes the plan, with the entry of the call that changed it. */
function setPlan(
  context: SeedContext,
  plan: Partial<SubscriptionRow> & Pick<SubscriptionRow, 'since'>,
  operationId: 'changePlan' | 'cancelPlan',
  detail: string,
): void {
  const { tx, organization } = context
  for (const { id } of tx.subscriptions.by('organizationId', organization.id))
    tx.subscriptions.update(id, plan)
  const { id, name } = organization
  addAuditEntry(context, {
    at: plan.since,
    operationId,
    resource: { type: 'organization', id, name },
    detail,
  })
}

function defaultCard(tx: Transaction, { id }: OrganizationRow): PaymentMethodRow | undefined {
  return tx.paymentMethods.by('organizationId', id).find(({ isDefault }) => isDefault)
}

function addCard(
  { tx, base, organization }: SeedContext,
  card: Pick<PaymentMethodRow, 'brand' | 'last4'>,
  expiresAt = base.epoch + 700 * DAY,
): PaymentMethodRow {
  const expiry = new Date(expiresAt)
  return tx.paymentMethods.insert({
    id: seedId(base, 'pm', organization.id, 'seed-variant', card.last4),
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

/** The card that failed to pay is the default, unless another one is used (`unpaid-invoices`). */
function makeFailedCardDefault({ tx, base, organization }: SeedContext): void {
  const failed = tx.paymentMethods
    .by('organizationId', organization.id)
    .find(({ expiryMonth: month, expiryYear: year }) => hasExpired({ month, year }, base.epoch))
  if (failed !== undefined) makeDefault({ tx }, failed.id)
}

/** An unpaid invoice for an organization without invoices, and the expired card that failed to pay it. */
function addUnpaidInvoice(context: SeedContext, monthsAgo: number): void {
  const { tx, base, organization } = context
  const [project] = tx.projects.by('organizationId', organization.id)
  if (project === undefined) return
  let month = billingMonthOf(organization, base.epoch)
  for (let ago = 0; ago < monthsAgo; ago++) month = billingMonthBefore(organization, month)
  // An invoice needs a cost: a VM deleted since then.
  tx.charges.insert({
    id: seedId(base, 'charge', organization.id, 'overdue', monthsAgo),
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
  const id = seedId(base, 'inv', organization.id, 'overdue', monthsAgo)
  const card = addCard(context, { brand: 'visa', last4: '4242' }, month.from)
  const { invoice, payments } = unpaidInvoice(base, issuedInvoice(id, organization, month, 1), card)
  tx.invoices.insert(invoice)
  for (const payment of payments) tx.payments.insert(payment)
  notifyOfInvoices(base, tx, { invoices: [invoice], payments })
}
