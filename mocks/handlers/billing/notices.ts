import type { BillingNotice } from '#src/api/generated/types.gen.ts'
import { isThresholdReached } from '#src/domain/budget.ts'
import { cardLabel, expiresAt, hasExpired } from '#src/domain/card.ts'
import { profileFormat } from '#src/domain/profile-format.ts'
import type { BudgetRow, PaymentRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { dollarsText } from '../../kernel/dollars-text.ts'
import { DAY } from '../../kernel/duration.ts'
import { amountOf, dayOf, graceEndsAt, invoiceStatus } from '../../world/billing/invoices.ts'
import { planEntry, REMINDED_BEFORE, subscriptionOf } from '../../world/billing/subscriptions.ts'
import { isTrialing, trialContinues } from '../../world/billing/trial.ts'
import { type BudgetStatus, budgetStatuses } from '../../world/ledger/budget-watch.ts'
import { precedes } from '../shared/cursor.ts'
import type { SignedInView } from '../shared/view.ts'
import { percent } from './period.ts'

export const billingNoticeHandlers: HandlersFor<'listBillingNotices'> = {
  listBillingNotices(ctx) {
    const items = SOURCES.flatMap((source) => source(ctx)).sort((a, b) => rank(a) - rank(b))
    return { status: 200, body: { items: items.slice(0, MAX) } }
  },
}

const MAX = 100

/** Computed on every request, so a notice disappears with its cause. */
type Source = (view: SignedInView) => readonly BillingNotice[]

const SEVERITIES: readonly BillingNotice['type'][] = ['critical', 'warning', 'info']
const rank = ({ type }: BillingNotice) => SEVERITIES.indexOf(type)

type Kind = BillingNotice['kind']
type Severity = BillingNotice['type']

/** Formatters in the user's locale. Days are UTC days, which are the same for everyone, except `ownDay`. */
function writtenFor({ user }: SignedInView['identity']) {
  const { locale, timeZone: ownZone } = profileFormat(user)
  const withoutYear = (at: number, timeZone: string | undefined) =>
    new Date(at).toLocaleDateString(locale, { month: 'long', day: 'numeric', timeZone })
  return {
    money: (cents: number) => dollarsText(cents, locale),
    day: (at: number) => dayOf(at, locale),
    /** Without the year, for headlines. */
    shortDay: (at: number) => withoutYear(at, 'UTC'),
    /** Day of a point in time, in the user's time zone. */
    ownDay: (at: number) => withoutYear(at, ownZone),
  }
}

/** Worst notice of each budget. */
function budgetNotices(view: SignedInView): BillingNotice[] {
  const statusOf = budgetStatuses(view.tx, view.now)
  return view.tx.budgets
    .by('organizationId', view.identity.organization.id)
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .flatMap((budget) => noticeOf(budget, statusOf(budget), view))
}

function noticeOf(
  budget: BudgetRow,
  status: BudgetStatus | null,
  { identity }: SignedInView,
): BillingNotice[] {
  const { money } = writtenFor(identity)
  if (status === null) return []
  const { name, amount, thresholds } = budget
  const { spent, projected } = status
  const limit = `The budget is ${money(amount)} per month.`
  const action = { label: 'View budgets', href: '/billing' }
  const notice = (kind: Kind, type: Severity, title: string, message = limit) => [
    { id: `${kind}-${budget.id}`, kind, type, title, message, action },
  ]
  if (spent > amount) {
    return notice('budget_exceeded', 'warning', `${name}: exceeded by ${money(spent - amount)}`)
  }
  if (projected > amount) {
    const title = `${name}: forecast to exceed by ${money(projected - amount)}`
    const message = `${limit} At current usage, this month will cost ${money(projected)}.`
    return notice('budget_forecast', 'warning', title, message)
  }
  if (thresholds.some((it) => it.basis === 'spend' && isThresholdReached(amount, it, status))) {
    return notice('budget_threshold', 'info', `${name}: ${Math.floor(percent(spent, amount))}% spent`)
  }
  return []
}

/** Notices about unpaid invoices: overdue, declined, or due. */
function invoiceNotices({ tx, identity, now }: SignedInView): BillingNotice[] {
  const { money, day, shortDay } = writtenFor(identity)
  return tx.invoices
    .by('organizationId', identity.organization.id)
    .filter(({ paidAt }) => paidAt === null)
    .toSorted((a, b) => a.dueAt - b.dueAt)
    .map((invoice): BillingNotice => {
      const { id, number, dueAt } = invoice
      const total = money(amountOf(tx, invoice))
      const bill = `Invoice ${number} (${total})`
      // A user who can see the invoice may not be able to pay it.
      const action = identity.permissions.has('manage_billing')
        ? { label: 'Pay now', href: `/billing?tab=invoices&dialog=pay&row=${id}` }
        : { label: 'View invoices', href: '/billing?tab=invoices' }
      const notice = (kind: Kind, type: Severity, title: string, message: string) => ({
        id: `${kind}-${id}`,
        kind,
        type,
        title,
        message,
        action,
      })
      if (invoiceStatus(invoice, now) === 'overdue') {
        const stopsAt = graceEndsAt(invoice)
        const isStopped = stopsAt <= now
        const nextStep = isStopped
          ? 'Pay it to create resources again.'
          : `Pay it by ${shortDay(stopsAt)} to keep creating resources.`
        return notice(
          'invoice_overdue',
          'critical',
          `${number} is overdue: creation ${isStopped ? 'is stopped' : `stops ${shortDay(stopsAt)}`}`,
          `${total} was due ${day(dueAt)}. ${nextStep}`,
        )
      }
      const last = latestOf(tx.payments.by('invoiceId', id))
      if (last?.status === 'failed') {
        const message = `${bill} could not be charged to ${cardLabel(last)}. It is due on ${day(dueAt)}.`
        return notice('payment_failed', 'warning', `Payment of ${total} failed`, message)
      }
      return notice(
        'invoice_pending',
        'info',
        `${total} due ${shortDay(dueAt)}`,
        `${bill} is due on ${day(dueAt)}.`,
      )
    })
}

function latestOf(payments: readonly PaymentRow[]): PaymentRow | undefined {
  return payments.toSorted((a, b) => (precedes(a, b) ? -1 : 1))[0]
}

/** Time before expiry at which a card should be replaced. */
const SOON = 30 * DAY

function cardNotices(view: SignedInView): BillingNotice[] {
  const { tx, identity, now } = view
  const cards = tx.paymentMethods.by('organizationId', identity.organization.id)
  const href = '/billing?dialog=payment-methods'
  const notices = cards
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || (a.id < b.id ? -1 : 1))
    .flatMap((card): BillingNotice[] => {
      const expiry = { month: card.expiryMonth, year: card.expiryYear }
      const at = expiresAt(expiry)
      if (at > now + SOON) return []
      const isOver = hasExpired(expiry, now)
      const kind = isOver ? 'card_expired' : 'card_expiring'
      const says = isOver ? 'has expired' : `expires after ${writtenFor(identity).day(at - 1)}`
      const name = card.isDefault ? `Default card ${cardLabel(card)}` : cardLabel(card)
      return [
        {
          id: `${kind}-${card.id}`,
          kind,
          type: card.isDefault ? 'warning' : 'info',
          title: `${name} ${says}`,
          message: card.isDefault
            ? 'Invoices are charged to this card. Add another one to keep paying automatically.'
            : 'Remove it, or add its replacement.',
          action: { label: 'View payment methods', href },
        },
      ]
    })
  if (cards.some(({ isDefault, isConfirmed }) => isDefault && isConfirmed) || !isBilled(view)) return notices
  return [
    ...notices,
    {
      id: `no_payment_method-${identity.organization.id}`,
      kind: 'no_payment_method',
      type: 'info',
      title: 'No default card',
      message: 'Invoices are not paid automatically. Add a card to change that.',
      action: { label: 'Add a card', href },
    },
  ]
}

