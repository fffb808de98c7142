/** Digits, or digits in groups of three: `1,000`, `1 000`, `1'000`. */
const WHOLE = /^(\d+|\d{1,3}([,'’\s]\d{3})+)$/

/**
 * Reads pasted text as a whole number: `250`, `1,000`, full-width digits. Null for anything else, such as `1.5`, `1e3`
 * or `1 TB`, whose unit may not be the field's.
 */
export function pastedNumber(text: string): number | null {
  const written = text.normalize('NFKC').trim()
  return WHOLE.test(written) ? Number(written.replaceAll(/\D/g, '')) : null
}
