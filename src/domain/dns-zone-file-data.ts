/**
 * Parses the data of records in zone files (RFC 1035, section 5).
 *
 * Pure: no React, no fetch, no clock.
 */
import { CAA_TAGS, type DnsRecordType } from './dns.ts'
import { relativeTo, toAsciiName } from './dns-names.ts'
import { type DataOf, type DnsRecordData, MAX_TXT_LENGTH } from './dns-records.ts'
import { canonicalSvcParams } from './dns-svc-params.ts'
import { resolveEscapes, type ZoneToken } from './dns-zone-tokens.ts'

/** Quotes a token for a message, shortened if it is long. */
export const quoted = (text: string) => `\`${text.length > 60 ? `${text.slice(0, 60)}…` : text}\``

/** Error at a token. */
export class TokenError extends Error {
  readonly token: ZoneToken
  constructor(token: ZoneToken, message: string) {
    super(message)
    this.token = token
  }
}

/** Zone of the file, and base of relative names. */
interface NameScope {
  readonly origin: string
  readonly domain: string
}

/** Fully qualified name in lowercase, without the final dot. */
export function parseName(token: ZoneToken, origin: string): string {
  const { raw, isQuoted } = token
  if (raw === '@' && !isQuoted) return origin
  if (raw === '.') return '.'
  if (raw.includes('\\')) throw new TokenError(token, 'Names with a backslash are not supported.')
  const isFull = raw.endsWith('.')
  const name = toAsciiName(isFull ? raw.slice(0, -1) : raw)
  if (name === null || name === '' || name.split('.').includes('')) {
    throw new TokenError(token, `${quoted(raw)} is not a valid name.`)
  }
  return isFull || origin === '.' ? name : `${name}.${origin}`
}

const HOST = /^(\.|[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*)$/

/** Consumes the tokens after the type, one field at a time. */
class Fields {
  readonly #tokens: ZoneToken[]
  readonly #origin: string
  readonly #domain: string
  /** Reported position if a token is missing. */
  #last: ZoneToken

  constructor(tokens: readonly ZoneToken[], type: ZoneToken, { origin, domain }: NameScope) {
    this.#tokens = [...tokens]
    this.#last = type
    this.#origin = origin
    this.#domain = domain
  }

  #next(label: string): ZoneToken {
    const token = this.#tokens.shift()
    if (token === undefined)
      throw new TokenError(this.#last, `${label} is missing after ${quoted(this.#last.text)}.`)
    this.#last = token
    return token
  }

  token(label: string): ZoneToken {
    return this.#next(label)
  }

  host(label: string): string {
    const token = this.#next(label)
    const name = parseName(token, this.#origin)
    if (name.length > 253 || !HOST.test(name))
      throw new TokenError(token, `${quoted(token.raw)} is not a valid host name.`)
    if (relativeTo(name, `${this.#domain}.${this.#domain}`) !== null)
      throw new TokenError(
        token,
        `${quoted(token.raw)} has no final dot, so it means ${quoted(name)}. Write ${quoted(`${token.raw}.`)}.`,
      )
    return name
  }

  integer(label: string, max: number): number {
    const token = this.#next(label)
    if (!/^\d{1,5}$/.test(token.text) || Number(token.text) > max) {
      throw new TokenError(token, `${label} must be a number from 0 to ${max}, not ${quoted(token.text)}.`)
    }
    return Number(token.text)
  }

  /** All remaining tokens, joined before they are decoded: a character may be split between two strings. */
  strings(label: string): string {
    let raw = this.#next(label).raw
    while (this.#tokens.length > 0) raw += this.#next(label).raw
    return resolveEscapes(raw) ?? raw
  }

  /** All remaining tokens as parameters of RFC 9460, in the form they are stored in. */
  svcParams(): string {
    let text = ''
    let before: ZoneToken | undefined
    for (const token of this.#tokens.splice(0)) {
      const isValue =
        token.isQuoted &&
        before?.raw.endsWith('=') &&
        before.line === token.line &&
        before.column + before.raw.length === token.column
      text += `${isValue || text === '' ? '' : ' '}${token.isQuoted ? `"${token.raw}"` : token.raw}`
      before = token
    }
    return canonicalSvcParams(text)
  }

  end(): void {
    const [extra] = this.#tokens
    if (extra !== undefined) throw new TokenError(extra, `${quoted(extra.text)} is unexpected. Remove it.`)
  }
}

const UINT16 = 65_535

/**
 * Data of a record.
 *
 * @param tokens those after the type
 * @throws TokenError
 */
export function parseData(
  type: DnsRecordType,
  tokens: readonly ZoneToken[],
  typeToken: ZoneToken,
  scope: NameScope,
): DnsRecordData {
  const fields = new Fields(tokens, typeToken, scope)
  const data = DATA[type](fields)
  fields.end()
  return data
}

const serviceBinding = (fields: Fields) => ({
  priority: fields.integer('The priority', UINT16),
  target: fields.host('The target'),
  params: fields.svcParams(),
})

const DATA: { readonly [Type in DnsRecordType]: (fields: Fields) => DataOf<Type> } = {
  A: (fields) => ({ type: 'A', address: fields.token('The address').text }),
  AAAA: (fields) => ({ type: 'AAAA', address: fields.token('The address').text.toLowerCase() }),
  ALIAS: (fields) => ({ type: 'ALIAS', target: fields.host('The target') }),
  CNAME: (fields) => ({ type: 'CNAME', target: fields.host('The target') }),
  MX: (fields) => ({
    type: 'MX',
    preference: fields.integer('The preference', UINT16),
    exchange: fields.host('The exchange'),
  }),
  TXT: (fields) => {
    const text = fields.strings('The text')
    return { type: 'TXT', text: text.slice(0, MAX_TXT_LENGTH + 1) }
  },
  SRV: (fields) => ({
    type: 'SRV',
    priority: fields.integer('The priority', UINT16),
    weight: fields.integer('The weight', UINT16),
    port: fields.integer('The port', UINT16),
    target: fields.host('The target'),
  }),
  CAA: (fields) => ({
    type: 'CAA',
    flags: fields.integer('The flags', 255),
    tag: parseCaaTag(fields.token('The tag')),
    value: fields.token('The value').text,
  }),
  HTTPS: (fields) => ({ type: 'HTTPS', ...serviceBinding(fields) }),
  SVCB: (fields) => ({ type: 'SVCB', ...serviceBinding(fields) }),
  TLSA: (fields) => ({
    type: 'TLSA',
    usage: fields.integer('The usage', 3),
    selector: fields.integer('The selector', 1),
    matchingType: fields.integer('The matching type', 2),
    certificate: fields.strings('The certificate').toLowerCase(),
  }),
  PTR: (fields) => ({ type: 'PTR', host: fields.host('The host') }),
  NS: (fields) => ({ type: 'NS', host: fields.host('The host') }),
}

function parseCaaTag(token: ZoneToken): DataOf<'CAA'>['tag'] {
  const tag = CAA_TAGS.find((it) => it === token.text.toLowerCase())
  if (tag === undefined)
    throw new TokenError(token, `${quoted(token.text)} is not a CAA tag. Use ${CAA_TAGS.join(', ')}.`)
  return tag
}
