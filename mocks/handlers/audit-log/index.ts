import type { AuditActor, AuditEntry } from '#src/api/generated/types.gen.ts'
import { type CsvCell, toCsv } from '#src/domain/csv.ts'
import { compareNames } from '#src/domain/name-order.ts'
import { includesAllWords, queryWords } from '#src/domain/text-match.ts'
import type { AuditEntryRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { cursorPage, precedes } from '../shared/cursor.ts'
import { queryInstantOf } from '../shared/instant.ts'
import { lookupOwned } from '../shared/lookup.ts'
import { invalidRange } from '../shared/observe.ts'
import { searchText } from '../shared/search-text.ts'
import { groupOf, operationTitle } from './group.ts'

/** Limit of `listAuditPeople`. */
const MAX_PEOPLE = 10_000

/** Limit of exported entries. */
const MAX = 50_000

export const auditLogHandlers: HandlersFor<
  'listAuditEntries' | 'listAuditPeople' | 'exportAuditLog' | 'getAuditEntry'
> = {
  listAuditEntries({ tx, identity, query }) {
    const found = filtered(tx.auditEntries.by('organizationId', identity.organization.id), query)
    const { rows, nextCursor } = cursorPage(`audit:${identity.organization.id}`, found, query)
    return { status: 200, body: { items: rows.map(toAuditEntry), nextCursor } }
  },

  listAuditPeople({ tx, identity }) {
    const { id: organizationId } = identity.organization
    const people = new Map<string, AuditEntryRow>()
    for (const entry of tx.auditEntries.by('organizationId', organizationId)) {
      const { userId } = entry
      if (userId === null) continue
      const known = people.get(userId)
      if (known === undefined || known.at < entry.at) people.set(userId, entry)
    }
    const latest = [...people].sort(([, a], [, b]) => b.at - a.at).slice(0, MAX_PEOPLE)
    const members = new Set(tx.memberships.by('organizationId', organizationId).map(({ userId }) => userId))
    const items = latest.map(([id, { userName }]) => {
      // A closed account no longer has a name.
      const name = members.has(id) ? tx.users.get(id)?.name : userName
      return { id, name: name ?? userName ?? id }
    })
    items.sort((a, b) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1))
    return { status: 200, body: { items } }
  },

  exportAuditLog({ tx, identity, query }) {
    const found = filtered(tx.auditEntries.by('organizationId', identity.organization.id), query)
    found.sort((a, b) => (precedes(a, b) ? -1 : 1))
    const truncated = found.length > MAX
    const rows = found.slice(0, MAX).map((row) => cellsOf(toAuditEntry(row)))
    return { status: 200, headers: [['x-truncated', String(truncated)]], body: toCsv([COLUMNS, ...rows]) }
  },

  getAuditEntry(ctx) {
    const { auditEntryId: id } = ctx.path
    const row = lookupOwned(ctx.tx.auditEntries.get(id), ctx, 'audit entry', id)
    return { status: 200, body: toAuditEntry(row) }
  },
}

interface AuditFilter {
  readonly q?: string
  readonly userId?: readonly string[]
  readonly group?: readonly string[]
  readonly resourceType?: readonly string[]
  readonly from?: string
  readonly to?: string
}

const textOf = searchText((row: AuditEntryRow) => {
  const { operationId, resource, ip, requestId, detail } = row
  const { name, owner } = actorOf(row)
  return [
    ...[name, owner?.name ?? null, operationTitle(operationId)],
    ...[resource?.name ?? null, resource?.id ?? null, ip, requestId, detail],
  ]
})

/** @throws Problem 400 `invalid_parameters`, `invalid_range` */
function filtered(rows: readonly AuditEntryRow[], query: AuditFilter): AuditEntryRow[] {
  const from = query.from === undefined ? Number.NEGATIVE_INFINITY : queryInstantOf(query.from, 'from')
  const to = query.to === undefined ? Number.POSITIVE_INFINITY : queryInstantOf(query.to, 'to')
  if (from >= to) throw invalidRange()
  const users = query.userId && new Set(query.userId)
  const groups = query.group && new Set(query.group)
  const types = query.resourceType && new Set(query.resourceType)
  const wanted = queryWords(query.q)
  return rows.filter(
    (row) =>
      row.at >= from &&
      row.at < to &&
      (users === undefined || (row.userId !== null && users.has(row.userId))) &&
      (types === undefined || (row.resource !== null && types.has(row.resource.type))) &&
      (groups === undefined || groups.has(groupOf(row.operationId))) &&
      (wanted.length === 0 || includesAllWords(textOf(row), wanted)),
  )
}

function toAuditEntry(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id,
    at: iso(row.at),
    actor: actorOf(row),
    operation: row.operationId,
    action: operationTitle(row.operationId),
    group: groupOf(row.operationId),
    resource: row.resource && { ...row.resource, namespace: row.resource.namespace ?? null },
    outcome: row.outcome,
    detail: row.detail,
    origin: row.key === null ? 'console' : 'api_key',
    ip: row.ip,
    requestId: row.requestId,
  }
}

function actorOf({ key, userId, userName }: AuditEntryRow): AuditActor {
  const person = userId === null || userName === null ? null : { id: userId, name: userName }
  if (key !== null) return { kind: 'key', id: key.id, name: key.name, owner: person }
  if (person !== null) return { kind: 'user', ...person, owner: null }
  return { kind: 'system', id: null, name: 'No one signed in', owner: null }
}

const COLUMNS = [
  'time',
  'identity',
  'key',
  'action',
  'outcome',
  'resource type',
  'resource',
  'namespace',
  'resource id',
  'detail',
  'origin',
  'ip',
  'request id',
  'entry id',
]

function cellsOf({ actor, resource, ...entry }: AuditEntry): CsvCell[] {
  return [
    entry.at,
    actor.kind === 'key' ? (actor.owner?.name ?? null) : actor.name,
    actor.kind === 'key' ? actor.name : null,
    entry.action,
    entry.outcome,
    resource?.type ?? null,
    resource?.name ?? null,
    resource?.namespace ?? null,
    resource?.id ?? null,
    entry.detail,
    entry.origin,
    entry.ip,
    entry.requestId,
    entry.id,
  ]
}
