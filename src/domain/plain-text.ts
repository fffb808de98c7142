/**
 * Removes invisible characters, such as the direction marks of an address copied from a chat, and makes full-width ones
 * plain. For addresses and numbers, not for names.
 */
export function toPlainText(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
}
