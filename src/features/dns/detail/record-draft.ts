import { DNS_RECORD_TYPES, type DnsRecordType } from '#src/domain/dns.ts'
import { conflictsAmong } from '#src/domain/dns-conflicts.ts'
import { parseHost, parseRecordName } from '#src/domain/dns-names.ts'
import {
  type DnsRecordData,
  type RecordProblem,
  recordProblems,
  TTL_RANGE,
  type ZoneRecord,
} from '#src/domain/dns-records.ts'
import { parseWholeBetween } from '#src/domain/whole-number.ts'
import { z } from '#src/ui/zod.ts'
import { FIELDS, type FieldSpec, UINT16 } from './record-fields.ts'

/** Form values of a record, as typed. */
export interface RecordDraft {
  readonly type: DnsRecordType
  readonly name: string
  readonly ttl: string
  /** Values by field name of the record data. Values of other types stay for when the type is changed back. */
  readonly data: Readonly<Record<string, string>>
}

/** Schema of a stored draft. */
export const storedRecordSchema: z.ZodMiniType<RecordDraft> = z.object({
  type: z.enum(DNS_RECORD_TYPES),
  name: z.string(),
  ttl: z.string(),
  data: z.catchall(z.object({}), z.string()),
})

export function newDraft(type: DnsRecordType, ttl: number): RecordDraft {
  return { type, name: '', ttl: String(ttl), data: {} }
}

/** Form values of an existing record. */
export function toDraft({ name, ttl, data }: ZoneRecord): RecordDraft {
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

export type ParsedRecordDraft =
  | { readonly ok: true; readonly record: ZoneRecord }
  | { readonly ok: false; readonly problems: DraftProblems }

/**
 * Parses the form values into a record, or returns errors. Uses the server's rules.
 *
 * @param others all other records of the zone, with staged changes; null skips the check for conflicts
 */
export function parseRecordDraft(
  draft: RecordDraft,
  zone: string,
  others: readonly ZoneRecord[] | null,
): ParsedRecordDraft {
  const problems: Record<string, string> = {}
  const name = parseRecordName(draft.name, zone)
  if (!name.ok) problems.name = name.message
  const ttl = parseWholeBetween(draft.ttl, TTL_RANGE.min, TTL_RANGE.max)
  if (ttl === null) problems.ttl = `Enter ${TTL_RANGE.min} to ${TTL_RANGE.max} seconds.`
  const values: Record<string, string | number> = {}
  for (const spec of FIELDS[draft.type]) {
    const parsed = parseField(spec, textOf(draft, spec), zone)
    if (parsed.ok) values[spec.name] = parsed.value
    else problems[spec.name] = parsed.message
  }
  if (!name.ok || ttl === null || Object.keys(problems).length > 0) return { ok: false, problems }

  // Safe cast: FIELDS lists all data fields of every type.
  const data = { type: draft.type, ...values } as DnsRecordData
  const record: ZoneRecord = { name: name.name, ttl, data }
  const found = [
    ...recordProblems(record, zone),
    ...(others === null ? [] : conflictsAmong(others, [record], zone).flat()),
  ]
  return found.length === 0 ? { ok: true, record } : { ok: false, problems: problemsByField(found) }
}

type ParsedField =
  | { readonly ok: true; readonly value: string | number }
  | { readonly ok: false; readonly message: string }

/** Parses the text of one field of the record data. */
function parseField(
  { kind, max = UINT16, isOptional = false }: FieldSpec,
  text: string,
  zone: string,
): ParsedField {
  if (kind === 'host') {
    const host = parseHost(text, zone)
    return host.ok ? { ok: true, value: host.name } : host
  }
  if (kind === 'number') {
    const value = parseWholeBetween(text, 0, max)
    return value === null ? { ok: false, message: `Enter a number from 0 to ${max}.` } : { ok: true, value }
  }
  const value = cleaned(text, kind)
  return value === '' && !isOptional ? { ok: false, message: 'Enter a value.' } : { ok: true, value }
}

/** Maps errors to fields by the last part of the pointer: `/data/target` goes to `target`. */
function problemsByField(found: readonly Pick<RecordProblem, 'at' | 'message'>[]): DraftProblems {
  const problems: Record<string, string> = {}
  for (const { at, message } of found) problems[at.slice(at.lastIndexOf('/') + 1)] ??= message
  return problems
}

/** Digests are pasted with colons or over several lines. */
function cleaned(text: string, kind: FieldSpec['kind']): string {
  if (kind === 'lines') return text
  return kind === 'hex' ? text.replace(/[\s:]/g, '').toLowerCase() : text.trim()
}
