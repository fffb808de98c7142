import type { DnsImportMode } from '#src/api/generated/types.gen.ts'
import { parseStored, safeSessionStorage } from '#src/safe-storage.ts'
import type { Staged, StagedChange, ZoneVersion } from './staged-changes.ts'

/** Staged changes of a zone, kept in this tab's session storage: they survive a reload and an expired session. */
export interface StoredStaging {
  readonly staged: Staged
  /** Null if nothing is staged. */
  readonly base: ZoneVersion | null
  readonly importText: string
  readonly importMode: DnsImportMode
}

const NOTHING: StoredStaging = { staged: [], base: null, importText: '', importMode: 'merge' }

/** One key per user, like all drafts. */
const keyOf = (zoneId: string, userId: string) => `nimbus-dns-changes-${zoneId}-${userId}`

export function storedStaging(zoneId: string, userId: string): StoredStaging {
  // An earlier version of the page stored no mode.
  const stored: unknown = {
    importMode: NOTHING.importMode,
    ...fieldsOf(parseStored(safeSessionStorage.get(keyOf(zoneId, userId)))),
  }
  return isStaging(stored) ? stored : NOTHING
}

export function storeStaging(
  zoneId: string,
  userId: string,
  { staged, base, importText, importMode }: StoredStaging,
): void {
  const key = keyOf(zoneId, userId)
  if (staged.length === 0 && importText === '') safeSessionStorage.remove(key)
  else safeSessionStorage.set(key, JSON.stringify({ staged, base, importText, importMode }))
}

/** Another version may have written it, or anybody by hand. */
function isStaging(stored: unknown): stored is StoredStaging {
  const { staged, base, importText, importMode } = fieldsOf<StoredStaging>(stored)
  const { etag, serial } = fieldsOf<ZoneVersion>(base)
  const hasVersion = typeof etag === 'string' && typeof serial === 'number'
  return (
    Array.isArray(staged) &&
    staged.every(isChange) &&
    (hasVersion || (base === null && staged.length === 0)) &&
    typeof importText === 'string' &&
    (importMode === 'merge' || importMode === 'replace')
  )
}

function isChange(stored: unknown): stored is StagedChange {
  const { key, before, after } = fieldsOf<StagedChange>(stored)
  return typeof key === 'string' && [before, after].every((it) => it === null || isRecord(it))
}

function isRecord(stored: unknown): boolean {
  const { name, ttl, data } = fieldsOf<NonNullable<StagedChange['after']>>(stored)
  return (
    typeof name === 'string' &&
    typeof ttl === 'number' &&
    typeof fieldsOf<{ readonly type: string }>(data).type === 'string'
  )
}

function fieldsOf<Value extends object>(stored: unknown): Partial<Record<keyof Value, unknown>> {
  return stored ?? {}
}
