import { toPlainText } from './plain-text.ts'

/** True if a typed number is whole and within the bounds; an empty field is `''` or null. */
export function isWholeBetween(value: number | '' | null, min: number, max: number): value is number {
  return value !== null && value !== '' && Number.isInteger(value) && value >= min && value <= max
}

/** Digits, or digits in groups of three: `1,000`, `1 000`, `1'000`. */
const WHOLE = /^(\d+|\d{1,3}([,'’\s]\d{3})+)$/

/**
 * Reads a text as a whole number: `250`, `1,000`, full-width digits. Null for anything else, such as `1.5`, `1e3` or
 * `1 TB`, whose unit may not be the field's, and for more than JavaScript can count (2⁵³).
 */
export function parseWholeNumber(text: string): number | null {
  const written = toPlainText(text).trim()
  const number = WHOLE.test(written) ? Number(written.replaceAll(/\D/g, '')) : null
  return Number.isSafeInteger(number) ? number : null
}

/** Reads a text as a whole number within the bounds; null for anything else. */
export function parseWholeBetween(text: string, min: number, max: number): number | null {
  const value = parseWholeNumber(text)
  return isWholeBetween(value, min, max) ? value : null
}
