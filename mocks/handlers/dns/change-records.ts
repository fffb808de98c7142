import type { DnsChange, DnsRecordInput } from '#src/api/generated/types.gen.ts'
import { dnsZoneLifeCycle } from '#src/domain/dns.ts'
import { conflictsAmong } from '#src/domain/dns-conflicts.ts'
import { fullName } from '#src/domain/dns-names.ts'
import { recordProblems, type ZoneRecord } from '#src/domain/dns-records.ts'
import { MAX_ZONE_FILE_LENGTH } from '#src/domain/dns-zone-file-parser.ts'
import type { DnsRecordRow, DnsZoneRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { isSameJson } from '../../kernel/same-json.ts'
import { isOwnNameServer, recordsOf } from '../../world/dns-records.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { assertAllowed } from '../shared/actions.ts'
import { atField } from '../shared/at-field.ts'
import { checkIfMatch, etag } from '../shared/entity-tag.ts'
import { lookup } from '../shared/lookup.ts'
import { recordDone } from '../shared/record.ts'
import { unknownReferences } from '../shared/references.ts'
import { nextVersion } from './change.ts'
import { zoneFileOf } from './records.ts'
import { toRecord, toZone } from './to-zone.ts'

/** A change and the record it applies to. */
interface FoundChange {
  readonly before: DnsRecordRow | null
  readonly after: ZoneRecord | null
}

export const dnsRecordChangeHandlers: HandlersFor<'changeDnsRecords'> = {
  /** All changes are checked before the first is made, so that records can replace each other. */
  changeDnsRecords(ctx) {
    const { tx, now, body } = ctx
    const zone = lookup(resourceDefinitions.dns_zone, ctx, ctx.path.dnsZoneId)
    assertAllowed(dnsZoneLifeCycle.can('changeRecords', zone.status))
    checkIfMatch(ctx, zone.revision)
    const present = recordsOf(tx, zone)
    const changes = findRecords(zone, present, body.changes)
    checkRecords(zone, present, changes)
    const records = writeChanges(ctx, zone, changes)
    if (zoneFileOf(zone, recordsOf(tx, zone)).length > MAX_ZONE_FILE_LENGTH) {
      throw atField(422, 'invalid_record', '/changes', 'The zone would be too large for a zone file.')
    }

    const { length } = changes.filter((it) => !isSame(it))
    const changed =
      length === 0 ? zone : tx.dnsZones.update(zone.id, { ...nextVersion(zone, now), updatedAt: now })
    if (length > 0) {
      const count = length === 1 ? '1 record' : `${length} records`
      recordDone(ctx, 'dns_zone', zone, 'records_changed', `Changed ${count} of ${zone.name}`)
    }
    return {
      status: 200,
      headers: etag(changed.revision),
      body: { zone: toZone(changed, ctx), records: records.map(toRecord) },
    }
  },
}

/**
 * Finds the records of the changes.
 * @throws Problem 422 `unknown_reference`, `validation_failed` (a record named twice), `record_read_only`
 */
function findRecords(
  zone: DnsZoneRow,
  present: readonly DnsRecordRow[],
  changes: readonly DnsChange[],
): FoundChange[] {
  const byId = new Map(present.map((record) => [record.id, record]))
  const seen = new Set<string>()
  const unknown: FieldError[] = []
  const twice: FieldError[] = []
  const readOnly: FieldError[] = []
  const found = changes.map((change, index): FoundChange => {
    const after = change.action === 'delete' ? null : withDefaultTtl(zone, change.record)
    if (change.action === 'create') return { before: null, after }
    const { recordId } = change
    const at = (code: string, message: string): FieldError => ({
      in: 'body',
      pointer: `/changes/${index}/recordId`,
      code,
      message,
    })
    const before = byId.get(recordId) ?? null
    if (before === null)
      unknown.push(at('unknown_reference', 'This record doesn’t exist. Load the zone again.'))
    else if (seen.has(recordId)) twice.push(at('not_unique', 'Another change already includes this record.'))
    else if (isOwnNameServer(before))
      readOnly.push(at('record_read_only', 'This record can’t be changed or deleted.'))
    seen.add(recordId)
    return { before, after }
  })
  if (unknown.length > 0) throw unknownReferences(unknown.slice(0, MAX_ERRORS))
  if (twice.length > 0) {
    throw new Problem(422, 'validation_failed', {
      detail: 'Each record can be part of only one change.',
      errors: twice.slice(0, MAX_ERRORS),
    })
  }
  if (readOnly.length > 0)
    throw invalidRecords(readOnly, 'The zone’s own name servers are managed by us and can’t be changed.')
  return found
}

function withDefaultTtl(zone: DnsZoneRow, { name, ttl = zone.defaultTtl, data }: DnsRecordInput): ZoneRecord {
  return { name, ttl, data }
}

/**
 * Checks the zone as it would be after the changes.
 * @throws Problem 422 with the code of the first error, listing all
 */
function checkRecords(
  zone: DnsZoneRow,
  present: readonly DnsRecordRow[],
  changes: readonly FoundChange[],
): void {
  const touched = new Set(changes.map(({ before }) => before?.id))
  const current = present.filter(({ id }) => !touched.has(id))
  const changed = changes.flatMap(({ after }, index) => (after === null ? [] : [{ after, index }]))
  const conflicts = conflictsAmong(
    current,
    changed.map(({ after }) => after),
    zone.name,
  )
  const errors: FieldError[] = []
  let first: ZoneRecord | null = null
  for (const [place, { after, index }] of changed.entries()) {
    for (const { at, code, message } of [...recordProblems(after, zone.name), ...(conflicts[place] ?? [])]) {
      first ??= after
      errors.push({ in: 'body', pointer: `/changes/${index}/record${at}`, code, message })
    }
  }
  if (first === null) return
  const others = errors.length - 1
  const rest = others === 0 ? '' : ` (and ${others} more)`
  const detail = `${first.data.type} ${fullName(first.name, zone.name)}: ${errors[0]?.message}${rest}`
  throw invalidRecords(errors, detail)
}

/** Limit of the contract for the errors of a problem. */
const MAX_ERRORS = 100

function invalidRecords(errors: readonly FieldError[], detail: string): Problem {
  const code = errors[0]?.code ?? 'invalid_record'
  return new Problem(422, code, { detail, errors: errors.slice(0, MAX_ERRORS) })
}

/** True for an update to the values that the record has. */
function isSame({ before, after }: FoundChange): boolean {
  if (before === null || after === null) return false
  const { name, ttl, data } = before
  return isSameJson({ name, ttl, data }, after)
}

/** @returns created and changed records, in the order of the changes */
function writeChanges(
  { tx, now, random }: Pick<Context<'changeDnsRecords'>, 'tx' | 'now' | 'random'>,
  zone: DnsZoneRow,
  changes: readonly FoundChange[],
): DnsRecordRow[] {
  return changes.flatMap(({ before, after }, index) => {
    if (after === null) {
      if (before !== null) tx.dnsRecords.remove(before.id)
      return []
    }
    if (before !== null)
      return [
        isSame({ before, after }) ? before : tx.dnsRecords.update(before.id, { ...after, updatedAt: now }),
      ]
    const record = tx.dnsRecords.insert({
      id: random('record', index).id('rec'),
      organizationId: zone.organizationId,
      dnsZoneId: zone.id,
      ...after,
      createdAt: now,
      updatedAt: now,
    })
    return [record]
  })
}
