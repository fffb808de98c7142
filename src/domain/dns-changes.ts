/**
 * Changes of a zone's records: what a zone file would change, and what changes come to.
 *
 * Pure: no React, no fetch, no clock.
 */
import { dataKey, type ZoneRecord } from './dns-records.ts'

/** How one record differs: created without `before`, deleted without `after`. */
export type RecordChange<Before extends ZoneRecord, After extends ZoneRecord> =
  | { readonly action: 'create'; readonly before: null; readonly after: After }
  | { readonly action: 'update'; readonly before: Before; readonly after: After }
  | { readonly action: 'delete'; readonly before: Before; readonly after: null }

export interface ZoneDifference<Before extends ZoneRecord, After extends ZoneRecord> {
  readonly changes: readonly RecordChange<Before, After>[]
  /** Those of the zone in whose sets nothing was wanted, and that stay. */
  readonly untouched: readonly Before[]
  /** How many are in both. */
  readonly unchanged: number
}

/** Records of one name and type are one set (RFC 2181, 5). */
const setOf = ({ name, data }: ZoneRecord) => `${data.type} ${name}`

/**
 * What has to change for a zone to say what is wanted. In a set, records of the same data are the same; of the others, one
 * that goes and one that comes are one that changes.
 *
 * @param mode `merge` leaves the sets alone of which nothing is wanted; `replace` deletes them
 * @param current the zone's records, without those that can't be changed
 * @param wanted at peace with each other (`faultsAmong`)
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
