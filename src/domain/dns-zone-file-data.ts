/**
 * Reads the data of records in zone files (RFC 1035, section 5).
 *
 * Pure: no React, no fetch, no clock.
 */
import { CAA_TAGS, type DnsRecordType } from './dns.ts'
import { relativeTo, toAsciiName } from './dns-names.ts'
import { type DataOf, type DnsRecordData, MAX_TXT_LENGTH } from './dns-records.ts'
import { canonicalSvcParams } from './dns-svc-params.ts'
import { resolveEscapes, type ZoneToken } from './dns-zone-tokens.ts'

/** Quotes a token for a message, shortened if it is long. */
export const shown = (text: string) => `\`${text.length > 60 ? `${text.slice(0, 60)}…` : text}\``

/** Error at a token. */
export class Misread extends Error {
  readonly token: ZoneToken
  constructor(token: ZoneToken, message: string) {
    super(message)
    this.token = token
  }
}

/** Zone of the file, and base of relative names. */
interface Place {
  readonly origin: string
  readonly domain: string
}

/** Fully qualified name in lowercase, without the final dot. */
export function readName(token: ZoneToken, origin: string): string {
  const { raw, isQuoted } = token
  if (raw === '@' && !isQuoted) return origin
  if (raw === '.') return '.'
  if (raw.includes('\\')) throw new Misread(token, 'Names with a backslash are not supported.')
  const isFull = raw.endsWith('.')
  const name = toAsciiName(isFull ? raw.slice(0, -1) : raw)
  if (name === null || name === '' || name.split('.').includes('')) {
    throw new Misread(token, `${shown(raw)} is not a valid name.`)
  }
  return isFull || origin === '.' ? name : `${name}.${origin}`
}

const HOST = /^(\.|[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*)$/

/** Reader for the tokens after the type. */
class Fields {
  readonly #words: ZoneToken[]
  readonly #origin: string
  readonly #domain: string
  /** Reported position if a token is missing. */
  #last: ZoneToken

  constructor(words: readonly ZoneToken[], type: ZoneToken, { origin, domain }: Place) {
    this.#words = [...words]
    this.#last = type
    this.#origin = origin
    this.#domain = domain
  }

  #next(what: string): ZoneToken {
    const label = this.#words.shift()
    if (label === undefined)
      throw new Misread(this.#last, `${what} is missing after ${shown(this.#last.text)}.`)
    this.#last = label
    return label
  }

  label(what: string): ZoneToken {
    return this.#next(what)
  }

  host(what: string): string {
    const token = this.#next(what)
    const name = readName(token, this.#origin)
    if (name.length > 253 || !HOST.test(name))
      throw new Misread(token, `${shown(token.raw)} is not a valid host name.`)
    if (relativeTo(name, `${this.#domain}.${this.#domain}`) !== null)
      throw new Misread(
        token,
        `${shown(token.raw)} has no final dot, so it means ${shown(name)}. Write ${shown(`${token.raw}.`)}.`,
      )
    return name
  }

  integer(what: string, most: number): number {
    const token = this.#next(what)
    if (!/^\d{1,5}$/.test(token.text) || Number(token.text) > most) {
      throw new Misread(token, `${what} must be a number from 0 to ${most}, not ${shown(token.text)}.`)
    }
    return Number(token.text)
  }

  /** All remaining tokens, joined before they are decoded: a character may be split between two strings. */
  strings(what: string): string {
    let raw = this.#next(what).raw
    while (this.#words.length > 0) raw += this.#next(what).raw
    return resolveEscapes(raw) ?? raw
  }

  /** All remaining tokens as parameters of RFC 9460, in the form they are stored in. */
  svcParams(): string {
    let text = ''
    let before: ZoneToken | undefined
    for (const token of this.#words.splice(0)) {
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
    const [extra] = this.#words
    if (extra !== undefined) throw new Misread(extra, `${shown(extra.text)} is unexpected. Remove it.`)
  }
}

const UINT16 = 65_535

/**
 * Data of a record.
 *
 * @param words tokens after the type
 * @throws Misread
 */
export function readData(
  type: DnsRecordType,
  words: readonly ZoneToken[],
  typeToken: ZoneToken,
  place: Place,
): DnsRecordData {
  const fields = new Fields(words, typeToken, place)
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
  A: (fields) => ({ type: 'A', address: fields.label('The address').text }),
  AAAA: (fields) => ({ type: 'AAAA', address: fields.label('The address').text.toLowerCase() }),
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
    tag: readCaaTag(fields.label('The tag')),
    value: fields.label('The value').text,
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

function readCaaTag(token: ZoneToken): DataOf<'CAA'>['tag'] {
  const tag = CAA_TAGS.find((it) => it === token.text.toLowerCase())
  if (tag === undefined)
    throw new Misread(token, `${shown(token.text)} is not a CAA tag. Use ${CAA_TAGS.join(', ')}.`)
  return tag
}
