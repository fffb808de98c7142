import type { SshKey } from '#src/api/generated/types.gen.ts'
import { compareNames } from '#src/domain/name-order.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'

/** Search and sort of the key list. Applied in the browser, because all keys load at once. */
export interface SshKeyListSearch {
  readonly q: string
  readonly sort: string
}

/** Returns the keys that match the search, sorted by name or by creation date. */
export function filterSshKeys(keys: readonly SshKey[], { q, sort }: SshKeyListSearch): SshKey[] {
  const words = queryWords(q)
  const direction = sort.startsWith('-') ? -1 : 1
  const byName = (a: SshKey, b: SshKey) => compareNames(a.name, b.name)
  return keys
    .filter(({ name, fingerprint, publicKey }) =>
      includesAllWords(foldCase(`${name} ${fingerprint} ${publicKey}`), words),
    )
    .sort((a, b) => {
      if (sort.endsWith('name')) return direction * byName(a, b)
      return direction * (Date.parse(a.createdAt) - Date.parse(b.createdAt)) || byName(a, b)
    })
}
