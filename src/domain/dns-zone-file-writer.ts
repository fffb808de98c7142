import { DNS_RECORD_TYPES, type DnsRecordType } from './dns.ts'
import { type DnsRecordData, dataText, type ZoneRecord } from './dns-records.ts'
import { soaText, type ZoneHead } from './dns-soa.ts'
import { canonicalSvcParams } from './dns-svc-params.ts'

/**
 * Writes a zone file in a stable order, so that two files can be compared: apex first, then by name, type and data.
 *
 * @param records in any order, including the zone's own name servers
 */
export function writeZoneFile(head: ZoneHead, records: readonly ZoneRecord[]): string {
  const lines = [
    `$ORIGIN ${head.domain}.`,
    `$TTL ${head.defaultTtl}`,
    `@ ${head.defaultTtl} IN SOA ${soaText(head)}`,
    ...inFileOrder(records).map(({ name, ttl, data }) => `${name} ${ttl} IN ${data.type} ${rdataOf(data)}`),
  ]
  return `${lines.join('\n')}\n`
}

/** NS records follow the SOA. */
const TYPE_ORDER: readonly DnsRecordType[] = ['NS', ...DNS_RECORD_TYPES.filter((it) => it !== 'NS')]

function inFileOrder(records: readonly ZoneRecord[]): ZoneRecord[] {
  const keyed = records.map((record) => ({
    record,
    name: record.name === '@' ? '' : record.name,
    type: TYPE_ORDER.indexOf(record.data.type),
    data: dataText(record.data),
  }))
  keyed.sort((a, b) => compare(a.name, b.name) || a.type - b.type || compare(a.data, b.data))
  return keyed.map(({ record }) => record)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Record data in zone file syntax: full names with a final dot, texts in quotes. */
export function rdataOf(data: DnsRecordData): string {
  const full = (host: string) => (host === '.' ? '.' : `${host}.`)
  switch (data.type) {
    case 'A':
    case 'AAAA':
      return data.address
    case 'ALIAS':
    case 'CNAME':
      return full(data.target)
    case 'MX':
      return `${data.preference} ${full(data.exchange)}`
    case 'TXT':
      return quotedStrings(data.text)
    case 'SRV':
      return `${data.priority} ${data.weight} ${data.port} ${full(data.target)}`
    case 'CAA':
      return `${data.flags} ${data.tag} ${quoted(encoder.encode(data.value))}`
    case 'HTTPS':
    case 'SVCB':
      return `${data.priority} ${full(data.target)} ${canonicalSvcParams(data.params)}`.trimEnd()
    case 'TLSA':
      return dataText(data)
    case 'PTR':
    case 'NS':
      return full(data.host)
  }
}

/** Limit of one string of a TXT record in octets (RFC 1035, 3.3). */
const STRING_OCTETS = 255

const encoder = new TextEncoder()

function quotedStrings(text: string): string {
  const octets = encoder.encode(text)
  const strings: string[] = []
  for (let from = 0; from === 0 || from < octets.length; from += STRING_OCTETS) {
    strings.push(quoted(octets.subarray(from, from + STRING_OCTETS)))
  }
  return strings.join(' ')
}

/** Printable ASCII unchanged, quote and backslash escaped, other octets as `\DDD` (RFC 1035, 5.1). */
function quoted(octets: Uint8Array): string {
  let string = ''
  for (const octet of octets) {
    if (octet === 0x22 || octet === 0x5c) string += `\\${String.fromCharCode(octet)}`
    else if (octet >= 0x20 && octet <= 0x7e) string += String.fromCharCode(octet)
    else string += `\\${String(octet).padStart(3, '0')}`
  }
  return `"${string}"`
}
