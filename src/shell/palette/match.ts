/** Searchable entry. */
export interface Findable {
  readonly label: string
  readonly keywords?: readonly string[]
}

/**
 * Filters entries that contain every word of the query, best match first: name starts with the query, then a word of
 * the name does, then the name contains it, then a keyword matches. Ties keep their order.
 */
export function match<Entry extends Findable>(entries: readonly Entry[], query: string): readonly Entry[] {
  const wanted = normalize(query)
  if (wanted === '') return entries
  return entries
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

const NO_MATCH = 4

function rank({ label, keywords = [] }: Findable, wanted: string): number {
  const name = normalize(label)
  if (name.startsWith(wanted)) return 0
  const words = wanted.split(' ')
  const nameWords = name.split(/[^\p{L}\p{N}]+/u)
  if (words.every((word) => nameWords.some((part) => part.startsWith(word)))) return 1
  if (words.every((word) => name.includes(word))) return 2
  const all = [name, ...keywords.map(normalize)]
  return words.every((word) => all.some((part) => part.includes(word))) ? 3 : NO_MATCH
}

/** Normalizes text: lower case, no accents, single spaces. */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/gu, ' ')
}
