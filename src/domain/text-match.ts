/** Text search of lists, shared by API and console: every word of the query must occur, ignoring case and accents. */

/** Lower case without accents. */
export function foldCase(text: string): string {
  // Fast path: most texts are plain ASCII.
  if (isAscii(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}

/** Case-folded words of a query. */
export function queryWords(query: string | undefined): string[] {
  return foldCase(query ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** @param text case-folded */
export function includesAllWords(text: string, wanted: readonly string[]): boolean {
  return wanted.every((word) => text.includes(word))
}
