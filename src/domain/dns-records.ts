/**
 * Validation of single DNS records; `dns-conflicts.ts` compares those of a zone. Shared by the console's editor and the
 * mock.
 *
 * Pure: no React, no fetch, no clock.
 */
import type { CAA_TAGS, DnsRecordType } from './dns.ts'
import { addressNumber } from './dns-address.ts'
import { fullName, recordNameProblem } from './dns-names.ts'
import { canonicalSvcParams, svcParamsProblem } from './dns-svc-params.ts'
import { lengthProblem } from './text-length.ts'

/** Record data by type. Host names are fully qualified without the final dot; `.` for none. */
export type DnsRecordData =
  | { readonly type: 'A'; readonly address: string }
  | { readonly type: 'AAAA'; readonly address: string }
  | { readonly type: 'ALIAS'; readonly target: string }
  | { readonly type: 'CNAME'; readonly target: string }
  | { readonly type: 'MX'; readonly preference: number; readonly exchange: string }
  | { readonly type: 'TXT'; readonly text: string }
  | {
      readonly type: 'SRV'
      readonly priority: number
      readonly weight: number
      readonly port: number
      readonly target: string
    }
  | {
      readonly type: 'CAA'
      readonly flags: number
      readonly tag: (typeof CAA_TAGS)[number]
      readonly value: string
    }
  | ({ readonly type: 'HTTPS' } & ServiceBinding)
  | ({ readonly type: 'SVCB' } & ServiceBinding)
  | {
      readonly type: 'TLSA'
      readonly usage: number
      readonly selector: number
      readonly matchingType: number
      /** Hexadecimal. */
      readonly certificate: string
    }
  | { readonly type: 'PTR'; readonly host: string }
  | { readonly type: 'NS'; readonly host: string }

/** Data of an HTTPS or SVCB record (RFC 9460). */
interface ServiceBinding {
  readonly priority: number
  /** `.` for the name of the record. */
  readonly target: string
  /** As in a zone file. */
  readonly params: string
}

export type DataOf<Type extends DnsRecordType> = Extract<DnsRecordData, { readonly type: Type }>

/** Record of a zone. */
export interface ZoneRecord {
  /** Relative to the zone; `@` for the apex. */
  readonly name: string
  /** Seconds. */
  readonly ttl: number
  readonly data: DnsRecordData
}

/** Seconds: one minute to one week. */
export const TTL_RANGE = { min: 60, max: 604_800 } as const

/** Limit in characters, before the text is split into strings of 255 octets (RFC 1035, 3.3.14). */
export const MAX_TXT_LENGTH = 4_000

/** Limit of the certificate data of a TLSA record in characters. */
export const MAX_TLSA_LENGTH = 8_000

/** Limit of a CAA value in characters. */
export const MAX_CAA_LENGTH = 500

export type RecordProblemCode =
  | 'invalid_record'
  | 'cname_conflict'
  | 'alias_conflict'
  | 'duplicate_record'
  | 'ttl_mismatch'
  | 'record_read_only'

export interface RecordProblem {
  /** JSON pointer into the record; empty for the record as a whole. */
  readonly at: '' | '/name' | '/ttl' | `/data/${string}`
  readonly code: RecordProblemCode
  /** Sentence for the user. */
  readonly message: string
}

/** Error of the record's own data. */
export const problem = (at: RecordProblem['at'], message: string): RecordProblem => ({
  at,
  code: 'invalid_record',
  message,
})

/**
 * Errors of a record by itself. Types and lengths are those of the contract.
 *
 * @param zone domain of the zone
 */
export function recordProblems({ name, ttl, data }: ZoneRecord, zone: string): RecordProblem[] {
  const problems: RecordProblem[] = []
  const inName = recordNameProblem(name, zone)
  if (inName !== null) problems.push(problem('/name', inName))
  if (ttl < TTL_RANGE.min || ttl > TTL_RANGE.max) {
    problems.push(problem('/ttl', `Use ${TTL_RANGE.min} to ${TTL_RANGE.max} seconds.`))
  }
  const rule: (data: never, name: string, zone: string) => RecordProblem[] = RULES[data.type]
  return [...problems, ...rule(data as never, name, zone)]
}

const clipped = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

type Rules = {
  readonly [Type in DnsRecordType]: (data: DataOf<Type>, name: string, zone: string) => RecordProblem[]
}

