import { describe, expect, it } from 'vitest'
import { conflictsAmong, type DnsRecordData, recordErrors, type ZoneRecord } from './dns-records.ts'

const ZONE = 'shop.example'

const record = (name: string, data: DnsRecordData, ttl = 3600): ZoneRecord => ({ name, ttl, data })
const a = (name: string, address = '203.0.113.7', ttl = 3600) => record(name, { type: 'A', address }, ttl)
const cname = (name: string, target = 'cdn.other.example') => record(name, { type: 'CNAME', target })
const mx = (exchange: string, preference = 10, name = '@') =>
  record(name, { type: 'MX', preference, exchange })
const srv = (name: string, target = 'sip.shop.example') =>
  record(name, { type: 'SRV', priority: 0, weight: 5, port: 5060, target })
const caa = (tag: 'issue' | 'issuewild' | 'iodef', value: string, flags = 0) =>
  record('@', { type: 'CAA', flags, tag, value })
const ns = (name: string, host = 'ns1.other.example') => record(name, { type: 'NS', host })
const txt = (name: string, text: string) => record(name, { type: 'TXT', text })

const places = (it: ZoneRecord) => recordErrors(it, ZONE).map(({ at, code }) => `${code} ${at}`)

describe('a single record', () => {
  it.each([
    ['A', a('www')],
    ['A of a wildcard (RFC 4592)', a('*.dev')],
    ['AAAA', record('@', { type: 'AAAA', address: '2001:db8::7' })],
    ['CNAME', cname('www')],
    ['MX', mx('mail.shop.example')],
    ['MX for no mail (RFC 7505)', mx('.', 0)],
    ['TXT', txt('@', 'v=spf1 -all')],
    ['SRV', srv('_sip._tcp')],
    ['SRV below', srv('_sip._tcp.office')],
    ['SRV for no service (RFC 2782)', srv('_sip._tcp', '.')],
    ['CAA', caa('issue', 'letsencrypt.org; validationmethods=dns-01')],
    ['CAA for nobody (RFC 8659, 4.2)', caa('issuewild', ';', 128)],
    ['CAA with a report', caa('iodef', 'mailto:security@shop.example')],
    ['NS of a delegation', ns('office')],
  ])('%s is valid', (_, it) => {
    expect(recordErrors(it, ZONE)).toEqual([])
  })

  it.each([
    ['A: no address (RFC 1035, 3.4.1)', a('www', '203.0.113.810'), '/data/address'],
    ['A: a leading zero (RFC 6943, 3.1.1)', a('www', '203.0.113.07'), '/data/address'],
    ['A: a range', a('www', '203.0.113.7/32'), '/data/address'],
    ['A: version 6', a('www', '2001:db8::7'), '/data/address'],
    ['AAAA: version 4 (RFC 3596)', record('@', { type: 'AAAA', address: '203.0.113.7' }), '/data/address'],
    ['CNAME of the zone itself (RFC 1034, 3.6.2)', cname('@'), '/name'],
    ['CNAME to itself', cname('www', 'www.shop.example'), '/data/target'],
    ['CNAME to an address', cname('www', '203.0.113.7'), '/data/target'],
    ['MX to an address (RFC 1035, 3.3.9)', mx('203.0.113.7'), '/data/exchange'],
    ['MX for no mail, with a preference (RFC 7505)', mx('.', 10), '/data/preference'],
    ['CNAME to a top-level name', cname('www', 'shop'), '/data/target'],
    ['MX to a top-level name', mx('mail'), '/data/exchange'],
    ['SRV to a top-level name', srv('_sip._tcp', 'sip'), '/data/target'],
    ['NS to a top-level name', ns('office', 'ns1'), '/data/host'],
    ['TXT without a text', txt('@', ''), '/data/text'],
    ['SRV without a service (RFC 2782)', srv('sip'), '/name'],
    ['SRV without a protocol (RFC 2782)', srv('_sip'), '/name'],
    ['CAA with reserved flags (RFC 8659, 4.1)', caa('issue', 'letsencrypt.org', 1), '/data/flags'],
    ['CAA with no authority (RFC 8659, 4.2)', caa('issue', 'lets encrypt'), '/data/value'],
    ['CAA with a report to nowhere (RFC 8659, 4.4)', caa('iodef', 'security'), '/data/value'],
    ['NS of a wildcard (RFC 4592, 4.2)', ns('*'), '/name'],
    ['a time that is too short', a('www', '203.0.113.7', 30), '/ttl'],
    ['a name with a * inside (RFC 4592)', a('a.*'), '/name'],
  ])('%s is invalid', (_, it, at) => {
    expect(places(it)).toEqual([`invalid_record ${at}`])
  })

  it("can't delegate the zone itself", () => {
    expect(places(ns('@'))).toEqual(['record_read_only '])
  })
})

describe('several records', () => {
  const codes = (current: ZoneRecord[], changed: ZoneRecord[]) =>
    conflictsAmong(current, changed, ZONE).map((faults) =>
      faults.map(({ code, at }) => `${code}${at}`).join(),
    )

  it('can share a name', () => {
    expect(codes([a('www'), a('www', '203.0.113.8')], [txt('www', 'hello'), cname('shop')])).toEqual(['', ''])
  })

  it.each([
    ['beside a CNAME', [cname('www')], a('www')],
    ['a CNAME beside another record', [a('www')], cname('www')],
    ['a second CNAME', [cname('www')], cname('www', 'other.example')],
  ])('%s: a CNAME must be alone (RFC 1034, 3.6.2)', (_, current, changed) => {
    expect(codes(current, [changed])).toEqual(['cname_conflict'])
  })

  it('conflict if both are new: the later one is at fault', () => {
    expect(codes([], [a('www'), cname('www')])).toEqual(['', 'cname_conflict'])
  })

  it('are duplicates in any spelling (RFC 2181, 5)', () => {
    const short = record('@', { type: 'AAAA', address: '2001:db8::7' })
    const long = record('@', { type: 'AAAA', address: '2001:0db8:0:0:0:0:0:7' })
    expect(codes([a('www')], [a('www')])).toEqual(['duplicate_record'])
    expect(codes([short], [long])).toEqual(['duplicate_record'])
  })

  it('of a set need equal TTLs (RFC 2181, 5.2)', () => {
    expect(codes([a('www')], [a('www', '203.0.113.8', 300)])).toEqual(['ttl_mismatch/ttl'])
    expect(codes([a('www')], [{ ...txt('www', 'x'), ttl: 300 }])).toEqual([''])
  })

  it('must not point MX at a CNAME, in any order (RFC 2181, 10.3)', () => {
    expect(codes([cname('mail')], [mx('mail.shop.example')])).toEqual(['invalid_record/data/exchange'])
    expect(codes([mx('mail.shop.example')], [cname('mail')])).toEqual(['invalid_record/name'])
  })

  it('must not combine null MX with other MX records (RFC 7505, 3)', () => {
    expect(codes([mx('mail.shop.example')], [mx('.', 0)])).toEqual(['invalid_record/data/exchange'])
    expect(codes([mx('.', 0)], [mx('mail.shop.example')])).toEqual(['invalid_record/data/exchange'])
  })
})
