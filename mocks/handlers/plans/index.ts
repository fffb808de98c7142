import type { CurrentPlan, PlanPreview } from '#src/api/generated/types.gen.ts'
import { PLANS } from '#src/domain/plan-catalog.ts'
import { PLAN_IDS, type PlanId } from '#src/domain/plan-id.ts'
import { money } from '#src/domain/price.ts'
import type { SubscriptionRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { planChange, planEntry, subscriptionOf } from '../../world/billing/subscriptions.ts'
import { defaultCardOf, isTrialing, trialContinues } from '../../world/billing/trial.ts'
import { billingMonthOf } from '../../world/ledger/billing-month.ts'
import { nextPlanCharge, planCostAhead } from '../../world/ledger/plan-cost.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { toRange } from '../billing/period.ts'
import { assertPaid } from '../shared/paid.ts'
import { planQuotas } from '../shared/plan-limits.ts'
import { QUOTA_IDS, QUOTAS } from '../shared/quota-check.ts'
import type { SignedInView } from '../shared/view.ts'

export const planHandlers: HandlersFor<
  'listPlans' | 'getCurrentPlan' | 'previewPlanChange' | 'changePlan' | 'cancelPlan'
> = {
  listPlans() {
    const items = PLANS.map((plan) => ({ ...plan, features: [...plan.features] }))
    return { status: 200, body: { items } }
  },

  getCurrentPlan(ctx) {
    return { status: 200, body: toCurrentPlan(ctx, subscriptionOf(ctx.tx, ctx.identity.organization.id)) }
  },

  previewPlanChange(ctx) {
    const before = lookupChangeable(ctx)
    return { status: 200, body: previewOf(ctx, before, ctx.query.planId) }
  },

  changePlan(ctx) {
    const { tx, now, identity, body } = ctx
    const before = lookupChangeable(ctx)
    if (rank(body.planId) > rank(before.planId)) assertPaid(tx, identity.organization, now)
    if (needsCard(ctx, before, body.planId)) {
      const { name } = planEntry(body.planId)
      const detail = `The trial has been used. Add a default card to change to ${name}.`
      throw new Problem(402, 'payment_method_required', detail)
    }
    return { status: 200, body: toCurrentPlan(ctx, moveTo(ctx, before, body.planId), before) }
  },

  cancelPlan(ctx) {
    const before = lookupChangeable(ctx)
    return { status: 200, body: toCurrentPlan(ctx, moveTo(ctx, before, 'free'), before) }
  },
}

const rank = (planId: PlanId) => PLAN_IDS.indexOf(planId)

/** @throws Problem 409 `plan_negotiated` */
function lookupChangeable({ tx, identity }: SignedInView): SubscriptionRow {
  const subscription = subscriptionOf(tx, identity.organization.id)
  const { name, monthlyPrice } = planEntry(subscription.planId)
  if (monthlyPrice !== null) return subscription
  const detail = `The ${name} plan has its own contract. Contact sales to change or cancel it.`
  throw new Problem(409, 'plan_negotiated', detail)
}

/** A paid plan after the trial, from the Free plan. Later the card may be removed: invoices are then paid manually. */
function needsCard({ tx }: SignedInView, before: SubscriptionRow, planId: PlanId): boolean {
  const startsPaying = planId !== 'free' && before.planId === 'free' && before.trialEndsAt !== null
  return startsPaying && defaultCardOf(tx, before.organizationId) === undefined
}

function moveTo(ctx: SignedInView, before: SubscriptionRow, planId: PlanId): SubscriptionRow {
  const { tx, now, identity } = ctx
  const { id, name } = identity.organization
  const isSame = before.planId === planId
  addAuditNote(ctx, {
    resource: { type: 'organization', id, name },
    detail: isSame
      ? `The plan was ${planEntry(planId).name} already.`
      : `From ${planEntry(before.planId).name} to ${planEntry(planId).name}.`,
  })
  if (isSame) return before
  return tx.subscriptions.update(before.id, planChange(before, planId, now))
}

/** @param before the subscription before the change of this request */
function toCurrentPlan({ tx, identity, now }: SignedInView, row: SubscriptionRow, before = row): CurrentPlan {
  const { planId, since, trialEndsAt } = row
  const trial = isTrialing(row) ? trialEndsAt : null
  const next = nextPlanCharge(tx, identity.organization, { before, after: row, at: now })
  return {
    planId,
    since: iso(since),
    trialEndsAt: isoOrNull(trial),
    planAfterTrial: trial === null ? null : trialContinues(tx, row) ? planId : 'free',
    trialAvailable: trialEndsAt === null,
    monthlyPrice: planEntry(planId).monthlyPrice,
    nextCharge: next && { at: iso(next.at), amount: money(next.cents) },
  }
}

function previewOf(ctx: SignedInView, before: SubscriptionRow, planId: PlanPreview['planId']): PlanPreview {
  const { tx, identity, now } = ctx
  const { organization } = identity
  const after: SubscriptionRow = { ...before, ...planChange(before, planId, now) }
  const ahead = (next: SubscriptionRow) =>
    money(planCostAhead(tx, organization, { before, after: next, at: now }))
  const plan = planEntry(planId)
  return {
    planId,
    kind: kindOf(before, after),
    month: toRange(billingMonthOf(organization, now)),
    credit: ahead(before),
    charge: ahead(after),
    monthlyPrice: plan.monthlyPrice ?? money(0),
    trialEndsAt: isTrialing(after) && after.trialEndsAt !== null ? iso(after.trialEndsAt) : null,
    paymentMethodRequired: needsCard(ctx, before, planId),
    exceeded: exceededOf(ctx, planId),
  }
}

function kindOf(before: SubscriptionRow, after: SubscriptionRow): PlanPreview['kind'] {
  if (before.planId === after.planId) return 'none'
  if (after.planId === 'free') return 'cancellation'
  if (before.trialEndsAt === null) return 'trial'
  return rank(after.planId) > rank(before.planId) ? 'upgrade' : 'downgrade'
}

/** Quotas that the plan would set below the current usage. */
function exceededOf({ tx, identity }: SignedInView, planId: PlanId): PlanPreview['exceeded'] {
  const limits = planQuotas(planEntry(planId))
  return QUOTA_IDS.flatMap((id) => {
    const limit = limits[id]
    const used = QUOTAS[id].used(tx, identity.organization.id)
    return limit === undefined || used <= limit ? [] : [{ quotaId: id, name: QUOTAS[id].name, used, limit }]
  })
}
