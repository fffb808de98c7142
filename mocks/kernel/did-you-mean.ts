/** Returns `; did you mean “createVm”?`, or an empty text if no known word is similar. */
export function didYouMean(word: string, known: readonly string[]): string {
  const lower = word.toLowerCase()
  const best = known
    .map((candidate) => ({ candidate, distance: edits(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return best && best.distance <= tolerance(best.candidate) ? `; did you mean “${best.candidate}”?` : ''
}

/** Maximum number of edits: a third of the letters, in short words two, but at most half of them. */
function tolerance({ length }: string): number {
  return Math.max(Math.floor(length / 3), Math.min(2, Math.floor(length / 2)))
}

/** Returns `didYouMean`, or `. Known: createVm, …` with all known words if none is similar. */
export function didYouMeanOrKnown(word: string, known: readonly string[]): string {
  return didYouMean(word, known) || `. Known: ${known.join(', ')}`
}

/** Levenshtein distance. */
function edits(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchange = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(exchange, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    previous = row
  }
  return previous[b.length] ?? 0
}
