/**
 * Sort order of texts: "Vm2" before "vm10", "é" next to "e", lower case first. One locale for everybody, so that all
 * users see the same rows on a page.
 */
const collator = new Intl.Collator('en', { numeric: true })

/**
 * A collator comparison costs about fifteen times as much as comparing numbers, and sorted texts rarely change
 * between requests. So all known texts are kept in order with a rank; sorting compares ranks.
 */
let ordered: string[] = []
let ranks = new Map<string, number>()

/** Limit of cached texts, enough for a list of 100,000; the cache restarts beyond it. */
const CAPACITY = 250_000

/**
 * Ranks of texts in collation order, comparable within one call. Texts that collate equally (composed and decomposed
 * letters) share a rank. Null stays null.
 */
export function rankTexts(texts: readonly (string | null)[]): (number | null)[] {
  addTexts(texts)
  return texts.map((text) => (text === null ? null : (ranks.get(text) as number)))
}

function addTexts(texts: readonly (string | null)[]): void {
  const unknown = new Set<string>()
  for (const text of texts) if (text !== null && !ranks.has(text)) unknown.add(text)
  if (unknown.size === 0) return
  if (ordered.length + unknown.size > CAPACITY) {
    ordered = []
    ranks = new Map()
    for (const text of texts) if (text !== null) unknown.add(text)
  }
  ordered = merge(ordered, [...unknown].sort(collator.compare))
  let rank = 0
  let previous: string | undefined
  for (const text of ordered) {
    if (previous !== undefined && collator.compare(previous, text) !== 0) rank++
    ranks.set(text, rank)
    previous = text
  }
}

function merge(left: readonly string[], right: readonly string[]): string[] {
  const merged: string[] = []
  let i = 0
  for (const text of right) {
    for (let kept = left[i]; kept !== undefined && collator.compare(kept, text) <= 0; kept = left[++i]) {
      merged.push(kept)
    }
    merged.push(text)
  }
  for (; i < left.length; i++) merged.push(left[i] as string)
  return merged
}
