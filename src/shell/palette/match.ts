/** What can be found by words. */
export interface Findable {
  readonly label: string
  readonly keywords?: readonly string[]
}

/**
 * The entries that hold every word of the query, the best first: those whose name begins with it, then those where a
 * word of the name does, then those that merely contain it, then those found by a keyword. Equal ones keep their order.
 */
export function match<Entry extends Findable>(entries: readonly Entry[], query: string): readonly Entry[] {
  const wanted = plain(query)
  if (wanted === '') return entries
  return entries
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

const noMatch = 4

function rank({ label, keywords = [] }: Findable, wanted: string): number {
  const name = plain(label)
  if (name.startsWith(wanted)) return 0
  const words = wanted.split(' ')
  const nameWords = name.split(/[^\p{L}\p{N}]+/u)
  if (words.every((word) => nameWords.some((part) => part.startsWith(word)))) return 1
  if (words.every((word) => name.includes(word))) return 2
  const all = [name, ...keywords.map(plain)]
  return words.every((word) => all.some((part) => part.includes(word))) ? 3 : noMatch
}

/** Lower case, without accents, single spaces. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/gu, ' ')
}
