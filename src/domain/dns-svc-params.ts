/**
 * Parameters of HTTPS and SVCB records in the form of zone files (RFC 9460, 2.1): `alpn=h2,h3 port=8443`.
 *
 * Pure: no React, no fetch, no clock.
 */
import { addressNumber } from './dns-address.ts'
import { lengthProblem } from './text-length.ts'

interface SvcParam {
  readonly key: string
  readonly number: number
  /** Null without `=`. */
  readonly value: string | null
}

/** Limit in characters. */
export const MAX_SVC_PARAMS_LENGTH = 1_000

/** Keys by number (RFC 9460, 14.3.2, and RFC 9461). */
const KEYS = [
  'mandatory',
  'alpn',
  'no-default-alpn',
  'port',
  'ipv4hint',
  'ech',
  'ipv6hint',
  'dohpath',
] as const

type Key = (typeof KEYS)[number]

/** Keys with these numbers have, or may get, a name. */
const FIRST_UNNAMED = 9

/** One parameter and the blanks before it; values with blanks are in quotes. Backslashes are not supported. */
const PARAM = /\s*([a-z0-9-]+)(=(?:"([^"\\]*)"|([^\s"\\;()]*)))?(?=\s|$)/iy

/** Null for text that is not of the form `key=value key=value`. */
function parseParams(text: string): readonly SvcParam[] | null {
  const params: SvcParam[] = []
  const source = text.trimEnd()
  PARAM.lastIndex = 0
  while (PARAM.lastIndex < source.length) {
    const match = PARAM.exec(source)
    if (match === null) return null
    const [, name = '', assigned, quoted, plain] = match
    const key = name.toLowerCase()
    const value = assigned === undefined ? null : (quoted ?? plain ?? '')
    params.push({ key, number: numberOf(key), value })
  }
  return params
}

/** Number of a key; -1 for an unknown one. */
function numberOf(key: string): number {
  const known = KEYS.indexOf(key as Key)
  if (known !== -1) return known
  const number = /^key([1-9]\d{0,4})$/.exec(key)?.[1]
  return number !== undefined && Number(number) >= FIRST_UNNAMED && Number(number) <= 65_535
    ? Number(number)
    : -1
}

/** Parameters in the order of their numbers, with quotes only where needed; invalid text as it is. */
export function canonicalSvcParams(text: string): string {
  const params = parseParams(text)
  if (params === null) return text
  return params
    .toSorted((a, b) => a.number - b.number)
    .map(({ key, value }) =>
      value === null ? key : `${key}=${/[\s;()]/.test(value) ? `"${value}"` : value}`,
    )
    .join(' ')
}

/** Error message for the user; null if the parameters are valid. */
export function svcParamsProblem(text: string): string | null {
  const tooLong = lengthProblem(text, MAX_SVC_PARAMS_LENGTH)
  if (tooLong !== undefined) return tooLong
  const params = parseParams(text)
  if (params === null) {
    return 'Write parameters as key=value with spaces between them, such as alpn=h2,h3 port=8443.'
  }
  for (const [index, { key, number, value }] of params.entries()) {
    if (number === -1) return `“${key}” is not a parameter. Use ${KEYS.join(', ')}, or key9 to key65535.`
    if (params.slice(0, index).some((it) => it.key === key)) return `Use ${key} only once.`
    const message = number < KEYS.length ? VALUES[key as Key](value, params) : null
    if (message !== null) return message
  }
  return null
}

type Rule = (value: string | null, all: readonly SvcParam[]) => string | null

const items = (value: string | null): readonly string[] => (value ?? '').split(',')

const addresses =
  (key: string, version: 4 | 6, example: string): Rule =>
  (value) =>
    items(value).every((it) => addressNumber(it, version) !== null)
      ? null
      : `Enter IPv${version} addresses for ${key}, such as ${key}=${example}.`

const VALUES: Readonly<Record<Key, Rule>> = {
  // RFC 9460, 8
  mandatory: (value, all) => {
    const keys = items(value)
    const isListed = (key: string) => key !== 'mandatory' && all.some((it) => it.key === key)
    return keys.every(isListed) && new Set(keys).size === keys.length
      ? null
      : 'List other parameters of this record once each for mandatory, such as mandatory=alpn.'
  },
  // RFC 9460, 7.1.1
  alpn: (value) =>
    items(value).every((id) => /^[\x21-\x7e]{1,255}$/.test(id))
      ? null
      : 'Enter protocols for alpn, such as alpn=h2,h3.',
  'no-default-alpn': (value, all) => {
    if (value !== null) return 'Write no-default-alpn without a value.'
    return all.some(({ key }) => key === 'alpn') ? null : 'Use no-default-alpn only together with alpn.'
  },
  port: (value) =>
    /^\d{1,5}$/.test(value ?? '') && Number(value) >= 1 && Number(value) <= 65_535
      ? null
      : 'Enter a number from 1 to 65535 for port, such as port=8443.',
  ipv4hint: addresses('ipv4hint', 4, '203.0.113.7'),
  // RFC 9460, 9: encoded as Base64
  ech: (value) =>
    /^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value ?? '') && value
      ? null
      : 'Enter the configuration for ech in Base64.',
  ipv6hint: addresses('ipv6hint', 6, '2001:db8::7'),
  // RFC 9461, 5
  dohpath: (value) =>
    /^\/[\x21-\x7e]*\{\?dns\}$/.test(value ?? '')
      ? null
      : 'Enter a path that ends with {?dns} for dohpath, such as dohpath=/dns-query{?dns}.',
}
