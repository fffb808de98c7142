/** Capitalizes the first letter. */
export function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
