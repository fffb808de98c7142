import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getAuditEntryOptions,
  listAuditEntriesInfiniteOptions,
  listAuditPeopleOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { client } from '#src/api/generated/client.gen.ts'
import type { ExportAuditLogData } from '#src/api/generated/types.gen.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import { byCursor } from '#src/resources/queries.ts'
import { fromLocalField } from '#src/ui/local-time.ts'
import type { TeamSearch } from '../team-search.ts'
import { isAuditType } from './audit-words.ts'

type AuditFilter = NonNullable<ExportAuditLogData['query']>

/** The address as the filters of the API. Days are those of the person's time zone; the last one is part of the range. */
export function auditFilter(
  { q, user, group, type, from, to }: Pick<TeamSearch, 'q' | 'user' | 'group' | 'type' | 'from' | 'to'>,
  timeZone: string | undefined,
): AuditFilter {
  const begin = startOf(from, 0, timeZone)
  const end = startOf(to, 1, timeZone)
  // A range that ends before it begins is no range: the beginning counts.
  const isRange = begin === null || end === null || begin < end
  return {
    ...(q.trim() !== '' && { q }),
    ...(user !== '' && { userId: [user] }),
    ...(group !== '' && { group: [group] }),
    ...(isAuditType(type) && { resourceType: [type] }),
    ...(begin !== null && { from: new Date(begin).toISOString() }),
    ...(end !== null && isRange && { to: new Date(end).toISOString() }),
  }
}

/** When a day begins there, or the one so many after it; null for what is no day. */
function startOf(day: string, later: number, timeZone: string | undefined): number | null {
  if (day === '') return null
  const date = new Date(`${day}T00:00:00Z`)
  // `2026-02-31` is read as one in March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return null
  date.setUTCDate(date.getUTCDate() + later)
  const at = fromLocalField(date.toISOString().slice(0, 19), timeZone)
  return Number.isNaN(at) ? null : at
}

/** Entries of a page that is read on and on. */
const LIMIT = 50

export function auditQuery(filter: AuditFilter) {
  const query = { ...filter, limit: LIMIT }
  return infiniteQueryOptions({
    ...listAuditEntriesInfiniteOptions({ query }),
    ...byCursor({ query }),
    placeholderData: keepPreviousData,
    refetchInterval: SLOW_POLL_MS,
  })
}

export const auditEntryQuery = (auditEntryId: string) =>
  queryOptions(getAuditEntryOptions({ path: { auditEntryId } }))

export const auditPeopleQuery = () => queryOptions(listAuditPeopleOptions())

export interface AuditFile {
  readonly text: string
  /** There is more than the file has. */
  readonly isTruncated: boolean
}

/** The file as the server writes it. Asked for without the generated function, which tells no headers. */
export async function exportAudit(query: AuditFilter): Promise<AuditFile> {
  const { data, response } = await client.get<{ 200: string }, unknown, true, 'fields'>({
    url: '/audit-log/export' satisfies ExportAuditLogData['url'],
    query,
    parseAs: 'text',
    responseStyle: 'fields',
    throwOnError: true,
  })
  return { text: data, isTruncated: response.headers.get('x-truncated') === 'true' }
}
