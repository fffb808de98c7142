import {
  type AuditEntryRow,
  type AuditResourceType,
  type CollectionName,
  collections,
  type Transaction,
} from '../../db/index.ts'
import type { Deed } from '../../engine/ports.ts'

type Subject = AuditEntryRow['resource']

/** Where the mock is reached from: the machine it runs on, and nowhere else. */
const HERE = '127.0.0.1'

/** What a thing is called, whatever it is. */
interface Named {
  readonly name?: string | null
  readonly title?: string
  readonly email?: string
  readonly number?: string
  readonly reason?: string
  readonly device?: string
  readonly ruleName?: string
  readonly userId?: string
  readonly brand?: string
  readonly last4?: string
}

/** The collections whose rows an entry can be about. */
const TYPES = {
  vms: 'vm',
  containers: 'container',
  databases: 'database',
  volumes: 'volume',
  volumeSnapshots: 'volume_snapshot',
  loadBalancers: 'load_balancer',
  firewalls: 'firewall',
  cdnDistributions: 'cdn_distribution',
  dnsZones: 'dns_zone',
  sshKeys: 'ssh_key',
  projects: 'project',
  users: 'user',
  memberships: 'member',
  invitations: 'invitation',
  customRoles: 'role',
  apiKeys: 'api_key',
  sessions: 'session',
  alerts: 'alert',
  alertRules: 'alert_rule',
  alertSilences: 'alert_silence',
  notificationChannels: 'notification_channel',
  notifications: 'notification',
  invoices: 'invoice',
  paymentMethods: 'payment_method',
  budgets: 'budget',
  organisations: 'organisation',
} as const satisfies Partial<Record<CollectionName, AuditResourceType>>

interface Place {
  readonly type: AuditResourceType
  readonly collection: CollectionName
}

/** An id says by its prefix which collection it is of; two may share one. */
const places: ReadonlyMap<string, readonly Place[]> = Map.groupBy(
  Object.entries(TYPES).map(([collection, type]) => ({ type, collection: collection as CollectionName })),
  ({ collection }) => collections[collection].idPrefix,
)

/** What an id names, as it is called now; null for what has no name, or is not there. */
export function subjectOf(tx: Transaction, id: string): Subject {
  for (const place of places.get(id.slice(0, id.indexOf('_'))) ?? []) {
    const row = tx[place.collection].get(id) as Named | undefined
    if (row !== undefined) return { type: place.type, id, name: nameOf(tx, place, row) }
  }
  return null
}

function nameOf(tx: Transaction, { type }: Place, row: Named): string {
  if (type === 'member') return tx.users.get(row.userId ?? '')?.name ?? 'Somebody'
  if (type === 'payment_method') return `${row.brand} ${row.last4}`
  return (
    row.name || row.email || row.title || row.number || row.ruleName || row.reason || row.device || 'Unnamed'
  )
}

/** Writes an entry, into the log of the organisation that the call was about; none where it was about nobody's. */
export function recordDeed(tx: Transaction, deed: Deed): void {
  const { identity, note, now } = deed
  const organisationId = note.organisationId ?? identity?.organisation.id
  if (organisationId === undefined) return
  const user = note.user ?? identity?.user ?? null
  const key = identity?.via.kind === 'key' ? identity.via.key : null
  tx.auditEntries.insert({
    // In the order of writing, so that what was done within a millisecond stays in it.
    id: `aud_${instant(now)}${deed.sequence.toString(36).padStart(6, '0')}`,
    organisationId,
    at: now,
    userId: user?.id ?? null,
    userName: user?.name ?? null,
    key: key && { id: key.id, name: key.name },
    operationId: deed.operationId,
    resource: note.resource === undefined ? (deed.subject ?? created(tx, deed.body)) : note.resource,
    outcome: deed.outcome,
    detail: note.detail ?? null,
    ip: identity?.via.kind === 'session' ? identity.via.session.ip : HERE,
    requestId: deed.requestId,
  })
}

let lastInstant = Number.NaN
let lastText = ''

/** A time for an id: many of them are of the same millisecond. */
function instant(now: number): string {
  if (now !== lastInstant) {
    lastInstant = now
    lastText = now.toString(36)
  }
  return lastText
}

/** What an answer shows: what has been created, the first of several. */
function created(tx: Transaction, body: unknown): Subject {
  const shown = body as { readonly id?: unknown; readonly items?: readonly unknown[] } | null | undefined
  if (typeof shown !== 'object' || shown === null) return null
  if (typeof shown.id === 'string') return subjectOf(tx, shown.id)
  return Array.isArray(shown.items) ? created(tx, shown.items[0]) : null
}
