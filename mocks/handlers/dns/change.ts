import { dnsZoneLifeCycle } from '#src/domain/dns.ts'
import { findDnsPlan } from '#src/domain/dns-catalog.ts'
import { nextSerial } from '#src/domain/dns-soa.ts'
import type { DnsZoneRow } from '../../db/index.ts'
import type { BodyOf, HandlersFor } from '../../engine/types.ts'
import { durationText } from '../../kernel/duration-text.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { beginTransition } from '../../world/life-cycles/begin.ts'
import { dnsZoneLife } from '../../world/life-cycles/dns.ts'
import { recordInterruption } from '../../world/life-cycles/finish-transition.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { actionContextOf, assertAllowed } from '../shared/actions.ts'
import { etag } from '../shared/entity-tag.ts'
import { relabel } from '../shared/labels.ts'
import { lookup } from '../shared/lookup.ts'
import { assertPaidFor } from '../shared/paid.ts'
import { recordDone } from '../shared/record.ts'
import { planReference, resolve } from '../shared/references.ts'
import { checkZoneLimit, dnsPlanOf } from './plan-of.ts'
import { dnsSummary } from './summary.ts'
import { toZone } from './to-zone.ts'

export const dnsChangeHandlers: HandlersFor<'updateDnsZone' | 'deleteDnsZone' | 'changeDnsPlan'> = {
  updateDnsZone(ctx) {
    const { tx, now, body } = ctx
    const zone = lookup(resourceDefinitions.dns_zone, ctx, ctx.path.dnsZoneId)
    assertAllowed(dnsZoneLifeCycle.can('update', zone.status))
    const labels = relabel(resourceDefinitions.dns_zone, ctx, zone, body)
    const settings = changedSettings(zone, body)
    const version = settings === null ? {} : nextVersion(zone, now)
    if (settings !== null) {
      recordDone(
        ctx,
        'dns_zone',
        zone,
        'settings_changed',
        `Changed the settings of ${zone.name}`,
        changesBetween(settingTexts(zone), settingTexts(settings)),
      )
    }
    const patch = { ...labels, ...settings, ...version }
    const isChanged = Object.keys(patch).length > 0
    const row = isChanged ? tx.dnsZones.update(zone.id, { ...patch, updatedAt: now }) : zone
    return { status: 200, headers: etag(row.revision), body: toZone(row, ctx) }
  },

  deleteDnsZone(ctx) {
    const zone = lookup(resourceDefinitions.dns_zone, ctx, ctx.path.dnsZoneId)
    assertAllowed(dnsZoneLifeCycle.can('delete', zone.status))
    if (zone.status === 'pending') recordInterruption(zone, { tx: ctx.tx, at: ctx.now })
    const row = beginTransition(dnsZoneLife, actionContextOf(ctx), 'delete', zone)
    return { status: 202, body: toZone(row, ctx) }
  },

  changeDnsPlan(ctx) {
    const { tx, identity, body } = ctx
    const { plan } = resolve({
      plan: planReference(findDnsPlan(body.planId)),
    })
    const present = tx.dnsZones.by('organizationId', identity.organization.id).length
    checkZoneLimit(plan, present, present)
    const before = dnsPlanOf(identity.organization)
    assertPaidFor(plan, before, ctx)
    const { id, name } = identity.organization
    addAuditNote(ctx, {
      resource: { type: 'organization', id, name },
      ...(plan.id !== before.id && { detail: `From ${before.name} to ${plan.name}.` }),
    })
    tx.organizations.update(id, { dnsPlanId: plan.id })
    return { status: 200, body: dnsSummary(ctx) }
  },
}

/** Bumps the zone's version: the serial for resolvers, the revision for API clients. */
export function nextVersion(
  { serial, revision }: DnsZoneRow,
  now: number,
): Pick<DnsZoneRow, 'serial' | 'revision'> {
  return { serial: nextSerial(serial, now), revision: revision + 1 }
}

type Settings = Pick<DnsZoneRow, 'contactEmail' | 'defaultTtl' | 'negativeTtl'>

/** Settings with texts for display, for `changesBetween`. */
function settingTexts({ contactEmail, defaultTtl, negativeTtl }: Partial<Settings>) {
  return {
    ...(contactEmail !== undefined && { contactEmail }),
    ...(defaultTtl !== undefined && { defaultTtl: durationText(defaultTtl) }),
    ...(negativeTtl !== undefined && { negativeTtl: durationText(negativeTtl) }),
  }
}

/** Settings in the body that differ; null for none. All of them are part of the SOA. */
function changedSettings(zone: DnsZoneRow, body: BodyOf<'updateDnsZone'>): Partial<Settings> | null {
  const names = ['contactEmail', 'defaultTtl', 'negativeTtl'] as const
  const changed = names.filter((name) => body[name] !== undefined && body[name] !== zone[name])
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((name) => [name, body[name]]))
}
