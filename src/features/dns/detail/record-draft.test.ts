import { describe, expect, it } from 'vitest'
import type { ZoneRecord } from '#src/domain/dns-records.ts'
import { newDraft, parseRecordDraft, type RecordDraft, toDraft } from './record-draft.ts'

const ZONE = 'shop.example'
const read = (draft: RecordDraft, others: readonly ZoneRecord[] = []) => parseRecordDraft(draft, ZONE, others)
const problems = (draft: RecordDraft, others?: readonly ZoneRecord[]) => {
  const parsed = read(draft, others)
  return parsed.ok ? {} : parsed.problems
}

describe('the editor of a record', () => {
  it('accepts common spellings of names', () => {
    const draft: RecordDraft = {
      ...newDraft('CNAME', 300),
      name: 'WWW.shop.example',
      data: { target: 'Bücher.example.' },
    }
    expect(read(draft)).toEqual({
      ok: true,
      record: { name: 'www', ttl: 300, data: { type: 'CNAME', target: 'xn--bcher-kva.example' } },
    })
    const own: RecordDraft = { ...newDraft('A', 300), data: { address: ' 203.0.113.7 ' } }
    expect(read(own)).toMatchObject({ record: { name: '@', data: { address: '203.0.113.7' } } })
  })

  it('completes a target without a dot, and rejects a top-level name', () => {
    const mx = (exchange: string): RecordDraft => ({ ...newDraft('MX', 300), data: { exchange } })
    expect(read(mx('mail'))).toMatchObject({ ok: true, record: { data: { exchange: 'mail.shop.example' } } })
    expect(problems(mx('mail.'))).toEqual({ exchange: expect.stringContaining('mail.shop.example') })
  })

  it('accepts every number that fits into its field', () => {
    const mx = (preference: string): RecordDraft => ({
      ...newDraft('MX', 300),
      data: { preference, exchange: 'mail.shop.example' },
    })
    expect(read(mx('0'))).toMatchObject({ ok: true, record: { data: { preference: 0 } } })
    expect(read(mx('65535'))).toMatchObject({ ok: true, record: { data: { preference: 65_535 } } })
    expect(problems(mx('65536'))).toEqual({ preference: 'Enter a number from 0 to 65535.' })
  })

  it('keeps an unchanged record as it is', () => {
    const record: ZoneRecord = {
      name: '_sip._tcp',
      ttl: 60,
      data: { type: 'SRV', priority: 1, weight: 2, port: 3, target: 'sip.shop.example' },
    }
    expect(read(toDraft(record))).toEqual({ ok: true, record })
  })

  it('accepts a digest as tools print it, and no parameters', () => {
    const printed = `${'AB:'.repeat(31)}AB`
    const tlsa: RecordDraft = { ...newDraft('TLSA', 300), name: '_443._tcp', data: { certificate: printed } }
    expect(read(tlsa)).toMatchObject({
      record: { data: { usage: 3, selector: 1, matchingType: 1, certificate: 'ab'.repeat(32) } },
    })
    expect(read({ ...newDraft('HTTPS', 300), data: {} })).toMatchObject({
      record: { name: '@', data: { priority: 1, target: '.', params: '' } },
    })
  })

  it('reports errors at their fields', () => {
    expect(problems({ ...newDraft('MX', 5), name: 'a b', data: { preference: '-1' } })).toEqual({
      name: '“a b” is not valid in a name. Use letters, digits, _ and inner hyphens.',
      ttl: 'Enter 60 to 604800 seconds.',
      preference: 'Enter a number from 0 to 65535.',
      exchange: 'Enter a host name, such as mail.shop.example.',
    })
    expect(problems({ ...newDraft('A', 300), data: { address: '203.0.113.810' } })).toEqual({
      address: '“203.0.113.810” is not an IPv4 address.',
    })
  })

  it('considers the other records, if loaded', () => {
    const others: ZoneRecord[] = [{ name: 'www', ttl: 300, data: { type: 'A', address: '203.0.113.7' } }]
    const draft: RecordDraft = { ...newDraft('CNAME', 300), name: 'www', data: { target: 'cdn.example' } }
    expect(Object.keys(problems(draft, others))).toEqual([''])
    expect(parseRecordDraft(draft, ZONE, null).ok).toBe(true)
    const second: RecordDraft = { ...newDraft('A', 60), name: 'www', data: { address: '203.0.113.8' } }
    expect(Object.keys(problems(second, others))).toEqual(['ttl'])
  })
})
