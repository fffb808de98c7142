import { bulkTitle } from '#src/domain/bulk-operation.ts'
import { cardLabel } from '#src/domain/card.ts'
import type { AuditEntryRow, AuditResourceType, OrganizationRow, UserRow, WorldRows } from '../db/index.ts'
import type { OperationId } from '../engine/types.ts'
import { scopeAndExpiry } from '../handlers/api-keys/key-texts.ts'
import { invitedAs } from '../handlers/invitations/role-text.ts'
import { DAY, MINUTE } from '../kernel/duration.ts'
import { alertTitle } from '../world/alert-text.ts'
import { draw, type SeedBase, seedId } from './base.ts'
import type { SeedContext } from './seed-context.ts'

/** Length of the log. */
const HISTORY = 42 * DAY

/** Age of rows whose creation the log no longer has. */
export const OLDER_THAN_LOG = HISTORY + 18 * DAY

/** Limit of seeded entries. */
const MAX = 1_500

/** Operation behind each activity. Activities without an operation (failures, maintenance) are not in the log. */
const CALLS: Readonly<Record<string, OperationId>> = {
  'vm.created': 'createVm',
  'vm.restarted': 'restartVm',
  'vm.stopped': 'stopVm',
  'vm.deleted': 'deleteVm',
  'container.created': 'createContainer',
  'container.updated': 'updateContainer',
  'container.stopped': 'stopContainer',
  'database.created': 'createDatabase',
  'database.stopped': 'stopDatabase',
  'database.backed_up': 'createDatabaseBackup',
  'volume.created': 'createVolume',
  'volume.attached': 'attachVolume',
  'volume.detached': 'detachVolume',
  'volume.deleted': 'deleteVolume',
  'volume.snapshot_started': 'createVolumeSnapshot',
  'load_balancer.created': 'createLoadBalancer',
  'load_balancer.algorithm_changed': 'updateLoadBalancer',
  'cdn_distribution.created': 'createCdnDistribution',
  'cdn_distribution.deployed': 'updateCdnDistribution',
  'cdn_distribution.purged': 'purgeCdnCache',
  'firewall.created': 'createFirewall',
  'firewall.rules_replaced': 'replaceFirewallRules',
  'dns_zone.created': 'createDnsZone',
  'dns_zone.records_changed': 'changeDnsRecords',
}

/** Operations whose summary says more than their name. */
const DETAILED: ReadonlySet<OperationId> = new Set([
  'updateContainer',
  'createDatabaseBackup',
  'attachVolume',
  'detachVolume',
  'updateLoadBalancer',
  'updateCdnDistribution',
  'purgeCdnCache',
  'replaceFirewallRules',
  'changeDnsRecords',
])

const ALERT_CALLS: Readonly<Record<string, OperationId>> = {
  acknowledged: 'acknowledgeAlert',
  unacknowledged: 'unacknowledgeAlert',
  resolved: 'resolveAlert',
  reopened: 'reopenAlert',
}

interface AuditEvent {
  readonly at: number
  readonly userId: string
  readonly operationId: OperationId
  readonly resource: AuditEntryRow['resource']
  readonly detail?: string | null
  readonly denied?: true
  /** IP address, if known. */
  readonly ip?: string
}

/** Audit log of the last weeks: the calls behind the seeded activities, and the sign-ins before them. */
export function auditRows(base: SeedBase, organization: OrganizationRow, made: WorldRows): AuditEntryRow[] {
  const since = base.epoch - HISTORY
  const people = new Map((made.users ?? []).map((user) => [user.id, user]))
  const events = eventsOf(organization.id, since, made)
    .filter(({ at, userId }) => at >= since && at <= base.epoch && people.has(userId))
    .sort((a, b) => a.at - b.at)
    .slice(-MAX)
  const entries = [...events, ...signInsFor(base, events), ...mistypedPasswords(base, people, events)]
  return entries
    .sort((a, b) => a.at - b.at)
    .map((event, index) => auditEntryOf(base, organization, people, event, index))
}

/** @param index number of seeded entries before it */
function auditEntryOf(
  base: SeedBase,
  { id: organizationId }: OrganizationRow,
  people: ReadonlyMap<string, UserRow>,
  { at, userId, operationId, resource, detail = null, denied, ip }: AuditEvent,
  index: number,
): AuditEntryRow {
  return {
    id: seedId(base, 'aud', organizationId, index),
    organizationId,
    at,
    userId,
    userName: people.get(userId)?.name ?? null,
    key: null,
    operationId,
    resource,
    outcome: denied ? 'denied' : 'succeeded',
    detail: denied ? 'Invalid email or password. Please try again.' : detail,
    ip: ip ?? addressOf(base, userId),
    requestId: `req_s${index.toString(36).padStart(7, '0')}`,
  }
}

/** Adds the entry of a call by the Owner. */
export function addAuditEntry(
  { tx, base, organization }: SeedContext,
  event: Omit<AuditEvent, 'userId' | 'denied'>,
): void {
  const owner = tx.memberships
    .by('organizationId', organization.id)
    .find(({ teamRole }) => teamRole === 'Owner')
  const user = owner && tx.users.get(owner.userId)
  if (owner === undefined || user === undefined) return
  const lastActiveAt = Math.max(event.at, owner.lastActiveAt ?? 0)
  tx.memberships.update(owner.id, { lastActiveAt })
  const index = tx.auditEntries.countBy('organizationId', organization.id)
  const people = new Map([[user.id, user]])
  tx.auditEntries.insert(auditEntryOf(base, organization, people, { ...event, userId: user.id }, index))
}

