/** Text search of lists, shared by API and console: every word of the query must occur, ignoring case and accents. */

/** Lower case without accents. */
export function fold(text: string): string {
  // Fast path: most texts are plain ASCII.
  if (isAscii(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}

/** Case-folded words of a query. */
export function words(query: string | undefined): string[] {
  return fold(query ?? '')
    .split(/\s+/)
    .filter((label) => label !== '')
}

/** @param text case-folded */
export function hasAll(text: string, wanted: readonly string[]): boolean {
  return wanted.every((label) => text.includes(label))
}
