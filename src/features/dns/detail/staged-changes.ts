import type { DnsChange, DnsImportPreview, DnsRecord, ProblemError } from '#src/api/generated/types.gen.ts'
import { dataKey, type ZoneRecord } from '#src/domain/dns-records.ts'

/** A change that has been made on screen and not yet in the zone. */
export interface StagedChange {
  /** Of the record, or made up for one that is new. */
  readonly key: string
  readonly before: DnsRecord | null
  /** Null for one that is to go. */
  readonly after: ZoneRecord | null
}

export type Staged = readonly StagedChange[]

/** With one more change, or another one of the same record; one that changes nothing after all is dropped. */
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

/** The changes of an import, staged. */
export function stagedFrom({ changes }: DnsImportPreview): Staged {
  return changes.map(({ change, before }, index): StagedChange => {
    if (change.action === 'delete') return { key: change.recordId, before, after: null }
    const after = { ttl: 0, ...change.record }
    return { key: change.action === 'update' ? change.recordId : newKey(index), before, after }
  })
}

/** For a record that has no id yet. */
export function newKey(number: number): string {
  return `new ${number}`
}

/** What is sent to the server. */
export function changesOf(staged: Staged): DnsChange[] {
  return staged.flatMap(({ before, after }): DnsChange[] => {
    if (after === null) return before === null ? [] : [{ action: 'delete', recordId: before.id }]
    const { name, ttl, data } = after
    const record = { name, ttl, data }
    if (before === null) return [{ action: 'create', record }]
    return [{ action: 'update', recordId: before.id, record }]
  })
}

/** What the zone is to say but for one record: what that one is checked beside. */
export function othersOf(records: readonly ZoneRecord[], staged: Staged, key: string | null): ZoneRecord[] {
  const gone = staged.flatMap(({ before }) => (before === null ? [] : [before]))
  const coming = staged.flatMap((it) => (it.after === null || it.key === key ? [] : [it.after]))
  return [...records.filter((record) => !gone.some((it) => isSameRecord(it, record))), ...coming]
}

/** What the server found wrong, by the key of the change: `/changes/3/record/ttl` is about the fourth. */
export function refusalsOf(staged: Staged, errors: readonly ProblemError[]): ReadonlyMap<string, string> {
  const refusals = new Map<string, string>()
  for (const { pointer, message } of errors) {
    const change = staged[Number(/^\/changes\/(\d+)(\/|$)/.exec(pointer)?.[1] ?? Number.NaN)]
    if (change !== undefined && !refusals.has(change.key)) refusals.set(change.key, message)
  }
  return refusals
}
