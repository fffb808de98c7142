import type { DnsChange, DnsImportChange } from '#src/api/generated/types.gen.ts'
import { differenceOf, type RecordChange } from '#src/domain/dns-changes.ts'
import { conflictsAmong } from '#src/domain/dns-conflicts.ts'
import { type ParsedRecord, parseZoneFile, type ZoneFileProblem } from '#src/domain/dns-zone-file-parser.ts'
import type { DnsRecordRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { nameServerRecords } from '../../world/dns-records.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { atField } from '../shared/at-field.ts'
import { etag } from '../shared/entity-tag.ts'
import { lookup } from '../shared/lookup.ts'
import { toRecord } from './to-zone.ts'

/** Same limit as for one `changeDnsRecords`. */
const MAX_CHANGES = 2_000
/** Limit of the contract for the errors of a problem. */
const MAX_ERRORS = 100

export const dnsImportHandlers: HandlersFor<'previewDnsImport'> = {
  previewDnsImport(ctx) {
    const { tx, body } = ctx
    const zone = lookup(resourceDefinitions.dns_zone, ctx, ctx.path.dnsZoneId)
    const { records, ignored, problems } = parseZoneFile(body.zoneFile, { ...zone, domain: zone.name })
    const stored = tx.dnsRecords.by('dnsZoneId', zone.id)
    const { changes, untouched, unchanged } = differenceOf(body.mode, stored, records)
    const conflicts = conflictsAmong([...nameServerRecords(zone), ...untouched], records, zone.name).flatMap(
      (list, index) => list.map((problem): ZoneFileProblem => ({ ...placeOf(records[index]), ...problem })),
    )
    const wrong = [...problems, ...conflicts].sort((a, b) => a.line - b.line || a.column - b.column)
    if (wrong.length > 0) throw invalidZoneFile(wrong)
    if (changes.length > MAX_CHANGES) throw tooManyChanges(changes.length)
    return {
      status: 200,
      headers: etag(zone.revision),
      body: {
        serial: zone.serial,
        changes: changes.map(toImportChange),
        unchanged,
        ignored: ignored.slice(0, MAX_CHANGES),
      },
    }
  },
}

function placeOf(record: ParsedRecord | undefined): Pick<ZoneFileProblem, 'line' | 'column'> {
  return { line: record?.line ?? 1, column: record?.column ?? 1 }
}

function toImportChange(difference: RecordChange<DnsRecordRow, ParsedRecord>): DnsImportChange {
  const { before, after } = difference
  return {
    line: after?.line ?? null,
    change: toChange(difference),
    before: before === null ? null : toRecord(before),
  }
}

function toChange(difference: RecordChange<DnsRecordRow, ParsedRecord>): DnsChange {
  if (difference.action === 'delete') return { action: 'delete', recordId: difference.before.id }
  const { name, ttl, data } = difference.after
  const record = { name, ttl, data }
  if (difference.action === 'create') return { action: 'create', record }
  return { action: 'update', recordId: difference.before.id, record }
}

function invalidZoneFile(problems: readonly ZoneFileProblem[]): Problem {
  const count = problems.length === 1 ? '1 error' : `${problems.length} errors`
  return new Problem(422, 'invalid_zone_file', {
    detail: `The zone file has ${count}.`,
    errors: problems.slice(0, MAX_ERRORS).map(
      ({ code, message, line, column }): FieldError => ({
        in: 'body',
        pointer: '/zoneFile',
        code,
        message,
        line,
        column,
      }),
    ),
  })
}

function tooManyChanges(count: number): Problem {
  const message = `It would change ${count} records; at most ${MAX_CHANGES} can change at once.`
  return atField(422, 'invalid_zone_file', '/zoneFile', message, message, 'too_many')
}
