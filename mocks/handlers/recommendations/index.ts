import type { Recommendation } from '#src/api/generated/types.gen.ts'
import { sumMoney } from '#src/domain/price.ts'
import type { RecommendationDismissalRow } from '../../db/index.ts'
import { notFound } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { namedResource } from '../../world/named-resource.ts'
import { type AuditNote, addAuditNote } from '../audit-log/record.ts'
import { toDependent } from '../resources/dependents.ts'
import { actorOf } from '../shared/activity.ts'
import type { Advice } from './advice.ts'
import { apply, checkOf, deletesData, dependentsOn, restarts, stepsOf } from './apply.ts'
import { findAdvice } from './find.ts'

/** Limit of the contract for one response. */
const MAX = 100
const MAX_DEPENDENTS = 1000

/** Handlers of the contract's tag `recommendations`. */
export const recommendationHandlers: HandlersFor<
  | 'listRecommendations'
  | 'getRecommendation'
  | 'applyRecommendation'
  | 'dismissRecommendation'
  | 'restoreRecommendation'
> = {
  listRecommendations(ctx) {
    const dismissals = dismissalsOf(ctx)
    const wanted = ctx.query.status === 'dismissed'
    const found = findAdvice(adviceInputOf(ctx)).filter(({ id }) => dismissals.has(id) === wanted)
    return {
      status: 200,
      body: {
        items: found.slice(0, MAX).map((advice) => toRecommendation(advice, dismissals.get(advice.id))),
        total: found.length,
        monthlySavings: sumMoney(found.map(({ savings }) => savings)),
      },
    }
  },

  getRecommendation(ctx) {
    const advice = lookupAdvice(ctx)
    const check = checkOf(advice, ctx)
    const { cost, savings } = advice
    return {
      status: 200,
      body: {
        recommendation: toRecommendation(advice, dismissalsOf(ctx).get(advice.id)),
        steps: stepsOf(advice),
        restarts: restarts(advice),
        deletesData: deletesData(advice),
        costAfter: { ...cost, amount: cost.amount - savings.amount },
        dependents: dependentsOn(advice, ctx).slice(0, MAX_DEPENDENTS).map(toDependent),
        blockedReason: check.allowed ? null : check.reason,
      },
    }
  },

  applyRecommendation(ctx) {
    const advice = lookupAdvice(ctx)
    apply(advice, ctx)
    addAuditNote(ctx, noteOf(advice))
    const { id, action, savings } = advice
    return {
      status: 202,
      body: {
        recommendationId: id,
        resource: namedResource(advice.type, advice.row),
        action,
        monthlySavings: savings,
      },
    }
  },

  dismissRecommendation(ctx) {
    const { tx, now, identity } = ctx
    const advice = lookupAdvice(ctx)
    addAuditNote(ctx, noteOf(advice))
    const dismissal =
      dismissalsOf(ctx).get(advice.id) ??
      tx.recommendationDismissals.insert({
        id: ctx.random('dismissal').id('dismissal'),
        organizationId: identity.organization.id,
        recommendationId: advice.id,
        at: now,
        by: actorOf(identity),
      })
    return { status: 200, body: toRecommendation(advice, dismissal) }
  },

  restoreRecommendation(ctx) {
    const advice = lookupAdvice(ctx)
    addAuditNote(ctx, noteOf(advice))
    const dismissal = dismissalsOf(ctx).get(advice.id)
    if (dismissal !== undefined) ctx.tx.recommendationDismissals.remove(dismissal.id)
    return { status: 200, body: toRecommendation(advice, undefined) }
  },
}

type View = Pick<Context<'listRecommendations'>, 'tx' | 'now' | 'seed' | 'identity'>

function adviceInputOf({ tx, now, seed, identity }: View) {
  return { tx, now, seed, organizationId: identity.organization.id }
}

/** @throws Problem 404, also for a recommendation that no longer applies */
function lookupAdvice(ctx: View & { readonly path: { readonly recommendationId: string } }): Advice {
  const { recommendationId } = ctx.path
  const advice = findAdvice(adviceInputOf(ctx)).find(({ id }) => id === recommendationId)
  if (advice === undefined) throw notFound('recommendation', recommendationId)
  return advice
}

function dismissalsOf({ tx, identity }: View): Map<string, RecommendationDismissalRow> {
  const rows = tx.recommendationDismissals.by('organizationId', identity.organization.id)
  return new Map(rows.map((row) => [row.recommendationId, row]))
}

function noteOf({ type, row, title }: Advice): AuditNote {
  const { id, name, namespace } = namedResource(type, row)
  return { resource: { type, id, name, ...(namespace && { namespace }) }, detail: title }
}

function toRecommendation(advice: Advice, dismissal: RecommendationDismissalRow | undefined): Recommendation {
  const { id, kind, title, description, action, row, findings, cost, savings } = advice
  return {
    id,
    kind,
    title,
    description,
    effort: kind === 'idle_vm' || kind === 'oversized_vm' ? 'medium' : 'low',
    action,
    resource: namedResource(advice.type, advice.row),
    projectId: row.projectId,
    findings: [...findings],
    monthlyCost: cost,
    monthlySavings: savings,
    dismissed:
      dismissal === undefined
        ? null
        : { at: iso(dismissal.at), by: { kind: dismissal.by.kind, name: dismissal.by.name } },
  }
}
