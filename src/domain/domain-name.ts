/** Rules of the domain finder (public site's specification, sections 5 and 9). */

export const DOMAIN_EXTENSIONS = ['.com', '.net', '.org', '.io', '.co', '.app', '.dev', '.tech'] as const

export type DomainExtension = (typeof DOMAIN_EXTENSIONS)[number]

/** RFC 1035, 2.3.4: at most 63 octets in a label. */
export const MAX_NAME_LENGTH = 63

/**
 * Range of yearly prices of each extension in whole dollars; each price ends in .99. Together they span the range of the
 * specification, 10 to 59 (section 9).
 */
export const DOMAIN_PRICES: Readonly<
  Record<DomainExtension, { readonly min: number; readonly max: number }>
> = {
  '.com': { min: 10, max: 19 },
  '.net': { min: 12, max: 21 },
  '.org': { min: 10, max: 18 },
  '.io': { min: 34, max: 49 },
  '.co': { min: 24, max: 33 },
  '.app': { min: 14, max: 22 },
  '.dev': { min: 12, max: 20 },
  '.tech': { min: 40, max: 59 },
}

/** Days before its end that a registration is renewed, or counts as expiring. */
export const DOMAIN_RENEWAL_DAYS = 30

/** Longest registration, by the rules of the registries. */
export const MAX_REGISTRATION_YEARS = 10

/** Names close to one that is taken everywhere; they may be taken too. */
export function suggestNames(name: string): string[] {
  const candidates = [`get${name}`, `try${name}`, `${name}app`, `${name}hq`]
  return candidates.filter(({ length }) => length <= MAX_NAME_LENGTH)
}

/** Letters that Unicode doesn't decompose into a basic letter and an accent. */
const basicLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Lower case, with accents removed: `Müller` becomes `muller`. */
function toBasicLetters(typed: string): string {
  const lower = typed.normalize('NFKC').toLowerCase()
  const replaced = lower.replaceAll(/[ßæœøåłđðþı]/g, (letter) => basicLetters[letter] ?? '')
  return replaced.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** Normalizes a typed name: lower case, accents removed, only a to z and 0 to 9. */
export function cleanDomainName(typed: string): string {
  return toBasicLetters(typed).replaceAll(/[^a-z0-9]/g, '')
}

/** Says what `cleanDomainName` changed, apart from upper case and outer spaces; null for nothing. */
export function describeCleaning(typed: string): string | null {
  const given = typed.trim().normalize('NFC')
  const basic = toBasicLetters(given)
  const changes = [
    basic !== given.normalize('NFKC').toLowerCase() && 'Accents were removed',
    /\s/.test(basic) && 'Spaces were removed',
    /[^\p{L}\p{N}\s]/u.test(basic) && 'Hyphens and symbols were removed',
    /(?![a-z0-9])[\p{L}\p{N}]/u.test(basic) && 'Letters other than a to z were removed',
  ].filter((change) => change !== false)
  return changes.length === 0 ? null : `${changes.join('. ')}.`
}
