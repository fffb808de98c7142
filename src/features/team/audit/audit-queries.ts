import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getAuditEntryOptions,
  listAuditEntriesInfiniteOptions,
  listAuditPeopleOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { ExportAuditLogData } from '#src/api/generated/types.gen.ts'
import { fromLocalField } from '#src/domain/local-time.ts'
import { type DownloadedText, downloadText } from '#src/resources/download-text.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import { byCursor } from '#src/resources/queries.ts'
import type { TeamSearch } from '../team-search.ts'
import { isAuditType } from './audit-labels.ts'

type AuditFilter = NonNullable<ExportAuditLogData['query']>

/** Converts the URL search to API filters. Days are in the user's time zone; the last day is inclusive. */
export function auditFilter(
  { q, user, group, type, from, to }: Pick<TeamSearch, 'q' | 'user' | 'group' | 'type' | 'from' | 'to'>,
  timeZone: string | undefined,
): AuditFilter {
  const begin = startOf(from, 0, timeZone)
  const end = startOf(to, 1, timeZone)
  // If the range ends before it starts, ignore the end.
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

/** Start of a day in the time zone, shifted by `later` days; null for an invalid date. */
function startOf(day: string, later: number, timeZone: string | undefined): number | null {
  if (day === '') return null
  const date = new Date(`${day}T00:00:00Z`)
  // `Date` parses `2026-02-31` as a day in March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return null
  date.setUTCDate(date.getUTCDate() + later)
  const at = fromLocalField(date.toISOString().slice(0, 19), timeZone)
  return Number.isNaN(at) ? null : at
}

/** Page size. */
const PAGE_SIZE = 50

export function auditQuery(filter: AuditFilter) {
  const query = { ...filter, limit: PAGE_SIZE }
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

/** Downloads the entries as CSV. */
export function exportAudit(query: AuditFilter): Promise<DownloadedText> {
  return downloadText({ url: '/audit-log/export' satisfies ExportAuditLogData['url'], query })
}
