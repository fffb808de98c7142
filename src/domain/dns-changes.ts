/**
 * Differences between a zone's records and a zone file, or staged changes.
 *
 * Pure: no React, no fetch, no clock.
 */
import { dataKey, type ZoneRecord } from './dns-records.ts'

/** Change of one record: no `before` if created, no `after` if deleted. */
export type RecordChange<Before extends ZoneRecord, After extends ZoneRecord> =
  | { readonly action: 'create'; readonly before: null; readonly after: After }
  | { readonly action: 'update'; readonly before: Before; readonly after: After }
  | { readonly action: 'delete'; readonly before: Before; readonly after: null }

export interface ZoneDifference<Before extends ZoneRecord, After extends ZoneRecord> {
  readonly changes: readonly RecordChange<Before, After>[]
  /** Records in sets that the wanted records don't mention; they stay. */
  readonly untouched: readonly Before[]
  /** Number of records in both. */
  readonly unchanged: number
}

/** Records with the same name and type form a set (RFC 2181, 5). */
const setOf = ({ name, data }: ZoneRecord) => `${data.type} ${name}`

/**
 * Changes that turn the current records into the wanted ones. Within a set, records with equal data match; of the
 * rest, one that goes and one that comes make one update.
 *
 * @param mode `merge` keeps sets without wanted records; `replace` deletes them
 * @param current records of the zone, without read-only ones
 * @param wanted records without conflicts among them (`conflictsAmong`)
 */
export function differenceOf<Before extends ZoneRecord, After extends ZoneRecord>(
  mode: 'merge' | 'replace',
  current: readonly Before[],
  wanted: readonly After[],
): ZoneDifference<Before, After> {
  const changes: RecordChange<Before, After>[] = []
  const untouched: Before[] = []
  let unchanged = 0
  const before = Map.groupBy(current, setOf)
  const after = Map.groupBy(wanted, setOf)

  for (const [set, coming] of after) {
    const present = new Map((before.get(set) ?? []).map((it) => [dataKey(it.data), it]))
    const fresh: After[] = []
    for (const record of coming) {
      const key = dataKey(record.data)
      const same = present.get(key)
      if (same === undefined) {
        fresh.push(record)
        continue
      }
      present.delete(key)
      if (same.ttl === record.ttl) {
        unchanged++
      } else {
        changes.push({ action: 'update', before: same, after: record })
      }
    }
    const leaving = [...present.values()]
    for (const record of fresh) {
      const gone = leaving.shift()
      changes.push(
        gone === undefined
          ? { action: 'create', before: null, after: record }
          : { action: 'update', before: gone, after: record },
      )
    }
    for (const gone of leaving) changes.push({ action: 'delete', before: gone, after: null })
  }

  for (const [set, records] of before) {
    if (after.has(set)) continue
    if (mode === 'merge') untouched.push(...records)
    else for (const gone of records) changes.push({ action: 'delete', before: gone, after: null })
  }
  return { changes, untouched, unchanged }
}
