/**
 * Parses zone files (RFC 1035, section 5).
 *
 * Pure: no React, no fetch, no clock.
 */
import { DNS_RECORD_TYPES, type DnsRecordType } from './dns.ts'
import { relativeTo } from './dns-names.ts'
import { type RecordProblemCode, recordProblems, TTL_RANGE, type ZoneRecord } from './dns-records.ts'
import type { ZoneHead } from './dns-soa.ts'
import { parseData, parseName, quoted, TokenError } from './dns-zone-file-data.ts'
import { parseZoneTokens, type ZoneEntry, type ZoneToken } from './dns-zone-tokens.ts'

/** Record with its position in the file. */
export interface ParsedRecord extends ZoneRecord {
  /** Position of its first token, from 1. */
  readonly line: number
  readonly column: number
}

export interface ZoneFileProblem {
  readonly line: number
  readonly column: number
  readonly code: 'wrong_format' | RecordProblemCode
  /** Sentence for the user. */
  readonly message: string
}

interface IgnoredLine {
  readonly line: number
  /** Sentence for the user. */
  readonly reason: string
}

export interface ParsedZoneFile {
  /** Without the SOA and the zone's own name servers. */
  readonly records: readonly ParsedRecord[]
  readonly ignored: readonly IgnoredLine[]
  /** In file order. */
  readonly problems: readonly ZoneFileProblem[]
  /** Serial of the file's SOA; null without one. */
  readonly serial: number | null
}

/** Limit of a zone file in characters, for import and export. */
export const MAX_ZONE_FILE_LENGTH = 1_000_000

/** Valid record types that Nimbus does not support; any other word is a syntax error. */
const OTHER_TYPES = new Set(
  (
    'AFSDB APL CDNSKEY CDS CERT CSYNC DHCID DNAME DNSKEY DS EUI48 EUI64 HINFO HIP IPSECKEY KEY KX LOC MINFO NAPTR NSEC ' +
    'NSEC3 NSEC3PARAM OPENPGPKEY RP RRSIG SIG SMIMEA SPF SSHFP URI WKS X25 ZONEMD'
  ).split(' '),
)

const isServed = (type: string): type is DnsRecordType =>
  (DNS_RECORD_TYPES as readonly string[]).includes(type)

/**
 * Parses a zone file. Reports all errors, not only the first. Conflicts with other records (`conflictsAmong`) are not
 * checked here.
 *
 * Supports `$ORIGIN`, `$TTL` (RFC 2308, 4, with BIND's units), `@`, relative names, inherited names, parentheses,
 * comments, quotes and escapes.
 *
 * @param zone.defaultTtl used if neither the file nor a previous line sets a TTL
 */
export function parseZoneFile(
  text: string,
  { domain, defaultTtl }: Pick<ZoneHead, 'domain' | 'defaultTtl'>,
): ParsedZoneFile {
  const { entries, problems } = parseZoneTokens(text)
  const result: Result = {
    records: [],
    ignored: [],
    problems: problems.map((it) => ({ ...it, code: 'wrong_format' })),
    serial: null,
  }
  const state: State = { origin: domain, owner: null, statedTtl: null, lastTtl: null, domain, defaultTtl }
  for (const entry of entries) {
    try {
      if (isDirective(entry)) followDirective(entry, state)
      else addRecord(entry, state, result)
    } catch (error) {
      if (!(error instanceof TokenError)) throw error
      const { token, message } = error
      result.problems.push({ line: token.line, column: token.column, code: 'wrong_format', message })
    }
  }
  result.problems.sort((a, b) => a.line - b.line || a.column - b.column)
  return result
}

interface Result extends ParsedZoneFile {
  readonly records: ParsedRecord[]
  readonly ignored: IgnoredLine[]
  readonly problems: ZoneFileProblem[]
  serial: number | null
}

interface State {
  /** Base of relative names. */
  origin: string
  /** Full name of the previous entry. */
  owner: string | null
  /** From `$TTL`. */
  statedTtl: number | null
  /** TTL of the last entry that had one (RFC 1035, 5.1). */
  lastTtl: number | null
  readonly domain: string
  readonly defaultTtl: number
}

function isDirective({ tokens: [first], isIndented }: ZoneEntry): boolean {
  return !isIndented && !first.isQuoted && first.text.startsWith('$')
}

