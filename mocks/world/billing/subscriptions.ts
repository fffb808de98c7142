import { findPlan, type PlanEntry } from '#src/domain/plan-catalog.ts'
import type { PlanId } from '#src/domain/plan-id.ts'
import { profileFormat } from '#src/domain/profile-format.ts'
import type { SubscriptionRow, Transaction } from '../../db/index.ts'
import { DAY } from '../../kernel/duration.ts'
import { catalogEntry } from '../catalog-entry.ts'
import type { WorldContext } from '../job-context.ts'
import { notify } from '../notify.ts'
import { membersWithPermission } from '../permissions.ts'
import { dayOf } from './invoices.ts'
import { isTrialing, trialContinues } from './trial.ts'

/** Time before the end of a trial at which members are reminded. */
export const REMINDED_BEFORE = 3 * DAY

export function subscriptionOf(tx: Transaction, organizationId: string): SubscriptionRow {
  const [row] = tx.subscriptions.by('organizationId', organizationId)
  if (row === undefined) throw new Error(`The organization ${organizationId} has no subscription.`)
  return row
}

export function planOf(tx: Transaction, organizationId: string): PlanEntry {
  return planEntry(subscriptionOf(tx, organizationId).planId)
}

export function planEntry(planId: PlanId): PlanEntry {
  return catalogEntry(findPlan(planId), planId)
}

/** Subscription of a new organization: its trial of a paid plan, or the Free plan. */
export function firstSubscription(
  id: string,
  organizationId: string,
  planId: PlanId,
  now: number,
): SubscriptionRow {
  const free: SubscriptionRow = {
    id,
    organizationId,
    planId: 'free',
    since: now,
    trialEndsAt: null,
    nextAt: null,
  }
  return { ...free, ...planChange(free, planId, now) }
}

/** Fields that a change to a plan sets. The first paid plan starts the trial; a trial continues with the next one. */
export function planChange(before: SubscriptionRow, planId: PlanId, now: number): Partial<SubscriptionRow> {
  if (planId === before.planId) return {}
  if (planId === 'free') {
    const trial = isTrialing(before) ? { trialEndsAt: now, nextAt: null } : {}
    return { planId, since: now, ...trial }
  }
  const { trialDays } = planEntry(planId)
  if (before.trialEndsAt !== null || trialDays === 0) return { planId, since: now }
  const trialEndsAt = now + trialDays * DAY
  return { planId, since: now, trialEndsAt, nextAt: trialEndsAt - REMINDED_BEFORE }
}

/** Reminds members before the end of a trial, and ends it: the plan stays if there is a card to pay it. */
export function runTrialJob(id: string, context: WorldContext): void {
  const { tx, at } = context
  const subscription = tx.subscriptions.get(id)
  if (subscription === undefined) return
  const { planId, trialEndsAt } = subscription
  const { name } = planEntry(planId)
  const stays = trialContinues(tx, subscription)
  if (trialEndsAt !== null && at < trialEndsAt) {
    tx.subscriptions.update(id, { nextAt: trialEndsAt })
    notifyBillingMembers(context, subscription, {
      severity: stays ? 'info' : 'warning',
      title: ({ timeZone }) => `Your trial of ${name} ends on ${dayOf(trialEndsAt, 'en-US', timeZone)}`,
      body: stays
        ? `${name} continues and is charged from then on.`
        : `Add a default card to keep ${name}. Otherwise your organization moves to the Free plan.`,
    })
    return
  }
  tx.subscriptions.update(id, { nextAt: null, ...(!stays && { planId: 'free', since: at }) })
  notifyBillingMembers(context, subscription, {
    severity: stays ? 'info' : 'warning',
    title: () => `Your trial of ${name} has ended`,
    body: stays
      ? `${name} continues and is charged from now on.`
      : 'There was no default card, so your organization has moved to the Free plan. Everything that runs stays.',
  })
}

interface Message {
  readonly severity: 'info' | 'warning'
  readonly title: (recipient: ReturnType<typeof profileFormat>) => string
  readonly body: string
}

function notifyBillingMembers(
  context: WorldContext,
  { organizationId }: SubscriptionRow,
  message: Message,
): void {
  for (const userId of membersWithPermission(context.tx, organizationId, 'view_billing')) {
    notify(context, {
      organizationId,
      userIds: [userId],
      event: 'billing',
      href: '/billing',
      ...message,
      title: message.title(profileFormat(context.tx.users.get(userId))),
    })
  }
}
