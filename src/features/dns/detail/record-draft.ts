import { CAA_TAGS, type DnsRecordType } from '#src/domain/dns.ts'
import { type NameReading, readHost, readRecordName } from '#src/domain/dns-names.ts'
import {
  conflictsAmong,
  type DnsRecordData,
  type RecordFault,
  recordErrors,
  TTL_RANGE,
  type ZoneRecord,
} from '#src/domain/dns-records.ts'

/** Form values of a record, as typed. */
export interface RecordDraft {
  readonly type: DnsRecordType
  readonly name: string
  readonly ttl: string
  /** Values by field name of the record data. Values of other types stay for when the type is changed back. */
  readonly data: Readonly<Record<string, string>>
}

/** Field of the record form. `number` is an integer up to `most`. */
export interface FieldSpec {
  readonly name: string
  readonly label: string
  readonly kind: 'host' | 'text' | 'number' | 'lines' | 'choice'
  readonly hint?: string
  readonly most?: number
  readonly choices?: readonly string[]
  readonly initial?: string
}

const UINT16 = 65_535
const inFull = 'Such as mail.example.com. Without a dot, it’s a name in this zone.'

/** Fields of each record type, in zone file order. */
export const FIELDS: Readonly<Record<DnsRecordType, readonly FieldSpec[]>> = {
  A: [{ name: 'address', label: 'IPv4 address', kind: 'text', hint: 'Such as 203.0.113.7.' }],
  AAAA: [{ name: 'address', label: 'IPv6 address', kind: 'text', hint: 'Such as 2001:db8::7.' }],
  CNAME: [{ name: 'target', label: 'Target', kind: 'host', hint: inFull }],
  MX: [
    {
      name: 'preference',
      label: 'Preference',
      kind: 'number',
      most: UINT16,
      initial: '10',
      hint: 'The lowest value is tried first.',
    },
    {
      name: 'exchange',
      label: 'Mail server',
      kind: 'host',
      hint: `${inFull} Use a single dot for no mail.`,
    },
  ],
  TXT: [{ name: 'text', label: 'Text', kind: 'lines', hint: 'Without quotes.' }],
  SRV: [
    {
      name: 'priority',
      label: 'Priority',
      kind: 'number',
      most: UINT16,
      initial: '0',
      hint: 'The lowest value is tried first.',
    },
    {
      name: 'weight',
      label: 'Weight',
      kind: 'number',
      most: UINT16,
      initial: '0',
      hint: 'Share of traffic among equal priorities.',
    },
    { name: 'port', label: 'Port', kind: 'number', most: UINT16 },
    { name: 'target', label: 'Target', kind: 'host', hint: inFull },
  ],
  CAA: [
    {
      name: 'flags',
      label: 'Flags',
      kind: 'number',
      most: 255,
      initial: '0',
      hint: '0, or 128 for critical.',
    },
    { name: 'tag', label: 'Tag', kind: 'choice', choices: CAA_TAGS, initial: 'issue' },
    {
      name: 'value',
      label: 'Value',
      kind: 'text',
      hint: 'A certificate authority, such as letsencrypt.org, or ; for none.',
    },
  ],
  NS: [{ name: 'host', label: 'Name server', kind: 'host', hint: inFull }],
}

export function newDraft(type: DnsRecordType, ttl: number): RecordDraft {
  return { type, name: '', ttl: String(ttl), data: {} }
}

/** Form values of an existing record. */
export function draftOf({ name, ttl, data }: ZoneRecord): RecordDraft {
  const { type, ...values } = data
  return {
    type,
    name,
    ttl: String(ttl),
    data: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)])),
  }
}

export function textOf({ data }: RecordDraft, { name, initial = '' }: FieldSpec): string {
  return data[name] ?? initial
}

/** Errors by field: `name`, `ttl`, a data field, or '' for the record as a whole. */
export type DraftProblems = Readonly<Record<string, string>>

export type DraftReading =
  | { readonly ok: true; readonly record: ZoneRecord }
  | { readonly ok: false; readonly problems: DraftProblems }

/**
 * Parses the form values into a record, or returns errors. Uses the server's rules.
 *
 * @param others all other records of the zone, with staged changes; null skips the check for conflicts
 */
export function readDraft(
  draft: RecordDraft,
  zone: string,
  others: readonly ZoneRecord[] | null,
): DraftReading {
  const problems: Record<string, string> = {}
  const take = (field: string, reading: NameReading): string => {
    if (reading.ok) return reading.name
    problems[field] = reading.message
    return ''
  }
  const name = take('name', readRecordName(draft.name, zone))
  const ttl = readWhole(draft.ttl, TTL_RANGE.least, TTL_RANGE.most)
  if (ttl === null) problems.ttl = `Enter ${TTL_RANGE.least} to ${TTL_RANGE.most} seconds.`

  const values: Record<string, string | number> = {}
  for (const spec of FIELDS[draft.type]) {
    const text = textOf(draft, spec)
    if (spec.kind === 'host') {
      values[spec.name] = take(spec.name, readHost(text, zone))
    } else if (spec.kind === 'number') {
      const most = spec.most ?? UINT16
      const number = readWhole(text, 0, most)
      if (number === null) problems[spec.name] = `Enter a number from 0 to ${most}.`
      values[spec.name] = number ?? 0
    } else {
      const value = spec.kind === 'lines' ? text : text.trim()
      if (value === '') problems[spec.name] = 'Enter a value.'
      values[spec.name] = value
    }
  }
  if (ttl === null || Object.keys(problems).length > 0) return { ok: false, problems }

  // Safe cast: FIELDS lists all data fields of every type.
  const record: ZoneRecord = { name, ttl, data: { type: draft.type, ...values } as DnsRecordData }
  const faults = [
    ...recordErrors(record, zone),
    ...(others === null ? [] : conflictsAmong(others, [record], zone).flat()),
  ]
  return faults.length === 0 ? { ok: true, record } : { ok: false, problems: problemsOf(faults) }
}

/** Maps errors to fields by the last part of the pointer: `/data/target` goes to `target`. */
function problemsOf(faults: readonly Pick<RecordFault, 'at' | 'message'>[]): DraftProblems {
  const problems: Record<string, string> = {}
  for (const { at, message } of faults) problems[at.slice(at.lastIndexOf('/') + 1)] ??= message
  return problems
}

function readWhole(text: string, least: number, most: number): number | null {
  const digits = text.trim()
  if (!/^\d{1,6}$/.test(digits)) return null
  const value = Number(digits)
  return value >= least && value <= most ? value : null
}
