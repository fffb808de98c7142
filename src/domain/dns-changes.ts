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
 * rest, a removed and an added record make one update.
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
  const before = Map.groupBy(current, setOf)
  const after = Map.groupBy(wanted, setOf)
  const sets = Array.from(after, ([set, records]) => differenceOfSet(before.get(set) ?? [], records))
  const unmentioned = [...before].flatMap(([set, records]) => (after.has(set) ? [] : records))
  return {
    changes: [
      ...sets.flatMap(({ changes }) => changes),
      ...(mode === 'replace' ? unmentioned.map(deletionOf) : []),
    ],
    untouched: mode === 'merge' ? unmentioned : [],
    unchanged: sets.reduce((sum, { unchanged }) => sum + unchanged, 0),
  }
}

function differenceOfSet<Before extends ZoneRecord, After extends ZoneRecord>(
  current: readonly Before[],
  wanted: readonly After[],
) {
  const changes: RecordChange<Before, After>[] = []
  let unchanged = 0
  const left = new Map(current.map((it) => [dataKey(it.data), it]))
  const added: After[] = []
  for (const record of wanted) {
    const key = dataKey(record.data)
    const same = left.get(key)
    left.delete(key)
    if (same === undefined) added.push(record)
    else if (same.ttl === record.ttl) unchanged++
    else changes.push({ action: 'update', before: same, after: record })
  }
  const removed = [...left.values()]
  for (const [index, record] of added.entries()) {
    const replaced = removed[index]
    changes.push(
      replaced === undefined
        ? { action: 'create', before: null, after: record }
        : { action: 'update', before: replaced, after: record },
    )
  }
  changes.push(...removed.slice(added.length).map(deletionOf))
  return { changes, unchanged }
}

function deletionOf<Before extends ZoneRecord>(before: Before) {
  return { action: 'delete', before, after: null } as const
}
