/**
 * Validation of DNS records, alone and together with the zone's other records. Shared by the console's editor and the
 * mock.
 *
 * Pure: no React, no fetch, no clock.
 */
import { readCidr } from './cidr.ts'
import type { CAA_TAGS, DnsRecordType } from './dns.ts'
import { fullName, recordNameError } from './dns-names.ts'

/** Record data by type. Host names are fully qualified without the final dot; `.` for none. */
export type DnsRecordData =
  | { readonly type: 'A'; readonly address: string }
  | { readonly type: 'AAAA'; readonly address: string }
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
  | { readonly type: 'NS'; readonly host: string }

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
export const TTL_RANGE = { least: 60, most: 604_800 } as const

/** Limit in characters, before the text is split into strings of 255 octets (RFC 1035, 3.3.14). */
export const MAX_TXT_LENGTH = 4_000

/** Limit of a CAA value in characters. */
export const MAX_CAA_LENGTH = 500

export type RecordFaultCode =
  | 'invalid_record'
  | 'cname_conflict'
  | 'duplicate_record'
  | 'ttl_mismatch'
  | 'record_read_only'

export interface RecordFault {
  /** JSON pointer into the record; empty for the record as a whole. */
  readonly at: '' | '/name' | '/ttl' | `/data/${string}`
  readonly code: RecordFaultCode
  /** Sentence for the user. */
  readonly message: string
}

const fault = (at: RecordFault['at'], message: string): RecordFault => ({
  at,
  code: 'invalid_record',
  message,
})

/**
 * Errors of a record by itself. Types and lengths are those of the contract.
 *
 * @param zone domain of the zone
 */
export function recordErrors({ name, ttl, data }: ZoneRecord, zone: string): RecordFault[] {
  const faults: RecordFault[] = []
  const inName = recordNameError(name, zone)
  if (inName !== null) faults.push(fault('/name', inName))
  if (ttl < TTL_RANGE.least || ttl > TTL_RANGE.most) {
    faults.push(fault('/ttl', `Use ${TTL_RANGE.least} to ${TTL_RANGE.most} seconds.`))
  }
  const rule: (data: never, name: string, zone: string) => RecordFault[] = RULES[data.type]
  return [...faults, ...rule(data as never, name, zone)]
}

const clipped = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

type Rules = {
  readonly [Type in DnsRecordType]: (data: DataOf<Type>, name: string, zone: string) => RecordFault[]
}

const RULES: Rules = {
  // RFC 1035, 3.4.1
  A: ({ address }) =>
    addressNumber(address, 4) === null
      ? [fault('/data/address', `“${clipped(address)}” is not an IPv4 address.`)]
      : [],

  // RFC 3596, 2.2
  AAAA: ({ address }) =>
    addressNumber(address, 6) === null
      ? [fault('/data/address', `“${clipped(address)}” is not an IPv6 address.`)]
      : [],

  CNAME: ({ target }, name, zone) => {
    if (name === '@') {
      return [
        fault(
          '/name',
          'The zone apex can’t have a CNAME, because it has SOA and NS records (RFC 1034, 3.6.2).',
        ),
      ]
    }
    if (target === fullName(name, zone)) return [fault('/data/target', 'A CNAME can’t point to itself.')]
    return hostFaults(target, { at: '/data/target', zone, rule: 'A CNAME must point to another name' })
  },

  // RFC 1035, 3.3.9
  MX: ({ exchange, preference }, _name, zone) => {
    if (exchange !== '.')
      return hostFaults(exchange, {
        at: '/data/exchange',
        zone,
        rule: 'An MX record must point to a host name',
      })
    if (preference === 0) return []
    return [fault('/data/preference', 'Use preference 0 with the exchange “.” (no mail, RFC 7505).')]
  },

  TXT: ({ text }) => {
    if (text === '') return [fault('/data/text', 'Enter the text without quotes.')]
    return text.length > MAX_TXT_LENGTH
      ? [fault('/data/text', `Use at most ${MAX_TXT_LENGTH} characters.`)]
      : []
  },

  SRV: ({ target }, name, zone) => [
    ...(SERVICE.test(name) ? [] : [fault('/name', 'Start the name with _service._protocol (RFC 2782).')]),
    ...(target === '.'
      ? []
      : hostFaults(target, { at: '/data/target', zone, rule: 'An SRV record must point to a host name' })),
  ],

  CAA: ({ flags, tag, value }) => [
    ...(flags === 0 || flags === 128
      ? []
      : [fault('/data/flags', 'Use 0, or 128 for critical (RFC 8659, 4.1).')]),
    ...caaValueFaults(tag, value),
  ],

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
    if (name.startsWith('*')) return [fault('/name', 'A wildcard name can’t be delegated (RFC 4592, 4.2).')]
    return hostFaults(host, { at: '/data/host', zone, rule: 'An NS record must point to a host name' })
  },
}

