import { cardLabel } from '#src/domain/card.ts'
import type { ContainerNamespace } from '#src/domain/container.ts'
import {
  type AlertRow,
  type AuditEntryRow,
  type AuditResourceType,
  type CollectionName,
  collections,
  type MembershipRow,
  type PaymentMethodRow,
  type Transaction,
} from '../../db/index.ts'
import { clientOf } from '../../engine/client.ts'
import type { MatchedExchange } from '../../engine/exchange.ts'
import { Problem } from '../../engine/problem.ts'
import { alertTitle } from '../../world/alert-text.ts'

type Subject = AuditEntryRow['resource']

/** Details that a handler adds to its audit entry. Never a secret or a raw request body. */
export interface AuditNote {
  /** Organization whose log gets the entry. */
  readonly organizationId?: string
  readonly user?: { readonly id: string; readonly name: string }
  /** Includes the name before the change. */
  readonly resource?: Subject
  /** Sentence for the user. */
  readonly detail?: string
  /** Memberships that the call ends: an entry in the log of each organization too. */
  readonly left?: readonly MembershipRow[]
  /** Records a returned problem, such as a failed sign-in. Problems leave no entry otherwise. */
  readonly denied?: true
  /** Leaves no entry, since the call changes nothing. */
  readonly isDryRun?: true
}

/** Entry of a transaction in progress. */
interface AuditDraft {
  readonly subject: Subject
  readonly note: AuditNote
}

/** Writes of a transaction before the handler. */
const writesBefore = new WeakMap<Transaction, number>()

const drafts = new WeakMap<Transaction, AuditDraft>()
const EMPTY_DRAFT: AuditDraft = { subject: null, note: {} }

/**
 * Adds facts that the request and response don't show: the resource if no id is in the path or the response, or the
 * user if nobody is signed in.
 */
export function addAuditNote({ tx }: { readonly tx: Transaction }, note: AuditNote): void {
  const { subject, note: earlier } = drafts.get(tx) ?? EMPTY_DRAFT
  drafts.set(tx, { subject, note: { ...earlier, ...note } })
}

/** Adds a sentence to the detail, if the entry is about this resource. */
export function addAuditDetail(
  { tx }: { readonly tx: Transaction },
  resourceId: string,
  sentence: string,
): void {
  const { subject, note } = drafts.get(tx) ?? EMPTY_DRAFT
  if (subject?.id !== resourceId) return
  addAuditNote({ tx }, { detail: note.detail === undefined ? sentence : `${note.detail}. ${sentence}` })
}

/** Runs before the handler: reads the name of the resource in the path while it exists. */
export function beginAudit({ path }: MatchedExchange, tx: Transaction): void {
  writesBefore.set(tx, tx.writeCount)
  const [id] = Object.values(path)
  if (id !== undefined) drafts.set(tx, { subject: subjectOf(tx, id), note: {} })
}

/** Runs after the handler: writes the entry, unless it was a dry run or an update that changes nothing. */
export function endAudit(exchange: MatchedExchange, tx: Transaction): void {
  const { operation, result } = exchange
  const { subject, note } = drafts.get(tx) ?? EMPTY_DRAFT
  if (note.isDryRun) return
  if (!(result instanceof Problem)) {
    const isUpdate = operation.method === 'PATCH' || operation.method === 'PUT'
    if (isUpdate && tx.writeCount === writesBefore.get(tx)) return
    insertEntry(exchange, tx, { subject, note, outcome: 'succeeded' })
    note.left?.forEach((membership, index) => {
      insertEntry(exchange, tx, leaveEvent(tx, membership, note), `left${index}`)
    })
  } else if (note.denied) {
    insertEntry(exchange, tx, { subject, note: { detail: result.message, ...note }, outcome: 'denied' })
  }
}

/** Entry in the log of an organization that a member leaves. */
function leaveEvent(
  tx: Transaction,
  { id, userId, organizationId }: MembershipRow,
  note: AuditNote,
): AuditEvent {
  const organization = tx.organizations.get(organizationId)?.name
  return {
    subject: { type: 'member', id, name: tx.users.get(userId)?.name ?? 'Someone' },
    note: {
      ...(note.user && { user: note.user }),
      organizationId,
      detail: `Left ${organization} to join another organization.`,
    },
    outcome: 'succeeded',
  }
}

