import type { ApiKey } from '#src/api/generated/types.gen.ts'
import { scopeLabels } from './key-labels.ts'

type SortField = 'name' | 'scope' | 'lastUsedAt' | 'createdAt' | 'expiresAt'

/** Search, filter and sort of the key list. Applied in the browser, because all keys load at once. */
export interface KeyListSearch {
  readonly q: string
  readonly status: ApiKey['status'] | ''
  readonly sort: string
}

/** Returns the keys that match the search, sorted. */
export function filterKeys(keys: readonly ApiKey[], { q, status, sort }: KeyListSearch): ApiKey[] {
  const words = q.toLowerCase().split(/\s+/)
  const field = sort.replace(/^-/, '') as SortField
  const direction = sort.startsWith('-') ? -1 : 1
  return keys
    .filter((key) => status === '' || key.status === status)
    .filter((key) => {
      const text =
        `${key.name} ${key.hint} ${scopeLabels[key.scope].label} ${key.allowedIpRanges.join(' ')} ${key.lastUsedIp ?? ''}`.toLowerCase()
      return words.every((label) => text.includes(label))
    })
    .sort((a, b) => direction * compare(a[field], b[field], field) || a.name.localeCompare(b.name))
}

/** Sorts "never used" before any use, and "never expires" after any expiry. */
function compare(a: string | null, b: string | null, field: SortField): number {
  if (a === b) return 0
  if (a === null || b === null) return (a === null) === (field === 'expiresAt') ? 1 : -1
  return field === 'name' ? a.localeCompare(b) : a < b ? -1 : 1
}