function followDirective({ tokens: [first, value, extra] }: ZoneEntry, state: State): void {
  const directive = first.text.toUpperCase()
  if (directive !== '$ORIGIN' && directive !== '$TTL') {
    throw new TokenError(first, `${quoted(first.text)} is not supported. Use $ORIGIN or $TTL.`)
  }
  if (value === undefined) throw new TokenError(first, `${directive} needs a value.`)
  if (extra !== undefined) throw new TokenError(extra, `${directive} takes only one value.`)
  if (directive === '$ORIGIN') state.origin = parseName(value, state.origin)
  else state.statedTtl = parseTtl(value) ?? misreadTtl(value)
}

/** Adds the record of an entry to the result, with its problems, or the reason that it is ignored. */
function addRecord(entry: ZoneEntry, state: State, result: Result): void {
  const { owner, ttl, type, typeToken, rdata } = parseHead(entry, state)
  const [first] = entry.tokens
  const name = relativeTo(owner, state.domain)
  if (name === null) throw new TokenError(first, `${quoted(owner)} is not in the zone.`)
  const ignore = (reason: string) => result.ignored.push({ line: first.line, reason })
  if (type === 'SOA') {
    result.serial = Number(rdata[2]?.text ?? Number.NaN)
    if (!Number.isInteger(result.serial)) throw new TokenError(typeToken, 'The SOA has no serial.')
    ignore('We manage the SOA record.')
  } else if (type === 'NS' && name === '@') {
    ignore('The zone’s own name servers are managed by us and can’t be changed.')
  } else if (!isServed(type)) {
    ignore(`We don’t support ${type} records.`)
  } else {
    const data = parseData(type, rdata, typeToken, state)
    const record: ParsedRecord = { name, ttl, data, line: first.line, column: first.column }
    for (const { at, code, message } of recordProblems(record, state.domain)) {
      const { line, column } = at.startsWith('/data/') ? (rdata[0] ?? typeToken) : first
      result.problems.push({ line, column, code, message })
    }
    result.records.push(record)
  }
}

/** `[name] [ttl] [class] type …`, with TTL and class in either order (RFC 1035, 5.1). */
function parseHead({ tokens, isIndented }: ZoneEntry, state: State) {
  const [first] = tokens
  if (!isIndented) state.owner = parseName(first, state.origin)
  const { owner } = state
  if (owner === null) throw new TokenError(first, 'The first record needs a name.')

  let ttl: number | null = null
  let hasClass = false
  for (let at = isIndented ? 0 : 1; at < tokens.length; at++) {
    const token = tokens[at] as ZoneToken
    const label = token.text.toUpperCase()
    const time = parseTtl(token)
    if (time !== null && ttl === null) {
      ttl = time
    } else if (isClass(label) && !hasClass) {
      if (label !== 'IN') throw new TokenError(token, `Use the class IN, not ${label}.`)
      hasClass = true
    } else if (isRecordType(label)) {
      const rdata = tokens.slice(at + 1)
      return { owner, ttl: effectiveTtl(ttl, state), type: label, typeToken: token, rdata }
    } else {
      throw new TokenError(token, `${quoted(token.text)} is not a record type.`)
    }
  }
  throw new TokenError(tokens.at(-1) ?? first, 'The record type is missing.')
}

function isClass(label: string): boolean {
  return /^(IN|CH|HS|CS)$/.test(label)
}

/** True for all types, including those that we don't serve and unknown ones (RFC 3597). */
function isRecordType(label: string): boolean {
  return isServed(label) || label === 'SOA' || OTHER_TYPES.has(label) || /^TYPE\d+$/.test(label)
}

/** @param ttl of the entry; null for an entry without one */
function effectiveTtl(ttl: number | null, state: State): number {
  if (ttl !== null) state.lastTtl = ttl
  return ttl ?? state.statedTtl ?? state.lastTtl ?? state.defaultTtl
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }

/** Seconds, or BIND's units: `1h30m`. Null for anything else. */
function parseTtl({ text, isQuoted }: ZoneToken): number | null {
  if (isQuoted) return null
  if (/^\d{1,10}$/.test(text)) return Number(text)
  if (!/^(\d{1,7}[smhdw])+$/i.test(text)) return null
  let seconds = 0
  for (const [, count, unit = 's'] of text.toLowerCase().matchAll(/(\d+)([smhdw])/g)) {
    seconds += Number(count) * (SECONDS[unit] ?? 1)
  }
  return seconds
}

function misreadTtl(token: ZoneToken): never {
  throw new TokenError(
    token,
    `${quoted(token.text)} is not a valid TTL. Use ${TTL_RANGE.min} to ${TTL_RANGE.max} seconds.`,
  )
}