/** Display name of any row. */
interface Named {
  readonly name?: string | null
  readonly namespace?: ContainerNamespace
  readonly title?: string
  readonly email?: string
  readonly number?: string
  readonly reason?: string
  readonly device?: string
  readonly userId?: string
  readonly domains?: readonly string[]
}

/** Collections whose rows an entry can name. */
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
  certificates: 'certificate',
  domains: 'domain',
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
  invoices: 'invoice',
  paymentMethods: 'payment_method',
  budgets: 'budget',
  savedViews: 'saved_view',
  organizations: 'organization',
} as const satisfies Partial<Record<CollectionName, AuditResourceType>>

interface Place {
  readonly type: AuditResourceType
  readonly collection: CollectionName
}

/** Collections by id prefix; two may share one. */
const places: ReadonlyMap<string, readonly Place[]> = Map.groupBy(
  Object.entries(TYPES).map(([collection, type]) => ({ type, collection: collection as CollectionName })),
  ({ collection }) => collections[collection].idPrefix,
)

/** Name and type of the row with an id; null if it has no name or does not exist. */
export function subjectOf(tx: Transaction, id: string): Subject {
  for (const place of places.get(id.slice(0, id.indexOf('_'))) ?? []) {
    const row = tx[place.collection].get(id) as Named | undefined
    if (row === undefined) continue
    const { type } = place
    return { type, id, name: nameOf(tx, place, row), ...(row.namespace && { namespace: row.namespace }) }
  }
  return null
}

function nameOf(tx: Transaction, { type }: Place, row: Named): string {
  if (type === 'member') return tx.users.get(row.userId ?? '')?.name ?? 'Someone'
  if (type === 'alert') return alertTitle(row as AlertRow)
  if (type === 'payment_method') return cardLabel(row as PaymentMethodRow)
  if (type === 'certificate') return row.domains?.[0] ?? 'Unnamed'
  return row.name || row.email || row.title || row.number || row.reason || row.device || 'Unnamed'
}

interface AuditEvent extends AuditDraft {
  readonly outcome: AuditEntryRow['outcome']
}

/** Writes an entry to the log of the affected organization; none if there is no organization. */
function insertEntry(
  { operation, request, caller, result, requestId, now, sequence, callKey }: MatchedExchange,
  tx: Transaction,
  { subject, note, outcome }: AuditEvent,
  /** Distinguishes several entries of one call. */
  place = '',
): void {
  const identity = caller.kind === 'known' ? caller.identity : null
  const organizationId = note.organizationId ?? identity?.organization.id
  if (organizationId === undefined) return
  const user = note.user ?? identity?.user ?? null
  const key = identity?.via.kind === 'key' ? identity.via.key : null
  const body = result !== null && 'body' in result ? result.body : null
  tx.auditEntries.insert({
    // Ids sort in the order of writing, also within a millisecond.
    id: `aud_${now.toString(36)}${sequence.toString(36).padStart(6, '0')}${callKey}${place}`,
    organizationId,
    at: now,
    userId: user?.id ?? null,
    userName: user?.name ?? null,
    key: key && { id: key.id, name: key.name },
    operationId: operation.id,
    resource: note.resource === undefined ? (subject ?? subjectOfResponse(tx, body)) : note.resource,
    outcome,
    detail: truncate(note.detail ?? null),
    ip: identity?.via.kind === 'session' ? identity.via.session.ip : clientOf(request),
    requestId,
  })
}

/** Limit of the contract. */
const DETAIL_LENGTH = 300

function truncate(detail: string | null): string | null {
  return detail !== null && detail.length > DETAIL_LENGTH ? `${detail.slice(0, DETAIL_LENGTH - 1)}…` : detail
}

/** Parts of a response that may name its subject. */
interface ResponseParts {
  readonly id?: unknown
  readonly items?: readonly unknown[]
  readonly key?: unknown
  readonly resource?: unknown
}

/** Subject from a response: the created resource, the first of several, or the one that the response is about. */
function subjectOfResponse(tx: Transaction, body: unknown): Subject {
  if (typeof body !== 'object' || body === null) return null
  const { id, items, key, resource } = body as ResponseParts
  const subject = typeof id === 'string' ? subjectOf(tx, id) : null
  return subject ?? subjectOfResponse(tx, items?.[0] ?? key ?? resource)
}
