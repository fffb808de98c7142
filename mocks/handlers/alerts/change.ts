import type { AlertEventKindId } from '#src/domain/alert.ts'
import { ALLOWED, type CheckResult, denied } from '#src/domain/check-result.ts'
import type { AlertRow } from '../../db/index.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { notifyFired, notifyResolved, recordAlert } from '../../world/alert-notices.ts'
import { silencedUntil } from '../../world/alert-silences.ts'
import { alertTitle } from '../../world/alert-text.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { findResource } from '../../world/resource-definitions.ts'
import { assertAllowed } from '../shared/actions.ts'
import { actorOf } from '../shared/activity.ts'
import { lookupAlert } from './list.ts'
import { silencesOf, toAlert } from './to-alert.ts'

type ChangeOperation = 'acknowledgeAlert' | 'unacknowledgeAlert' | 'resolveAlert' | 'reopenAlert'

export const alertChangeHandlers: HandlersFor<ChangeOperation> = {
  acknowledgeAlert(ctx) {
    const alert = activeAlert(ctx)
    const actor = actorOf(ctx.identity)
    if (alert.acknowledgedAt !== null && alert.assignee?.id === actor.id) return response(ctx, alert)
    const changed = ctx.tx.alerts.update(alert.id, {
      acknowledgedAt: alert.acknowledgedAt ?? ctx.now,
      assignee: actor,
      updatedAt: ctx.now,
    })
    record(ctx, changed, 'acknowledged', `Acknowledged by ${actor.name}.`)
    return response(ctx, changed)
  },

  unacknowledgeAlert(ctx) {
    const alert = activeAlert(ctx)
    if (alert.acknowledgedAt === null) return response(ctx, alert)
    const changed = ctx.tx.alerts.update(alert.id, {
      acknowledgedAt: null,
      assignee: null,
      updatedAt: ctx.now,
    })
    record(ctx, changed, 'unacknowledged', 'Acknowledgment removed.')
    return response(ctx, changed)
  },

  resolveAlert(ctx) {
    const alert = activeAlert(ctx)
    const actor = actorOf(ctx.identity)
    const changed = ctx.tx.alerts.update(alert.id, {
      state: 'resolved',
      resolvedAt: ctx.now,
      resolution: 'manual',
      resolvedBy: actor,
      updatedAt: ctx.now,
    })
    record(ctx, changed, 'resolved', `Resolved by ${actor.name}.`)
    notifyResolved(worldContextOf(ctx), changed)
    return response(ctx, changed)
  },

  reopenAlert(ctx) {
    const alert = lookupAlert(ctx, ctx.path.alertId)
    assertAllowed(canReopen(ctx, alert))
    const changed = ctx.tx.alerts.update(alert.id, {
      state: 'active',
      openIn: alert.organizationId,
      resolvedAt: null,
      resolution: null,
      resolvedBy: null,
      notifiedAt: null,
      updatedAt: ctx.now,
    })
    record(ctx, changed, 'reopened', `Reopened by ${actorOf(ctx.identity).name}.`)
    const isSilenced = silencedUntil(silencesOf(ctx), changed, ctx.now) !== null
    return response(ctx, isSilenced ? changed : notifyFired(worldContextOf(ctx), changed))
  },
}

/** All four operations have the same request. */
type ChangeContext = Omit<Context<'acknowledgeAlert'>, 'operationId'>

/** @throws Problem 404, or 409 `invalid_state` unless the alert is firing */
function activeAlert(ctx: ChangeContext): AlertRow {
  const alert = lookupAlert(ctx, ctx.path.alertId)
  if (alert.state === 'pending') {
    assertAllowed(denied(`${alertTitle(alert)} has not fired yet.`))
  } else if (alert.state === 'resolved') {
    assertAllowed(denied(`${alertTitle(alert)} is already resolved.`))
  }
  return alert
}

function canReopen({ tx }: ChangeContext, alert: AlertRow): CheckResult {
  if (alert.state !== 'resolved') return denied(`${alertTitle(alert)} is not resolved.`)
  if (alert.resolution !== 'manual') return denied('Only alerts that were resolved manually can be reopened.')
  const rule = tx.alertRules.get(alert.ruleId)
  if (rule === undefined) return denied('Its rule was deleted.')
  if (!rule.enabled) return denied('Its rule is turned off. Enable it first.')
  if (findResource(tx, alert.resource.id) === undefined) return denied('The resource was deleted.')
  // The condition cleared in between and holds again: that is a new alert.
  const other = tx.alerts
    .by('openIn', alert.organizationId)
    .some((it) => it.id !== alert.id && it.ruleId === alert.ruleId && it.resource.id === alert.resource.id)
  return other ? denied('The condition is already firing as a new alert.') : ALLOWED
}

function record(ctx: ChangeContext, alert: AlertRow, kind: AlertEventKindId, summary: string): void {
  recordAlert(worldContextOf(ctx), alert, { kind, summary, actor: actorOf(ctx.identity) })
}

function response(ctx: ChangeContext, alert: AlertRow) {
  return { status: 200, body: toAlert(alert, ctx) } as const
}
