import type { ApiKey } from '#src/api/generated/types.gen.ts'
import { compareNames } from '#src/domain/name-order.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'
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
  const words = queryWords(q)
  const field = sort.replace(/^-/, '') as SortField
  const direction = sort.startsWith('-') ? -1 : 1
  return keys
    .filter((key) => status === '' || key.status === status)
    .filter((key) => {
      const text = `${key.name} ${key.hint} ${scopeLabels[key.scope].label} ${key.allowedIpRanges.join(' ')} ${key.lastUsedIp ?? ''}`
      return includesAllWords(foldCase(text), words)
    })
    .sort((a, b) => direction * compare(a[field], b[field], field) || compareNames(a.name, b.name))
}

/** Sorts "never used" before any use, and "never expires" after any expiry. */
function compare(a: string | null, b: string | null, field: SortField): number {
  if (a === b) return 0
  if (a === null || b === null) return (a === null) === (field === 'expiresAt') ? 1 : -1
  return field === 'name' ? compareNames(a, b) : a < b ? -1 : 1
}
