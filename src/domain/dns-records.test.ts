import { describe, expect, it } from 'vitest'
import { conflictsAmong } from './dns-conflicts.ts'
import { type DnsRecordData, recordProblems, type ZoneRecord } from './dns-records.ts'

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
const alias = (name: string, target = 'pages.other.example') => record(name, { type: 'ALIAS', target })
const https = (priority: number, target: string, params: string, name = '@') =>
  record(name, { type: 'HTTPS', priority, target, params })
const tlsa = (certificate: string, matchingType = 1, name = '_443._tcp') =>
  record(name, { type: 'TLSA', usage: 3, selector: 1, matchingType, certificate })
const ptr = (host: string, name = '7') => record(name, { type: 'PTR', host })
const DIGEST = 'ab'.repeat(32)
const txt = (name: string, text: string) => record(name, { type: 'TXT', text })

const places = (it: ZoneRecord) => recordProblems(it, ZONE).map(({ at, code }) => `${code} ${at}`)

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
    ['ALIAS of the zone itself', alias('@')],
    ['ALIAS of a name below', alias('docs')],
    ['HTTPS', https(1, '.', 'alpn=h2,h3 port=8443')],
    ['HTTPS as an alias (RFC 9460, 2.4.2)', https(0, 'cdn.other.example', '')],
    [
      'SVCB (RFC 9461)',
      record('_dns.resolver', {
        type: 'SVCB',
        priority: 1,
        target: 'dns.other.example',
        params: 'alpn=h2 dohpath=/dns-query{?dns}',
      }),
    ],
    ['TLSA', tlsa(DIGEST)],
    ['TLSA with SHA-512', tlsa('AB'.repeat(64), 2)],
    ['TLSA with a whole certificate', tlsa('3082', 0)],
    ['TLSA of all ports (RFC 6698, A.2.2)', tlsa(DIGEST, 1, '*._tcp.www')],
    ['PTR', ptr('www.shop.example')],
    ['PTR of a service (RFC 6763, 4.1)', ptr('printer.shop.example', '_ipp._tcp')],
  ])('%s is valid', (_, it) => {
    expect(recordProblems(it, ZONE)).toEqual([])
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
    ['ALIAS to itself', alias('docs', 'docs.shop.example'), '/data/target'],
    ['ALIAS to an address', alias('@', '203.0.113.7'), '/data/target'],
    ['ALIAS to nothing', alias('@', '.'), '/data/target'],
    ['HTTPS to an address', https(1, '203.0.113.7', ''), '/data/target'],
    ['HTTPS as an alias with parameters (RFC 9460, 2.4.2)', https(0, 'a.example', 'alpn=h2'), '/data/params'],
    ['HTTPS as an alias of itself', https(0, 'shop.example', ''), '/data/target'],
    ['HTTPS with an unknown parameter', https(1, '.', 'http3=yes'), '/data/params'],
    ['TLSA without a port (RFC 6698, 3)', tlsa(DIGEST, 1, 'www'), '/name'],
    ['TLSA that is no hexadecimal text', tlsa('xy'.repeat(32)), '/data/certificate'],
    ['TLSA with half a byte', tlsa('abc', 0), '/data/certificate'],
    ['TLSA with a digest of another length', tlsa(DIGEST, 2), '/data/certificate'],
    ['PTR to an address', ptr('203.0.113.7'), '/data/host'],
    ['PTR to a top-level name', ptr('www'), '/data/host'],
    ['a time that is too short', a('www', '203.0.113.7', 30), '/ttl'],
    ['a name with a * inside (RFC 4592)', a('a.*'), '/name'],
  ])('%s is invalid', (_, it, at) => {
    expect(places(it)).toEqual([`invalid_record ${at}`])
  })

  it("can't delegate the zone itself", () => {
    expect(places(ns('@'))).toEqual(['record_read_only '])
  })
})

it('says how long a digest is', () => {
  expect(recordProblems(tlsa('abcd'), ZONE)).toMatchObject([
    { message: 'SHA-256 has 64 hexadecimal digits, not 4.' },
  ])
})

describe('a name in a reverse zone', () => {
  const problems = (name: string, zone: string) => recordProblems(ptr('www.shop.example', name), zone)

  it.each([
    ['7', '113.0.203.in-addr.arpa'],
    ['64-127', '113.0.203.in-addr.arpa'],
    ['7.0.0.0', '0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
  ])('%s in %s is valid', (name, zone) => {
    expect(problems(name, zone)).toEqual([])
  })

  it.each([
    ['256', '113.0.203.in-addr.arpa'],
    ['7.7', '113.0.203.in-addr.arpa'],
    ['007', '8.b.d.0.1.0.0.2.ip6.arpa'],
  ])('%s in %s is invalid', (name, zone) => {
    expect(problems(name, zone)).toMatchObject([{ at: '/name' }])
  })
})

describe('several records', () => {
  const codes = (current: ZoneRecord[], changed: ZoneRecord[]) =>
    conflictsAmong(current, changed, ZONE).map((problems) =>
      problems.map(({ code, at }) => `${code}${at}`).join(),
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

  it.each([
    ['an ALIAS beside an address', [a('@')], alias('@')],
    ['an address beside an ALIAS', [alias('@')], a('@')],
    ['a second ALIAS', [alias('@')], alias('@', 'other.example')],
  ])('%s: an ALIAS answers with addresses', (_, current, changed) => {
    expect(codes(current, [changed])).toEqual(['alias_conflict'])
  })

  it('can have an ALIAS beside other types, but not beside a CNAME', () => {
    expect(codes([txt('@', 'x'), mx('mail.other.example')], [alias('@')])).toEqual([''])
    expect(codes([alias('docs')], [cname('docs')])).toEqual(['cname_conflict'])
    expect(codes([cname('docs')], [alias('docs')])).toEqual(['cname_conflict'])
  })

  it('must not combine an HTTPS alias with others (RFC 9460, 2.4.1)', () => {
    const [other, service] = [https(0, 'cdn.other.example', ''), https(1, '.', 'alpn=h2')]
    expect(codes([service], [other])).toEqual(['invalid_record/data/priority'])
    expect(codes([other], [service])).toEqual(['invalid_record/data/priority'])
    expect(codes([service], [https(2, '.', 'alpn=h3')])).toEqual([''])
  })

  it('are duplicates with digits and parameters in any form', () => {
    expect(codes([tlsa(DIGEST)], [tlsa(DIGEST.toUpperCase())])).toEqual(['duplicate_record'])
    const one = https(1, '.', 'alpn=h2,h3 port=8443')
    expect(codes([one], [https(1, '.', 'port=8443 alpn="h2,h3"')])).toEqual(['duplicate_record'])
  })

  it('must not combine null MX with other MX records (RFC 7505, 3)', () => {
    expect(codes([mx('mail.shop.example')], [mx('.', 0)])).toEqual(['invalid_record/data/exchange'])
    expect(codes([mx('.', 0)], [mx('mail.shop.example')])).toEqual(['invalid_record/data/exchange'])
  })
})