/** RFC 2782: both labels start with an underscore; service names follow RFC 6335, 5.1. */
const SERVICE = /^_[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\._[a-z0-9]+(\.|$)/

function hostFaults(
  host: string,
  { at, zone, rule }: { readonly at: RecordFault['at']; readonly zone: string; readonly rule: string },
): RecordFault[] {
  if (host === '.') return [fault(at, `${rule}, not to “.”.`)]
  if (!host.includes('.'))
    return [fault(at, `“${host}” is a top-level name. Enter the full name, such as ${fullName(host, zone)}.`)]
  return addressNumber(host, 4) === null ? [] : [fault(at, `${rule}, not to an address (RFC 1035, 3.3).`)]
}

/** RFC 8659, 4.2: issuer domain, then parameters after a semicolon; an empty value allows nobody. */
const ISSUERS = /^[ \t]*([a-z0-9-]+(\.[a-z0-9-]+)*)?[ \t]*(;[\x20-\x7e\t]*)?$/i

function caaValueFaults(tag: DataOf<'CAA'>['tag'], value: string): RecordFault[] {
  if (value.length > MAX_CAA_LENGTH) {
    return [fault('/data/value', `Use at most ${MAX_CAA_LENGTH} characters.`)]
  }
  if (tag !== 'iodef') {
    return ISSUERS.test(value)
      ? []
      : [
          fault(
            '/data/value',
            'Enter a certificate authority, such as letsencrypt.org, or “;” for none (RFC 8659, 4.2).',
          ),
        ]
  }
  // RFC 8659, 4.4
  return /^(mailto:[\x21-\x7e]+@[\x21-\x7e]+|https?:\/\/[\x21-\x7e]+)$/i.test(value)
    ? []
    : [fault('/data/value', 'Enter a report address: mailto:… or https://… (RFC 8659, 4.4).')]
}

/** Address as a number, so that different spellings compare equal; null for invalid text. */
function addressNumber(text: string, version: 4 | 6): bigint | null {
  if (text.includes('/')) return null
  const reading = readCidr(`${text}/${version === 4 ? 32 : 128}`)
  return reading.ok && reading.range.version === version ? reading.range.first : null
}

/** Key that is equal for all spellings of the same data: addresses by value, CAA tags and names in lowercase. */
export function dataKey(data: DnsRecordData): string {
  if (data.type === 'AAAA') return `AAAA ${addressNumber(data.address, 6) ?? data.address}`
  return `${data.type} ${dataText(data)}`
}

/** One-line display text: like in a zone file, without quotes and final dots. */
export function dataText(data: DnsRecordData): string {
  switch (data.type) {
    case 'A':
    case 'AAAA':
      return data.address
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
    case 'NS':
      return data.host
  }
}

/** State of one name, used to check its records. */
interface NameState {
  readonly data: Set<string>
  readonly ttls: Map<DnsRecordType, number>
  hasAlias: boolean
  hasOther: boolean
  hasNullMx: boolean
  hasMx: boolean
}

/**
 * Conflicts of records with the other records of a zone. Between a stored and a changed record, the changed one is
 * reported; between two changed ones, the later.
 *
 * @param current unchanged records, without conflicts among them
 * @param changed new or updated records
 * @param zone domain of the zone
 * @returns errors for each of `changed`, in order
 */
export function conflictsAmong(
  current: readonly ZoneRecord[],
  changed: readonly ZoneRecord[],
  zone: string,
): RecordFault[][] {
  const names = new Map<string, NameState>()
  /** Full names that are targets of MX or NS records. */
  const pointedAt = new Set<string>()
  const aliases = new Set<string>()

  const add = ({ name, ttl, data }: ZoneRecord): RecordFault[] => {
    const faults: RecordFault[] = []
    const state = names.get(name) ?? {
      data: new Set(),
      ttls: new Map(),
      hasAlias: false,
      hasOther: false,
      hasNullMx: false,
      hasMx: false,
    }
    names.set(name, state)
    const key = dataKey(data)
    const isAlias = data.type === 'CNAME'
    const isNullMx = data.type === 'MX' && data.exchange === '.'
    const ttl0 = state.ttls.get(data.type)
    if (state.data.has(key)) {
      faults.push({ at: '', code: 'duplicate_record', message: 'This record already exists.' })
    } else if (state.hasAlias) {
      faults.push({
        at: '',
        code: 'cname_conflict',
        message: 'This name has a CNAME, so it can’t have other records (RFC 1034, 3.6.2).',
      })
    } else if (isAlias && state.hasOther) {
      faults.push({
        at: '',
        code: 'cname_conflict',
        message: 'This name has other records, so it can’t have a CNAME (RFC 1034, 3.6.2).',
      })
    } else if (ttl0 !== undefined && ttl0 !== ttl) {
      faults.push({
        at: '/ttl',
        code: 'ttl_mismatch',
        message: `The other ${data.type} records with this name have a TTL of ${ttl0}. Use the same (RFC 2181, 5.2).`,
      })
    }
    if (data.type === 'MX' && (state.hasNullMx || (isNullMx && state.hasMx))) {
      faults.push(
        fault('/data/exchange', 'The exchange “.” (no mail) must be the only MX record (RFC 7505, 3).'),
      )
    }
    const host = data.type === 'MX' ? data.exchange : data.type === 'NS' ? data.host : null
    if (host !== null) {
      if (aliases.has(host)) {
        faults.push(
          fault(
            data.type === 'MX' ? '/data/exchange' : '/data/host',
            'This record can’t point to a CNAME (RFC 2181, 10.3).',
          ),
        )
      }
      pointedAt.add(host)
    }
    if (isAlias) {
      const full = fullName(name, zone)
      if (pointedAt.has(full)) {
        faults.push(
          fault('/name', 'An MX or NS record points to this name, so it can’t be a CNAME (RFC 2181, 10.3).'),
        )
      }
      aliases.add(full)
    }

    state.data.add(key)
    if (ttl0 === undefined) state.ttls.set(data.type, ttl)
    state.hasAlias ||= isAlias
    state.hasOther ||= !isAlias
    state.hasNullMx ||= isNullMx
    state.hasMx ||= data.type === 'MX'
    return faults
  }

  for (const record of current) add(record)
  return changed.map(add)
}
