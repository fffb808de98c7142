/**
 * The order of texts for people: "Vm2" before "vm10", "é" beside "e", equal letters lower case first.
 * One locale for all, so that two people who look at the same page of a list see the same rows.
 */
const collator = new Intl.Collator('en', { numeric: true })

/**
 * Comparing by collator costs about fifteen times as much as comparing numbers, and the texts that lists are sorted by hardly
 * change between two requests. So every text seen is kept in order and gets a number; a sort compares numbers.
 */
let ordered: string[] = []
let ranks = new Map<string, number>()

/** So many texts at most are remembered; beyond, the cache starts afresh. */
const CAPACITY = 100_000

/**
 * The places of texts in the order of the collator, comparable within one call. Texts that the collator takes
 * for the same (composed and decomposed letters) share a place. Null stays null.
 */
export function rankTexts(texts: readonly (string | null)[]): (number | null)[] {
  learn(texts)
  return texts.map((text) => (text === null ? null : (ranks.get(text) as number)))
}

function learn(texts: readonly (string | null)[]): void {
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
