import type { SshKey } from '#src/api/generated/types.gen.ts'

/** Search and sort of the key list. Applied in the browser, because all keys load at once. */
export interface SshKeyListSearch {
  readonly q: string
  readonly sort: string
}

/** Returns the keys that match the search, sorted by name or by creation date. */
export function filterSshKeys(keys: readonly SshKey[], { q, sort }: SshKeyListSearch): SshKey[] {
  const words = q.toLowerCase().split(/\s+/)
  const direction = sort.startsWith('-') ? -1 : 1
  const byName = (a: SshKey, b: SshKey) => a.name.localeCompare(b.name)
  return keys
    .filter(({ name, fingerprint, publicKey }) => {
      const text = `${name} ${fingerprint} ${publicKey}`.toLowerCase()
      return words.every((label) => text.includes(label))
    })
    .sort((a, b) => {
      if (sort.endsWith('name')) return direction * byName(a, b)
      return direction * (Date.parse(a.createdAt) - Date.parse(b.createdAt)) || byName(a, b)
    })
}
