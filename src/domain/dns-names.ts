/**
 * Domain names as typed and as stored: lower case, `xn--` for other alphabets (IDNA 2008, RFC 5891), without the
 * final dot.
 *
 * Pure: no React, no fetch, no clock.
 */
import { decodePunycode } from './punycode.ts'

/** RFC 1035, 2.3.4: 255 octets on the wire are 253 characters with dots. */
const MAX_DOMAIN_LENGTH = 253
const MAX_LABEL_LENGTH = 63

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/
/** RFC 1123, 2.1: no underscore. The last label needs a letter, to tell it from an IP address. */
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const TOP_LABEL = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

export type ParsedName =
  | { readonly ok: true; readonly name: string }
  /** Sentence for the field. */
  | { readonly ok: false; readonly message: string }

const invalid = (message: string): ParsedName => ({ ok: false, message })

/** Parses a domain for a zone: at least two labels, each valid in a host name. */
export function parseDomain(text: string): ParsedName {
  const typed = text.trim().replace(/\.$/, '')
  if (typed === '') return invalid('Enter a domain, such as shop.example.')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) return invalid('Enter only the domain, without https://.')
  if (/[\s/:@?#]/.test(typed)) return invalid('Use only letters, digits, hyphens and dots.')
  const domain = toAsciiName(typed)
  if (domain === null) return invalid('This is not a valid domain name (RFC 5891).')
  const labels = domain.split('.')
  const problem = labelsProblem(labels) ?? lengthProblem(domain)
  if (problem !== null) return invalid(problem)
  if (labels.length < 2) return invalid(`Add an ending, such as ${domain}.com.`)
  const odd = labels.slice(0, -1).find((label) => !HOST_LABEL.test(label))
  if (odd !== undefined)
    return invalid(`“${odd}” is not valid in a domain. Use letters, digits and inner hyphens.`)
  if (!TOP_LABEL.test(labels.at(-1) ?? ''))
    return invalid(`“.${labels.at(-1)}” is not a valid domain ending.`)
  return { ok: true, name: domain }
}

/**
 * Parses a host name; `.` for none. A name without a dot is one of the zone, and `@` is the zone itself: `mail` in
 * `shop.example` is `mail.shop.example`.
 */
export function parseHost(text: string, zone: string): ParsedName {
  const typed = text.trim()
  if (typed === '.') return { ok: true, name: '.' }
  if (typed === '@') return { ok: true, name: zone }
  const host = toAsciiName(typed.replace(/\.$/, ''))
  if (host === null) return invalid('This is not a valid host name (RFC 5891).')
  if (host === '') return invalid(`Enter a host name, such as mail.${zone}.`)
  const full = host.includes('.') || typed.endsWith('.') ? host : fullName(host, zone)
  const problem = labelsProblem(full.split('.')) ?? lengthProblem(full)
  return problem === null ? { ok: true, name: full } : invalid(problem)
}

/** Full name of a host that is completed with the zone; null for any other text. */
export function completedHost(text: string, zone: string): string | null {
  const typed = text.trim()
  if (typed === '' || /[.。．｡]/.test(typed)) return null
  const parsed = parseHost(typed, zone)
  return parsed.ok ? parsed.name : null
}

/**
 * Parses a record name relative to its zone: `@` for the apex, leading `*` for a wildcard (RFC 4592). Accepts an
 * empty text for the apex, and full names that end with the zone.
 */
export function parseRecordName(text: string, zone: string): ParsedName {
  const typed = text.trim()
  if (typed === '' || typed === '@') return { ok: true, name: '@' }
  const ascii = toAsciiName(typed.replace(/\.$/, ''))
  if (ascii === null) return invalid('This is not a valid name (RFC 5891).')
  const name = relativeTo(ascii, zone) ?? ascii
  if (typed.endsWith('.') && relativeTo(ascii, zone) === null)
    return invalid(`This name is not in the zone ${zone}.`)
  const problem = recordNameProblem(name, zone)
  return problem === null ? { ok: true, name } : invalid(problem)
}

/** Error message for a record name; null if it is valid. */
export function recordNameProblem(name: string, zone: string): string | null {
  if (name === '@' || name === '*') return null
  const labels = name.split('.')
  if (labels.slice(1).includes('*')) return 'Use * only at the start of a name (RFC 4592).'
  const ordinary = labels[0] === '*' ? labels.slice(1) : labels
  return labelsProblem(ordinary) ?? lengthProblem(fullName(name, zone))
}

function labelsProblem(labels: readonly string[]): string | null {
  for (const label of labels) {
    if (label === '') return 'Remove the extra dot.'
    if (label.length > MAX_LABEL_LENGTH)
      return `Use at most ${MAX_LABEL_LENGTH} characters between dots, not ${label.length} (RFC 1035, 2.3.4).`
    if (!LABEL.test(label))
      return `“${label}” is not valid in a name. Use letters, digits, _ and inner hyphens.`
  }
  return null
}

function lengthProblem({ length }: string): string | null {
  return length > MAX_DOMAIN_LENGTH
    ? `Use at most ${MAX_DOMAIN_LENGTH} characters in all, not ${length} (RFC 1035, 2.3.4).`
    : null
}

/** Full name: `www` in `shop.example` is `www.shop.example`. */
export function fullName(name: string, zone: string): string {
  return name === '@' ? zone : `${name}.${zone}`
}

/** Part of a full name before the zone, `@` for the apex; null for a name outside the zone. */
export function relativeTo(full: string, zone: string): string | null {
  if (full === zone) return '@'
  return full.endsWith(`.${zone}`) ? full.slice(0, -zone.length - 1) : null
}

/** Lower case, with `xn--` for non-ASCII labels; null if a label can't be encoded. */
export function toAsciiName(text: string): string | null {
  const labels = text.replace(/[。．｡]/g, '.').split('.')
  const ascii: string[] = []
  for (const label of labels) {
    const it = toAsciiLabel(label)
    if (it === null) return null
    ascii.push(it)
  }
  return ascii.join('.')
}

function toAsciiLabel(label: string): string | null {
  if (isAscii(label)) return label.toLowerCase()
  // The URL standard's host parser is the IDNA implementation (UTS #46) of every runtime. It parses whole URLs, so pass
  // it nothing but a label.
  if (/[\s/:@?#%\\[\]]/.test(label)) return null
  try {
    const { hostname } = new URL(`http://${label}.example`)
    const ascii = hostname.slice(0, -'.example'.length)
    return ascii === '' || ascii.includes('.') ? null : ascii
  } catch {
    return null
  }
}

/**
 * Display form in the name's own alphabet, to be shown beside the unambiguous ASCII form. Labels that don't
 * round-trip stay as they are.
 */
export function toUnicodeName(name: string): string {
  if (!name.includes('xn--')) return name
  return name
    .split('.')
    .map((label) => {
      if (!label.startsWith('xn--')) return label
      const decoded = decodePunycode(label.slice('xn--'.length))
      return decoded !== null && toAsciiLabel(decoded) === label ? decoded : label
    })
    .join('.')
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}