const RULES: Rules = {
  // RFC 1035, 3.4.1
  A: ({ address }) =>
    addressNumber(address, 4) === null
      ? [problem('/data/address', `“${clipped(address)}” is not an IPv4 address.`)]
      : [],

  // RFC 3596, 2.2
  AAAA: ({ address }) =>
    addressNumber(address, 6) === null
      ? [problem('/data/address', `“${clipped(address)}” is not an IPv6 address.`)]
      : [],

  ALIAS: ({ target }, name, zone) =>
    target === fullName(name, zone)
      ? [problem('/data/target', 'An ALIAS can’t point to itself.')]
      : hostProblems(target, { at: '/data/target', zone, rule: 'An ALIAS must point to another name' }),

  CNAME: ({ target }, name, zone) => {
    if (name === '@') {
      return [
        problem(
          '/name',
          'The zone apex can’t have a CNAME, because it has SOA and NS records (RFC 1034, 3.6.2). Use an ALIAS.',
        ),
      ]
    }
    if (target === fullName(name, zone)) return [problem('/data/target', 'A CNAME can’t point to itself.')]
    return hostProblems(target, { at: '/data/target', zone, rule: 'A CNAME must point to another name' })
  },

  // RFC 1035, 3.3.9
  MX: ({ exchange, preference }, _name, zone) => {
    if (exchange !== '.')
      return hostProblems(exchange, {
        at: '/data/exchange',
        zone,
        rule: 'An MX record must point to a host name',
      })
    if (preference === 0) return []
    return [problem('/data/preference', 'Use preference 0 with the exchange “.” (no mail, RFC 7505).')]
  },

  TXT: ({ text }) => {
    if (text === '') return [problem('/data/text', 'Enter the text without quotes.')]
    const tooLong = lengthProblem(text, MAX_TXT_LENGTH)
    return tooLong === undefined ? [] : [problem('/data/text', tooLong)]
  },

  SRV: ({ target }, name, zone) => [
    ...(SERVICE.test(name) ? [] : [problem('/name', 'Start the name with _service._protocol (RFC 2782).')]),
    ...(target === '.'
      ? []
      : hostProblems(target, { at: '/data/target', zone, rule: 'An SRV record must point to a host name' })),
  ],

  HTTPS: serviceProblems,
  SVCB: serviceProblems,

  TLSA: ({ matchingType, certificate }, name) => [
    ...(TLS_SERVICE.test(name)
      ? []
      : [problem('/name', 'Start the name with _port._protocol, such as _443._tcp (RFC 6698, 3).')]),
    ...certificateProblems(matchingType, certificate),
  ],

  CAA: ({ flags, tag, value }) => [
    ...(flags === 0 || flags === 128
      ? []
      : [problem('/data/flags', 'Use 0, or 128 for critical (RFC 8659, 4.1).')]),
    ...caaValueProblems(tag, value),
  ],

  PTR: ({ host }, name, zone) => {
    const inName = reverseNameProblem(fullName(name, zone))
    return [
      ...(inName === null ? [] : [problem('/name', inName)]),
      ...hostProblems(host, { at: '/data/host', zone, rule: 'A PTR record must point to a host name' }),
    ]
  },

  NS: ({ host }, name, zone) => {
    if (name === '@') {
      return [
        {
          at: '',
          code: 'record_read_only',
          message: 'The zone’s own name servers are managed by us and can’t be changed.',
        },
      ]
    }
    if (name.startsWith('*')) return [problem('/name', 'A wildcard name can’t be delegated (RFC 4592, 4.2).')]
    return hostProblems(host, { at: '/data/host', zone, rule: 'An NS record must point to a host name' })
  },
}

