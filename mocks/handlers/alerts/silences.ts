import type { AlertRow } from '../../db/index.ts'
import { invalidField } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { MINUTE } from '../../kernel/duration.ts'
import { notifyFired } from '../../world/alert-notices.ts'
import { coversAlert, isSilencedAt, silencedUntil } from '../../world/alert-silences.ts'
import { rulesChanged } from '../../world/alert-watches.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { namedResource } from '../../world/named-resource.ts'
import { findResource } from '../../world/resource-definitions.ts'
import { actorOf } from '../shared/activity.ts'
import { checkListLimit } from '../shared/list-limit.ts'
import { lookupOwned } from '../shared/lookup.ts'
import { inOrganization, reference, resolve } from '../shared/references.ts'
import type { SignedInView } from '../shared/view.ts'
import { byEnd, silencesOf, toSilence } from './to-alert.ts'

export const alertSilenceHandlers: HandlersFor<
  'listAlertSilences' | 'createAlertSilence' | 'endAlertSilence'
> = {
  listAlertSilences(ctx) {
    const { ruleId, resourceId } = ctx.query
    const rows = silencesOf(ctx)
      .filter((it) => isSilencedAt(it, ctx.now))
      .filter((it) => ruleId === undefined || it.rule?.id === ruleId)
      .filter((it) => resourceId === undefined || it.resource?.id === resourceId)
      .sort(byEnd)
    return { status: 200, body: { items: rows.map((row) => toSilence(row, ctx)) } }
  },

  createAlertSilence(ctx) {
    const { tx, now, identity, body, random } = ctx
    if (body.ruleId === undefined && body.resourceId === undefined) {
      throw invalidField('/ruleId', 'required', 'Choose a rule, a resource, or both.')
    }
    const { rule, resource } = resolve({
      rule:
        body.ruleId === undefined
          ? { target: null, errors: [] }
          : reference(
              inOrganization(tx.alertRules.get(body.ruleId), ctx),
              '/ruleId',
              'This rule doesn’t exist. Choose another one.',
            ),
      resource:
        body.resourceId === undefined
          ? { target: null, errors: [] }
          : reference(
              ownResource(ctx, body.resourceId),
              '/resourceId',
              'This resource doesn’t exist or is being deleted. Choose another one.',
            ),
    })
    checkListLimit('alertSilences', silencesOf(ctx).filter((it) => isSilencedAt(it, now)).length)
    const row = tx.alertSilences.insert({
      id: random('silence').id('silence'),
      organizationId: identity.organization.id,
      rule: rule && { id: rule.id, name: rule.name },
      resource,
      reason: body.reason?.trim() ?? '',
      startsAt: now,
      endsAt: now + body.durationMinutes * MINUTE,
      createdBy: actorOf(identity),
    })
    return { status: 201, body: toSilence(row, ctx) }
  },

  endAlertSilence(ctx) {
    const { tx, now, identity, path } = ctx
    const { alertSilenceId: id } = path
    const row = lookupOwned(tx.alertSilences.get(id), ctx, 'silence', id)
    if (row.endsAt > now) {
      tx.alertSilences.update(row.id, { endsAt: now })
      rulesChanged(worldContextOf(ctx), identity.organization.id)
      for (const alert of unseenAlerts(ctx)) {
        if (coversAlert(row, alert)) notifyFired(worldContextOf(ctx), alert)
      }
    }
    return { status: 204 }
  },
}

/** Firing alerts that nobody was notified of or has acknowledged, and that no silence covers. */
function unseenAlerts(view: SignedInView): readonly AlertRow[] {
  const silences = silencesOf(view)
  return view.tx.alerts
    .by('openIn', view.identity.organization.id)
    .filter(
      (it) =>
        it.state === 'active' &&
        it.notifiedAt === null &&
        it.acknowledgedAt === null &&
        silencedUntil(silences, it, view.now) === null,
    )
}

/** Resource of the caller's organization, in the form that rules and silences store; none that is being deleted. */
export function ownResource(ctx: Pick<SignedInView, 'tx' | 'identity'>, id: string) {
  const found = findResource(ctx.tx, id)
  if (found === undefined || inOrganization(found.row, ctx) === undefined) return undefined
  if (found.row.status === 'deleting') return undefined
  return namedResource(found.definition.type, found.row)
}