/** User actions found in the seeded rows. */
function eventsOf(organizationId: string, since: number, made: WorldRows): AuditEvent[] {
  return [
    ...activityEvents(organizationId, since, made),
    ...alertEvents(made),
    ...creationEvents(made),
    ...bulkOperationEvents(made),
    ...sessionEvents(made),
  ]
}

/** Calls behind activities since a time: there are tens of thousands before it. */
function activityEvents(
  organizationId: string,
  since: number,
  { activities = [], volumeSnapshots = [] }: WorldRows,
): AuditEvent[] {
  const events: AuditEvent[] = []
  const snapshots = new Map(volumeSnapshots.map((row) => [`${row.volumeId} ${row.createdAt}`, row]))
  for (const it of activities) {
    if (it.at < since || it.organizationId !== organizationId || it.actor.kind !== 'user') continue
    const operationId = CALLS[it.action]
    if (operationId === undefined) continue
    const { resourceType: type, resourceId: id, resourceName: name, resourceNamespace: namespace } = it
    // An activity of the volume, but the call created the snapshot.
    const snapshot = operationId === 'createVolumeSnapshot' ? snapshots.get(`${id} ${it.at}`) : undefined
    events.push({
      at: it.at,
      userId: it.actor.id ?? '',
      operationId,
      resource: snapshot
        ? { type: 'volume_snapshot', id: snapshot.id, name: snapshot.name }
        : { type, id, name, ...(namespace && { namespace }) },
      detail: DETAILED.has(operationId) ? it.summary : null,
    })
  }
  return events
}

function alertEvents({ alerts = [], alertEvents: history = [] }: WorldRows): AuditEvent[] {
  const alertById = new Map(alerts.map((alert) => [alert.id, alert]))
  return history.flatMap(({ alertId, at, kind, actor }): AuditEvent[] => {
    const operationId = ALERT_CALLS[kind]
    const alert = alertById.get(alertId)
    if (actor.kind !== 'user' || operationId === undefined || alert === undefined) return []
    const resource = { type: 'alert' as const, id: alertId, name: alertTitle(alert) }
    return [{ at, userId: actor.id ?? '', operationId, resource }]
  })
}

/** Creations of items without activities. */
function creationEvents({
  memberships = [],
  invitations = [],
  apiKeys = [],
  sshKeys = [],
  projects = [],
  savedViews = [],
  certificates = [],
  paymentMethods = [],
}: WorldRows): AuditEvent[] {
  // The rows of certificates and cards don't say who added them.
  const ownerId = memberships.find(({ teamRole }) => teamRole === 'Owner')?.userId ?? ''
  return [
    ...invitations.map((row) => ({
      ...created('createInvitation', 'invitation', row, row.email, row.invitedBy.userId),
      detail: invitedAs(row),
    })),
    ...apiKeys.map((row) => ({
      ...created('createApiKey', 'api_key', row, row.name, row.userId),
      detail: scopeAndExpiry(row),
    })),
    ...sshKeys.map((row) => created('createSshKey', 'ssh_key', row, row.name, row.userId)),
    ...projects.map((row) => created('createProject', 'project', row, row.name, row.createdBy)),
    ...savedViews.map((row) => created('createSavedView', 'saved_view', row, row.name, row.userId)),
    ...certificates.map((row) => {
      const operationId = row.source === 'managed' ? 'createCertificate' : 'uploadCertificate'
      return created(operationId, 'certificate', row, row.domains[0] ?? '', ownerId)
    }),
    ...paymentMethods.map((row) =>
      created('createPaymentMethod', 'payment_method', row, cardLabel(row), ownerId),
    ),
  ]
}

function created(
  operationId: OperationId,
  type: AuditResourceType,
  { id, createdAt }: { readonly id: string; readonly createdAt: number },
  name: string,
  userId: string,
): AuditEvent {
  return { at: createdAt, userId, operationId, resource: { type, id, name } }
}

function bulkOperationEvents({ bulkOperations = [] }: WorldRows): AuditEvent[] {
  return bulkOperations.map((operation) => ({
    at: operation.createdAt,
    userId: operation.userId,
    operationId: 'createBulkOperation',
    resource: null,
    detail: bulkTitle(operation),
  }))
}

function sessionEvents({ sessions = [] }: WorldRows): AuditEvent[] {
  return sessions.map(({ userId, ip, createdAt }) => ({
    at: createdAt,
    userId,
    operationId: 'logIn',
    resource: null,
    ip,
  }))
}

/** A sign-in before the actions of each user and day. */
function signInsFor(base: SeedBase, events: readonly AuditEvent[]): AuditEvent[] {
  const days = new Set<string>()
  const signIns: AuditEvent[] = []
  for (const { at, userId, operationId } of events) {
    const day = `${userId} ${Math.floor(at / DAY)}`
    if (days.has(day)) continue
    days.add(day)
    if (operationId === 'logIn') continue
    const before = draw(base, 'signed-in', day).int(2, 50) * MINUTE
    signIns.push({ at: at - before, userId, operationId: 'logIn', resource: null })
  }
  return signIns
}

/** Some sign-ins fail first with a wrong password. */
function mistypedPasswords(
  base: SeedBase,
  people: ReadonlyMap<string, UserRow>,
  events: readonly AuditEvent[],
): AuditEvent[] {
  return [...people.keys()].flatMap((userId): AuditEvent[] => {
    const first = events.find((it) => it.userId === userId && it.operationId !== 'logIn')
    if (first === undefined) return []
    const before = draw(base, 'mistyped', userId).int(51, 55) * MINUTE
    return [{ at: first.at - before, userId, operationId: 'logIn', resource: null, denied: true }]
  })
}

/** Address from the documentation ranges (RFC 5737). */
function addressOf(base: SeedBase, userId: string): string {
  return `203.0.113.${draw(base, 'address', userId).int(2, 250)}`
}
