/**
 * How texts are found by what people type, in the lists of the API and in what the console narrows by itself meanwhile:
 * every word of the query occurs, in whatever case, with accents or without.
 */

/** Lower case, without accents: how texts are compared when people look for something. */
export function fold(text: string): string {
  // Most texts are plain ASCII, where there is nothing to take apart.
  if (isAscii(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}

/** The words of a query, folded; all of them must occur. */
export function words(query: string | undefined): string[] {
  return fold(query ?? '')
    .split(/\s+/)
    .filter((label) => label !== '')
}

/** @param text folded */
export function hasAll(text: string, wanted: readonly string[]): boolean {
  return wanted.every((label) => text.includes(label))
}
