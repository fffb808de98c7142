import type { AlertRule } from '#src/api/generated/types.gen.ts'
import { ALERT_METRICS, ALERT_SEVERITIES, type AlertResolutionId } from '#src/domain/alert.ts'
import { formatCondition, unitOf } from '#src/domain/alert-condition.ts'
import { findMetric } from '#src/domain/metric-catalog.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { foldCase } from '#src/domain/text-match.ts'
import type { AlertRow, AlertRuleRow, NamedResource, NotificationChannelRow } from '../../db/index.ts'
import type { Context, HandlersFor, QueryOf } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { metersOf } from '../../world/alert-meters.ts'
import { rulesChanged } from '../../world/alert-watches.ts'
import { endAlert } from '../../world/end-alert.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { findResource } from '../../world/resource-definitions.ts'
import { ownResource } from '../alerts/silences.ts'
import { noteChanges, renamedTo, turnedOnOrOff } from '../audit-log/changes.ts'
import { actorOf, toActor, toNamed } from '../shared/activity.ts'
import { atField } from '../shared/at-field.ts'
import { checkIfMatch, entityTag, etag, versionedPatch } from '../shared/entity-tag.ts'
import { equal, type ListRules, listPage, oneOf } from '../shared/list.ts'
import { lookupOwned } from '../shared/lookup.ts'
import { hasName, nameTaken } from '../shared/names.ts'
import { inOrganization, type Reference, reference, referenceList, resolve } from '../shared/references.ts'
import { isSameSet } from '../shared/same-set.ts'
import { searchText } from '../shared/search-text.ts'
import type { SignedInView } from '../shared/view.ts'
import { readCondition } from './read-condition.ts'

export const ruleHandlers: HandlersFor<
  'listAlertRules' | 'createAlertRule' | 'getAlertRule' | 'updateAlertRule' | 'deleteAlertRule'
> = {
  listAlertRules(ctx) {
    const rules = ctx.tx.alertRules.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPage(rules, ctx.query, ctx, RULE_LIST)
    return { status: 200, body: { items: items.map((row) => toAlertRule(row, ctx)), ...page } }
  },

  createAlertRule(ctx) {
    const { tx, now, identity, body, random } = ctx
    const condition = readCondition(body.condition)
    const { resources, channels } = resolve({
      resources: resourceReferences(ctx, body.resourceIds ?? []),
      channels: channelReferences(ctx, body.channelIds ?? []),
    })
    checkMeasured(condition.metric, resources)
    checkName(ctx, body.name)
    const row = tx.alertRules.insert({
      id: random('alert-rule').id('alertrule'),
      organizationId: identity.organization.id,
      name: body.name,
      description: body.description?.trim() ?? '',
      ...condition,
      durationMinutes: body.durationMinutes,
      severity: body.severity,
      enabled: body.enabled ?? true,
      resources: [...resources],
      channelIds: idsOf(channels),
      revision: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: actorOf(identity),
    })
    rulesChanged(worldContextOf(ctx), identity.organization.id)
    return { status: 201, headers: etag(row.revision), body: toAlertRule(row, ctx) }
  },

  getAlertRule(ctx) {
    const row = lookupRule(ctx, ctx.path.alertRuleId)
    return { status: 200, headers: etag(row.revision), body: toAlertRule(row, ctx) }
  },

  updateAlertRule(ctx) {
    const { tx, now, identity } = ctx
    const before = lookupRule(ctx, ctx.path.alertRuleId)
    checkIfMatch(ctx, before.revision)
    const wanted = wantedRule(ctx, before)
    noteChanges(ctx, before, wanted, {
      name: renamedTo,
      description: 'the description',
      metric: 'the condition',
      operator: 'the condition',
      threshold: 'the condition',
      durationMinutes: 'the duration',
      severity: (after) => `Changed the severity to ${after}.`,
      enabled: turnedOnOrOff,
      resources: 'the resources',
      channelIds: 'the notification channels',
    })
    const version = { updatedAt: now, updatedBy: actorOf(identity) }
    const row = tx.alertRules.update(before.id, versionedPatch(before, wanted, version))
    if (row.revision !== before.revision) {
      for (const alert of openAlerts(ctx, row.id)) {
        const reason = endsBecause(before, row, alert)
        if (reason !== null) endAlert(worldContextOf(ctx), alert, reason)
      }
      rulesChanged(worldContextOf(ctx), identity.organization.id)
    }
    return { status: 200, headers: etag(row.revision), body: toAlertRule(row, ctx) }
  },

  deleteAlertRule(ctx) {
    const { tx, identity } = ctx
    const row = lookupRule(ctx, ctx.path.alertRuleId)
    for (const alert of openAlerts(ctx, row.id)) endAlert(worldContextOf(ctx), alert, 'rule_deleted')
    tx.alertRules.remove(row.id)
    rulesChanged(worldContextOf(ctx), identity.organization.id)
    return { status: 204 }
  },
}