/** True once the organization has costs; before that no payment method is needed. */
function isBilled(view: SignedInView): boolean {
  return view.tx.invoices.by('organizationId', view.identity.organization.id).length > 0
}

/** Notice in the last days of a trial. */
function trialNotices({ tx, identity, now }: SignedInView): BillingNotice[] {
  const subscription = subscriptionOf(tx, identity.organization.id)
  const { id, planId, trialEndsAt } = subscription
  if (!isTrialing(subscription) || trialEndsAt === null || trialEndsAt - now > REMINDED_BEFORE) return []
  const { name, monthlyPrice } = planEntry(planId)
  const { money, ownDay } = writtenFor(identity)
  const stays = trialContinues(tx, subscription)
  const next = stays
    ? `It continues at ${money(monthlyPrice?.amount ?? 0)} a month.`
    : 'Add a default card to keep it. Otherwise your organization moves to the Free plan.'
  return [
    {
      id: `trial_ending-${id}`,
      kind: 'trial_ending',
      type: stays ? 'info' : 'warning',
      title: `Trial of ${name} ends on ${ownDay(trialEndsAt)}`,
      message: next,
      action: stays
        ? { label: 'Change plan', href: '/billing?dialog=plan' }
        : { label: 'Add a card', href: '/billing?dialog=payment-methods' },
    },
  ]
}

const SOURCES: readonly Source[] = [trialNotices, invoiceNotices, cardNotices, budgetNotices]