/** RFC 2782: both labels start with an underscore; service names follow RFC 6335, 5.1. */
const SERVICE = /^_[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\._[a-z0-9]+(\.|$)/

/** RFC 6698, 3: port and protocol; `*` for all ports. */
const TLS_SERVICE = /^(\*|_\d{1,5})\._(tcp|udp|sctp)(\.|$)/

/** Hexadecimal digits of a digest, by matching type (RFC 6698, 2.1.3). */
const DIGESTS: Readonly<Record<number, { readonly name: string; readonly length: number }>> = {
  1: { name: 'SHA-256', length: 64 },
  2: { name: 'SHA-512', length: 128 },
}

function certificateProblems(matchingType: number, certificate: string): RecordProblem[] {
  const at = '/data/certificate'
  if (!/^([0-9a-f]{2})+$/i.test(certificate)) {
    return [problem(at, 'Enter hexadecimal digits, two for each byte, such as 0b9fa5a5….')]
  }
  const tooLong = lengthProblem(certificate, MAX_TLSA_LENGTH)
  if (tooLong !== undefined) return [problem(at, tooLong)]
  const digest = DIGESTS[matchingType]
  return digest === undefined || certificate.length === digest.length
    ? []
    : [problem(at, `${digest.name} has ${digest.length} hexadecimal digits, not ${certificate.length}.`)]
}

function serviceProblems(
  { priority, target, params }: DataOf<'HTTPS' | 'SVCB'>,
  name: string,
  zone: string,
): RecordProblem[] {
  const own = fullName(name, zone)
  const inParams = svcParamsProblem(params)
  return [
    ...(priority === 0 && target === own
      ? [problem('/data/target', 'An alias can’t point to itself.')]
      : target === '.'
        ? []
        : hostProblems(target, { at: '/data/target', zone, rule: 'The target must be a host name' })),
    ...(priority === 0 && params !== ''
      ? [problem('/data/params', 'Leave the parameters empty with priority 0 (RFC 9460, 2.4.2).')]
      : inParams === null
        ? []
        : [problem('/data/params', inParams)]),
  ]
}

/** Error message for a name in a reverse zone (RFC 1035, 3.5, and RFC 3596, 2.5); null for others. */
function reverseNameProblem(full: string): string | null {
  const labels = full.split('.').slice(0, -2)
  if (full.endsWith('.in-addr.arpa')) {
    return labels.length <= 4 && labels.every((label) => !/^\d+$/.test(label) || Number(label) <= 255)
      ? null
      : 'Use the parts of the IPv4 address from last to first, each 0 to 255.'
  }
  if (!full.endsWith('.ip6.arpa')) return null
  return labels.length <= 32 && labels.every((label) => /^[0-9a-f]$/.test(label))
    ? null
    : 'Use the hexadecimal digits of the IPv6 address from last to first, with dots between them.'
}

function hostProblems(
  host: string,
  { at, zone, rule }: { readonly at: RecordProblem['at']; readonly zone: string; readonly rule: string },
): RecordProblem[] {
  if (host === '.') return [problem(at, `${rule}, not to “.”.`)]
  if (!host.includes('.'))
    return [
      problem(at, `“${host}” is a top-level name. Enter the full name, such as ${fullName(host, zone)}.`),
    ]
  return addressNumber(host, 4) === null ? [] : [problem(at, `${rule}, not to an address (RFC 1035, 3.3).`)]
}

/** RFC 8659, 4.2: issuer domain, then parameters after a semicolon; an empty value allows nobody. */
const ISSUERS = /^[ \t]*([a-z0-9-]+(\.[a-z0-9-]+)*)?[ \t]*(;[\x20-\x7e\t]*)?$/i

function caaValueProblems(tag: DataOf<'CAA'>['tag'], value: string): RecordProblem[] {
  const tooLong = lengthProblem(value, MAX_CAA_LENGTH)
  if (tooLong !== undefined) return [problem('/data/value', tooLong)]
  if (tag !== 'iodef') {
    return ISSUERS.test(value)
      ? []
      : [
          problem(
            '/data/value',
            'Enter a certificate authority, such as letsencrypt.org, or “;” for none (RFC 8659, 4.2).',
          ),
        ]
  }
  // RFC 8659, 4.4
  return /^(mailto:[\x21-\x7e]+@[\x21-\x7e]+|https?:\/\/[\x21-\x7e]+)$/i.test(value)
    ? []
    : [problem('/data/value', 'Enter a report address: mailto:… or https://… (RFC 8659, 4.4).')]
}

/** Key that is equal for all spellings of the same data: addresses, digests and parameters by value. */
export function dataKey(data: DnsRecordData): string {
  if (data.type === 'AAAA') return `AAAA ${addressNumber(data.address, 6) ?? data.address}`
  if (data.type === 'TLSA') return `TLSA ${dataText(data).toLowerCase()}`
  if (data.type === 'HTTPS' || data.type === 'SVCB') {
    return `${data.type} ${dataText({ ...data, params: canonicalSvcParams(data.params) })}`
  }
  return `${data.type} ${dataText(data)}`
}

/** One-line display text: like in a zone file, without quotes and final dots. */
export function dataText(data: DnsRecordData): string {
  switch (data.type) {
    case 'A':
    case 'AAAA':
      return data.address
    case 'ALIAS':
    case 'CNAME':
      return data.target
    case 'MX':
      return `${data.preference} ${data.exchange}`
    case 'TXT':
      return data.text
    case 'SRV':
      return `${data.priority} ${data.weight} ${data.port} ${data.target}`
    case 'CAA':
      return `${data.flags} ${data.tag} ${data.value}`
    case 'HTTPS':
    case 'SVCB':
      return `${data.priority} ${data.target} ${data.params}`.trimEnd()
    case 'TLSA':
      return `${data.usage} ${data.selector} ${data.matchingType} ${data.certificate}`
    case 'PTR':
    case 'NS':
      return data.host
  }
}