/** Checked fields of a rule after an update. Lists with the same entries stay as they are, whatever their order. */
function wantedRule(ctx: Context<'updateAlertRule'>, before: AlertRuleRow) {
  const { body } = ctx
  const { metric, operator, threshold } =
    body.condition === undefined ? before : readCondition(body.condition)
  const { resources } = resolve({
    resources: resourceReferences(ctx, body.resourceIds ?? [], before.resources),
    channels: channelReferences(ctx, body.channelIds ?? []),
  })
  const scope = body.resourceIds === undefined ? before.resources : resources
  const { channelIds = before.channelIds } = body
  if (body.condition !== undefined || body.resourceIds !== undefined) checkMeasured(metric, scope)
  if (body.name !== undefined) checkName(ctx, body.name, before.id)
  return {
    name: body.name ?? before.name,
    description: body.description?.trim() ?? before.description,
    metric,
    operator,
    threshold,
    durationMinutes: body.durationMinutes ?? before.durationMinutes,
    severity: body.severity ?? before.severity,
    enabled: body.enabled ?? before.enabled,
    resources: isSameSet(idsOf(scope), idsOf(before.resources)) ? before.resources : [...scope],
    channelIds: isSameSet(channelIds, before.channelIds) ? before.channelIds : [...channelIds],
  }
}

function idsOf(named: readonly { readonly id: string }[]): string[] {
  return named.map(({ id }) => id)
}

/** @throws Problem 404, also for a rule of another organization */
function lookupRule(ctx: Pick<SignedInView, 'tx' | 'identity'>, id: string): AlertRuleRow {
  return lookupOwned(ctx.tx.alertRules.get(id), ctx, 'alert rule', id)
}

function openAlerts({ tx, identity }: Pick<SignedInView, 'tx' | 'identity'>, ruleId: string): AlertRow[] {
  return tx.alerts.by('openIn', identity.organization.id).filter((it) => it.ruleId === ruleId)
}

/** Reason to end an alert after a change of its rule; null to keep it. */
function endsBecause(before: AlertRuleRow, after: AlertRuleRow, alert: AlertRow): AlertResolutionId | null {
  if (!after.enabled) return 'rule_disabled'
  const hasNewCondition = (['metric', 'operator', 'threshold', 'durationMinutes'] as const).some(
    (field) => before[field] !== after[field],
  )
  const isWatched = after.resources.length === 0 || after.resources.some(({ id }) => id === alert.resource.id)
  return hasNewCondition || !isWatched ? 'rule_changed' : null
}

/** @param known resources that the rule already names; they may have been deleted */
export function resourceReferences(
  ctx: Pick<SignedInView, 'tx' | 'identity'>,
  ids: readonly string[],
  known: readonly NamedResource[] = [],
): Reference<readonly NamedResource[]> {
  return referenceList(
    ids.map((id, index) =>
      reference(
        ownResource(ctx, id) ?? known.find((it) => it.id === id),
        `/resourceIds/${index}`,
        'This resource doesn’t exist or is being deleted. Choose another one.',
      ),
    ),
  )
}

function channelReferences(
  ctx: Pick<SignedInView, 'tx' | 'identity'>,
  ids: readonly string[],
): Reference<readonly NotificationChannelRow[]> {
  return referenceList(
    ids.map((id, index) =>
      reference(
        inOrganization(ctx.tx.notificationChannels.get(id), ctx),
        `/channelIds/${index}`,
        'This channel doesn’t exist. Choose another one.',
      ),
    ),
  )
}

