/** Digits of a text, without anything else. Full-width digits, which East Asian keyboards type, become plain ones. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '')
}
