import { describe, expect, it } from 'vitest'
import type { DnsImportPreview, DnsRecord } from '#src/api/generated/types.gen.ts'
import type { ZoneRecord } from '#src/domain/dns-records.ts'
import {
  changesOf,
  isInEffect,
  othersOf,
  problemsByChange,
  type Staged,
  stage,
  stagedFrom,
  unstage,
} from './staged-changes.ts'

const a = (name: string, address = '203.0.113.7', ttl = 300): ZoneRecord => ({
  name,
  ttl,
  data: { type: 'A', address },
})
const known = (id: string, record: ZoneRecord): DnsRecord => ({
  id,
  readOnly: false,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...record,
})
const www = known('rec_1', a('www'))
const changed = { key: 'rec_1', before: www, after: a('www', '203.0.113.8') }
const added = { key: 'new 1', before: null, after: a('api') }

describe('staged changes', () => {
  it('keep one change per record, and none without effect', () => {
    const once: Staged = stage(stage([], changed), added)
    expect(stage(once, { ...changed, after: null })).toEqual([{ ...changed, after: null }, added])
    expect(stage(once, { ...changed, after: a('www') })).toEqual([added])
    expect(unstage(once, 'new 1')).toEqual([changed])
  })

  it("become the contract's request", () => {
    expect(
      changesOf([changed, added, { key: 'rec_2', before: known('rec_2', a('old')), after: null }]),
    ).toEqual([
      { action: 'update', recordId: 'rec_1', record: changed.after },
      { action: 'create', record: added.after },
      { action: 'delete', recordId: 'rec_2' },
    ])
  })

  it('never have the key of an earlier new record, whose draft may be stored', () => {
    const changes = [{ change: { action: 'create' as const, record: a('api') }, before: null }]
    const keys = [1, 2].flatMap(() => stagedFrom({ changes } as DnsImportPreview).map(({ key }) => key))
    expect(new Set(keys).size).toBe(2)
  })

  it('are included when a record is validated, except its own', () => {
    expect(othersOf([a('www'), a('old')], [changed, added], 'new 1')).toEqual([a('old'), changed.after])
    expect(othersOf([a('www')], [changed], null)).toEqual([changed.after])
  })

  it('are in effect once the zone has them all', () => {
    const old = known('rec_2', a('old'))
    const staged = [changed, added, { key: 'rec_2', before: old, after: null }]
    expect(isInEffect(staged, [changed.after, added.after])).toBe(true)
    expect(isInEffect(staged, [changed.after])).toBe(false)
    expect(isInEffect(staged, [changed.after, added.after, old])).toBe(false)
    expect(isInEffect(staged, [www, changed.after, added.after])).toBe(false)
  })

  it('are rejected one by one', () => {
    const error = { in: 'body' as const, code: 'x', message: 'No.' }
    const problems = problemsByChange(
      [changed, added],
      [
        { ...error, pointer: '/changes/1/record/ttl' },
        { ...error, pointer: '/changes/1/record', message: 'Nor that.' },
        { ...error, pointer: '/changes/7', message: 'Nobody.' },
      ],
    )
    expect([...problems]).toEqual([['new 1', 'No.']])
  })
})