/** @throws Problem 422 `unknown_reference` for the first resource that does not have the metric */
export function checkMeasured(metric: AlertRuleRow['metric'], resources: readonly NamedResource[]): void {
  const entry = findMetric(metric)
  const index = resources.findIndex(({ type }) => entry?.types.includes(type) !== true)
  const stray = resources[index]
  if (stray === undefined) return
  const message = `${resourceLabel(stray)} has no metric ${entry?.label ?? metric}. Remove it from the rule.`
  throw atField(422, 'unknown_reference', `/resourceIds/${index}`, message)
}

function checkName(
  { tx, identity }: Pick<SignedInView, 'tx' | 'identity'>,
  name: string,
  except?: string,
): void {
  const rows = tx.alertRules.by('organizationId', identity.organization.id)
  if (hasName(rows, name, except)) throw nameTaken(`An alert rule named ${name} already exists.`)
}

function toAlertRule(row: AlertRuleRow, view: Context<'getAlertRule'> | SignedInView): AlertRule {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    condition: formatCondition(row),
    metric: row.metric,
    unit: unitOf(row.metric),
    operator: row.operator,
    threshold: row.threshold,
    durationMinutes: row.durationMinutes,
    severity: row.severity,
    enabled: row.enabled,
    resources: resourcesOf(row, view).map(toNamed),
    watchedCount: watchedCount(row, view),
    channels: row.channelIds.flatMap((id) => {
      const channel = view.tx.notificationChannels.get(id)
      if (channel === undefined) return []
      return { id, name: channel.name, type: channel.type, enabled: channel.enabled }
    }),
    activeAlerts: countActiveAlerts(row, view),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    updatedBy: toActor(row.updatedBy),
    etag: entityTag(row.revision),
  }
}

/** Number of resources that a rule watches now. */
function watchedCount(rule: Pick<AlertRuleRow, 'metric' | 'resources'>, view: SignedInView): number {
  const { identity, now } = view
  return [...metersOf(worldContextOf(view), identity.organization.id, now, rule)].length
}

function countActiveAlerts({ id, organizationId }: AlertRuleRow, { tx }: Pick<SignedInView, 'tx'>): number {
  const open = tx.alerts.by('openIn', organizationId)
  return open.filter(({ ruleId, state }) => ruleId === id && state === 'active').length
}

/** Resources that a rule names, by their current names; a deleted one keeps its last. */
function resourcesOf(
  { resources }: AlertRuleRow,
  { tx }: Pick<SignedInView, 'tx'>,
): readonly NamedResource[] {
  return resources.map((it) => ({ ...it, name: findResource(tx, it.id)?.row.name ?? it.name }))
}

const alertRuleText = searchText<AlertRuleRow>((row) => [
  row.name,
  row.id,
  row.description,
  formatCondition(row),
])

const RULE_LIST: ListRules<AlertRuleRow, QueryOf<'listAlertRules'>> = {
  text: (row, view) => {
    // Not part of the rule's cached text, since resources may be renamed.
    const names = resourcesOf(row, view).map(({ name }) => foldCase(name))
    return [alertRuleText(row), ...names].join('\n')
  },
  filters: {
    severity: oneOf((row) => row.severity),
    metric: oneOf((row) => row.metric),
    enabled: equal((row) => row.enabled),
    channelId: (channelId) => (row) => row.channelIds.includes(channelId),
    resourceId: (resourceId, { tx }) => {
      const type = findResource(tx, resourceId)?.definition.type
      return ({ metric, resources }) =>
        resources.length > 0
          ? resources.some(({ id }) => id === resourceId)
          : type !== undefined && findMetric(metric)?.types.includes(type) === true
    },
  },
  sort: (view) => ({
    name: 'name',
    severity: (row) => ALERT_SEVERITIES.indexOf(row.severity),
    metric: (row) => ALERT_METRICS.indexOf(row.metric),
    enabled: (row) => (row.enabled ? 1 : 0),
    activeAlerts: (row) => countActiveAlerts(row, view),
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
  }),
}
