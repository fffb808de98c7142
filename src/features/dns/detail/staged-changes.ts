import type { DnsChange, DnsImportPreview, DnsRecord, ProblemError } from '#src/api/generated/types.gen.ts'
import { dataKey, type ZoneRecord } from '#src/domain/dns-records.ts'

/** Version of a zone that staged changes are based on. */
export interface ZoneVersion {
  readonly etag: string
  readonly serial: number
}

/** Change made on screen but not yet applied to the zone. */
export interface StagedChange {
  /** Record ID, or a generated key for a new record. */
  readonly key: string
  readonly before: DnsRecord | null
  /** Null for a deletion. */
  readonly after: ZoneRecord | null
}

export type Staged = readonly StagedChange[]

/** Adds a change, or replaces an earlier change of the same record. Drops a change without effect. */
export function stage(staged: Staged, change: StagedChange): Staged {
  const others = staged.filter(({ key }) => key !== change.key)
  if (isNothing(change)) return others
  return staged.length === others.length
    ? [...staged, change]
    : staged.map((it) => (it.key === change.key ? change : it))
}

export function unstage(staged: Staged, key: string): Staged {
  return staged.filter((it) => it.key !== key)
}

function isNothing({ before, after }: StagedChange): boolean {
  if (before === null || after === null) return before === after
  return isSameRecord(before, after)
}

function isSameRecord(a: ZoneRecord, b: ZoneRecord): boolean {
  return a.name === b.name && a.ttl === b.ttl && dataKey(a.data) === dataKey(b.data)
}

/** Stages all changes of an import. */
export function stagedFrom({ changes }: DnsImportPreview): Staged {
  return changes.map(({ change, before }): StagedChange => {
    if (change.action === 'delete') return { key: change.recordId, before, after: null }
    const after = { ttl: 0, ...change.record }
    return { key: change.action === 'update' ? change.recordId : newKey(), before, after }
  })
}

/** Key of a record without an ID. Random, so that a stored draft never belongs to a later record. */
export function newKey(): string {
  return `new ${Math.random().toString(36).slice(2)}`
}

/** Converts to the request format. */
export function changesOf(staged: Staged): DnsChange[] {
  return staged.flatMap(({ before, after }): DnsChange[] => {
    if (after === null) return before === null ? [] : [{ action: 'delete', recordId: before.id }]
    const { name, ttl, data } = after
    const record = { name, ttl, data }
    if (before === null) return [{ action: 'create', record }]
    return [{ action: 'update', recordId: before.id, record }]
  })
}

/** Records as they will be after applying, without one record. Used to check that record for conflicts. */
export function othersOf(records: readonly ZoneRecord[], staged: Staged, key: string | null): ZoneRecord[] {
  const gone = staged.flatMap(({ before }) => (before === null ? [] : [before]))
  const coming = staged.flatMap((it) => (it.after === null || it.key === key ? [] : [it.after]))
  return [...records.filter((record) => !gone.some((it) => isSameRecord(it, record))), ...coming]
}

/** True if a zone with these records already has all changes. */
export function isInEffect(staged: Staged, records: readonly ZoneRecord[]): boolean {
  const keyOf = ({ name, ttl, data }: ZoneRecord) => `${name} ${ttl} ${dataKey(data)}`
  const present = new Set(records.map(keyOf))
  const wanted = new Set(staged.flatMap(({ after }) => (after === null ? [] : keyOf(after))))
  const unwanted = staged.flatMap(({ before }) => (before === null ? [] : keyOf(before)))
  return (
    [...wanted].every((key) => present.has(key)) &&
    unwanted.every((key) => wanted.has(key) || !present.has(key))
  )
}

/** Server errors by key of the change. The pointer `/changes/3/record/ttl` belongs to the fourth change. */
export function problemsByChange(
  staged: Staged,
  errors: readonly ProblemError[],
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  for (const { pointer, message } of errors) {
    const change = staged[Number(/^\/changes\/(\d+)(\/|$)/.exec(pointer)?.[1] ?? Number.NaN)]
    if (change !== undefined && !problems.has(change.key)) problems.set(change.key, message)
  }
  return problems
}
