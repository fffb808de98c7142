import { describe, expect, it } from 'vitest'
import type { ZoneRecord } from './dns-records.ts'
import { parseZoneFile } from './dns-zone-file-parser.ts'
import { rdataOf, writeZoneFile } from './dns-zone-file-writer.ts'
import { parseZoneTokens } from './dns-zone-tokens.ts'

const head = { domain: 'shop.example', defaultTtl: 3600 }
const read = (text: string) => parseZoneFile(text, head)
const recordsOf = (text: string) =>
  read(text).records.map(({ name, ttl, data }) => `${name} ${ttl} ${data.type} ${rdataOf(data)}`)
const problemsIn = (text: string) => read(text).problems.map((it) => `${it.line}:${it.column} ${it.message}`)

describe('parsing a zone file (RFC 1035, 5.1)', () => {
  it('resolves names: relative, absolute, @ and omitted', () => {
    expect(
      recordsOf(`
@       IN A     203.0.113.1
www     IN A     203.0.113.2
        IN TXT   "of the name before"
api.shop.example. IN A 203.0.113.3
*.dev   IN CNAME www
shop.example. IN MX 10 mail`),
    ).toEqual([
      '@ 3600 A 203.0.113.1',
      'www 3600 A 203.0.113.2',
      'www 3600 TXT "of the name before"',
      'api 3600 A 203.0.113.3',
      '*.dev 3600 CNAME www.shop.example.',
      '@ 3600 MX 10 mail.shop.example.',
    ])
  })

  it('completes relative targets with the origin', () => {
    const file = '@ MX 10 mail\n$ORIGIN eu\nwww CNAME cdn\n'
    expect(read(file).records.map(({ data }) => data)).toEqual([
      { type: 'MX', preference: 10, exchange: 'mail.shop.example' },
      { type: 'CNAME', target: 'cdn.eu.shop.example' },
    ])
  })

  it.each([
    ['a top-level name', '@ MX 10 mail.', '1:6 invalid_record'],
    ['the zone without its final dot', '@ MX 10 mail.shop.example', '1:9 wrong_format'],
    ['the zone itself without its final dot', 'www CNAME shop.example', '1:11 wrong_format'],
  ])('questions a target that is %s', (_, file, problem) => {
    const { problems } = read(file)
    expect(problems.map((it) => `${it.line}:${it.column} ${it.code}`)).toEqual([problem])
  })

  it('follows $ORIGIN, relative or absolute', () => {
    expect(
      recordsOf(`$ORIGIN eu
www A 203.0.113.1
@ A 203.0.113.2
$ORIGIN shop.example.
www CNAME www.eu`),
    ).toEqual(['www.eu 3600 A 203.0.113.1', 'eu 3600 A 203.0.113.2', 'www 3600 CNAME www.eu.shop.example.'])
  })

  it('uses the TTL of the line, then $TTL (RFC 2308, 4), then that of the line before', () => {
    expect(
      recordsOf(`a 60 IN A 203.0.113.1
b A 203.0.113.2
$TTL 1h30m
c A 203.0.113.3
d IN 1d A 203.0.113.4`),
    ).toEqual(['a 60 A 203.0.113.1', 'b 60 A 203.0.113.2', 'c 5400 A 203.0.113.3', 'd 86400 A 203.0.113.4'])
  })

  it('joins lines in parentheses and skips comments', () => {
    const { records, serial, ignored } = read(`; of yesterday
@ IN SOA ns1.other.example. admin.shop.example. ( ; who
    2026111203 ; serial
    7200 900 1209600 300 )
www ( 300 IN
      A 203.0.113.1 ) ; the shop`)
    expect([records.length, records[0]?.line, serial]).toEqual([1, 5, 2026111203])
    expect(ignored).toEqual([{ line: 2, reason: 'We manage the SOA record.' }])
  })

  it('joins quoted strings and decodes escapes as octets', () => {
    const texts = read(`a TXT "v=DKIM1; k=rsa; " "p=MIIB"
b TXT unquoted
c TXT "a \\"quote\\" and a \\\\"
d TXT "caf\\195\\169"
e TXT "semi;colon (and) parenthesis"`).records.map(({ data }) => (data.type === 'TXT' ? data.text : null))
    expect(texts).toEqual([
      'v=DKIM1; k=rsa; p=MIIB',
      'unquoted',
      'a "quote" and a \\',
      'café',
      'semi;colon (and) parenthesis',
    ])
  })

  it('parses every supported type', () => {
    expect(
      recordsOf(`@ A 203.0.113.1
@ AAAA 2001:DB8::1
w CNAME cdn.other.example.
@ MX 0 .
_sip._tcp SRV 10 5 5060 sip
@ CAA 0 issue "letsencrypt.org"
sub NS ns1.other.example.
docs ALIAS pages
@ HTTPS 1 . port=8443 alpn="h2,h3" ; over HTTP/3
_dns.resolver SVCB 0 dns.other.example.
_443._tcp TLSA 3 1 1 ( 0B9FA5A59EED715C26C1020C711B4F6E
    C42D58B0015E14337A39DAD301C5AFC3 )
7 PTR host7`),
    ).toEqual([
      '@ 3600 A 203.0.113.1',
      '@ 3600 AAAA 2001:db8::1',
      'w 3600 CNAME cdn.other.example.',
      '@ 3600 MX 0 .',
      '_sip._tcp 3600 SRV 10 5 5060 sip.shop.example.',
      '@ 3600 CAA 0 issue "letsencrypt.org"',
      'sub 3600 NS ns1.other.example.',
      'docs 3600 ALIAS pages.shop.example.',
      '@ 3600 HTTPS 1 . alpn=h2,h3 port=8443',
      '_dns.resolver 3600 SVCB 0 dns.other.example.',
      '_443._tcp 3600 TLSA 3 1 1 0b9fa5a59eed715c26c1020c711b4f6ec42d58b0015e14337a39dad301c5afc3',
      '7 3600 PTR host7.shop.example.',
    ])
  })

  it('ignores unsupported lines and explains why', () => {
    expect(
      read(`@ NS ns1.other.example.
@ DNSKEY 257 3 8 AwEAAa
host TYPE65534 \\# 0`).ignored,
    ).toEqual([
      { line: 1, reason: 'The zone’s own name servers are managed by us and can’t be changed.' },
      { line: 2, reason: 'We don’t support DNSKEY records.' },
      { line: 3, reason: 'We don’t support TYPE65534 records.' },
    ])
  })

  it('accepts CRLF, a byte order mark, and non-ASCII text', () => {
    expect(recordsOf('\uFEFFmünchen A 203.0.113.1\r\nwww A 203.0.113.2\r\n')).toEqual([
      'xn--mnchen-3ya 3600 A 203.0.113.1',
      'www 3600 A 203.0.113.2',
    ])
  })

  it('accepts any character between two words', () => {
    for (let code = 0; code <= 0xffff; code++) {
      const { entries } = parseZoneTokens(`www${String.fromCharCode(code)}A`)
      expect(entries.flatMap(({ tokens }) => tokens).length).toBeLessThan(3)
    }
    expect(recordsOf('www\u00a0300\u3000IN\fA 203.0.113.1')).toEqual(['www 300 A 203.0.113.1'])
  })
})

describe('errors in a zone file', () => {
  it('are all reported with line and column', () => {
    expect(
      problemsIn(`www IN A 203.0.113.810
www IN B 203.0.113.1
@ IN MX mail
@ IN MX 10
x A 203.0.113.1 203.0.113.2
out.other.example. A 203.0.113.1
y CH A 203.0.113.1
z 30 A 203.0.113.1`),
    ).toEqual([
      '1:10 “203.0.113.810” is not an IPv4 address.',
      '2:8 `B` is not a record type.',
      '3:9 The preference must be a number from 0 to 65535, not `mail`.',
      '4:9 The exchange is missing after `10`.',
      '5:17 `203.0.113.2` is unexpected. Remove it.',
      '6:1 `out.other.example` is not in the zone.',
      '7:3 Use the class IN, not CH.',
      '8:1 Use 60 to 604800 seconds.',
    ])
  })

  it.each([
    ['$INCLUDE other.zone', '1:1 `$INCLUDE` is not supported. Use $ORIGIN or $TTL.'],
    ['$TTL soon', '1:6 `soon` is not a valid TTL. Use 60 to 604800 seconds.'],
    ['$ORIGIN', '1:1 $ORIGIN needs a value.'],
    ['  A 203.0.113.1', '1:3 The first record needs a name.'],
    ['www', '1:1 The record type is missing.'],
    ['a TXT "open', '1:7 The quote isn’t closed on this line.'],
    ['a TXT ( "x"', '1:7 The parenthesis isn’t closed.'],
    ['a TXT "x" )', '1:11 No parenthesis is open.'],
    ['a TXT "\\999"', '1:7 Follow a backslash with three digits (000 to 255) or one other character.'],
    ['a CAA 0 issued "x"', '1:9 `issued` is not a CAA tag. Use issue, issuewild, iodef.'],
    ['a\\.b A 203.0.113.1', '1:1 Names with a backslash are not supported.'],
    ['a..b A 203.0.113.1', '1:1 `a..b` is not a valid name.'],
    ['@ HTTPS 1 . http3=yes', '1:9 “http3” is not a parameter.'],
    ['_443._tcp TLSA 4 1 1 ab', '1:16 The usage must be a number from 0 to 3, not `4`.'],
    ['_443._tcp TLSA 3 1 1 ab', '1:16 SHA-256 has 64 hexadecimal digits, not 2.'],
    ['7 PTR 203.0.113.7.', '1:7 A PTR record must point to a host name, not to an address (RFC 1035, 3.3).'],
    ['sip SRV 0 0 1 h', '1:1 Start the name with _service._protocol (RFC 2782).'],
  ])('%j', (text, problem) => {
    expect(problemsIn(text)).toContainEqual(expect.stringContaining(problem))
  })
})

describe('a zone exported as a zone file', () => {
  const zone = { ...head, serial: 2026111203, contactEmail: 'hostmaster@shop.example', negativeTtl: 300 }
  const records: ZoneRecord[] = [
    { name: 'www', ttl: 300, data: { type: 'CNAME', target: 'cdn.shop.example' } },
    { name: '@', ttl: 3600, data: { type: 'TXT', text: `é"\\${'x'.repeat(400)}` } },
    { name: '@', ttl: 3600, data: { type: 'MX', preference: 10, exchange: 'mail.shop.example' } },
    { name: '@', ttl: 86400, data: { type: 'NS', host: 'ns1.nimbus-dns.example' } },
    { name: '_sip._tcp', ttl: 60, data: { type: 'SRV', priority: 1, weight: 2, port: 3, target: '.' } },
    { name: '@', ttl: 60, data: { type: 'CAA', flags: 0, tag: 'issue', value: ';' } },
    { name: 'docs', ttl: 60, data: { type: 'ALIAS', target: 'pages.other.example' } },
    { name: '@', ttl: 60, data: { type: 'HTTPS', priority: 1, target: '.', params: 'alpn=h2 key9="a; b"' } },
    { name: '_dns', ttl: 60, data: { type: 'SVCB', priority: 0, target: 'dns.other.example', params: '' } },
    {
      name: '_443._tcp',
      ttl: 60,
      data: { type: 'TLSA', usage: 3, selector: 1, matchingType: 0, certificate: '3082' },
    },
    { name: '7', ttl: 60, data: { type: 'PTR', host: 'host7.shop.example' } },
  ]

  it("starts with the SOA, in an order independent of the records'", () => {
    const file = writeZoneFile(zone, records)
    expect(file.split('\n').slice(0, 4)).toEqual([
      '$ORIGIN shop.example.',
      '$TTL 3600',
      '@ 3600 IN SOA ns1.nimbus-dns.example. hostmaster.shop.example. 2026111203 7200 900 1209600 300',
      '@ 86400 IN NS ns1.nimbus-dns.example.',
    ])
    expect(writeZoneFile(zone, records.toReversed())).toBe(file)
  })

  it('has the records of a name in the order of the types', () => {
    const apex = writeZoneFile(zone, records)
      .split('\n')
      .filter((line) => line.startsWith('@ '))
    expect(apex.map((line) => line.split(' ')[3])).toEqual(['SOA', 'NS', 'MX', 'TXT', 'HTTPS', 'CAA'])
  })

  it('round-trips', () => {
    const { records: again, problems, serial } = read(writeZoneFile(zone, records))
    expect(problems).toEqual([])
    expect(serial).toBe(zone.serial)
    const data = (list: readonly ZoneRecord[]) =>
      new Set(list.map((it) => JSON.stringify([it.name, it.ttl, it.data])))
    expect(data(again)).toEqual(data(records.filter((it) => it.data.type !== 'NS')))
  })

  it.each([
    ...[252, 253, 254, 255].map((length) => `${'a'.repeat(length)}é😀 and more`),
    'é'.repeat(600),
    '\uFEFFa "quoted\\" text\t',
  ])('round-trips the text %j', (text) => {
    const txt: ZoneRecord = { name: '@', ttl: 60, data: { type: 'TXT', text } }
    expect(read(writeZoneFile(zone, [txt])).records.map(({ data }) => data)).toEqual([txt.data])
  })

  it('round-trips a CAA value of more than 255 octets', () => {
    const data = {
      type: 'CAA',
      flags: 0,
      tag: 'iodef',
      value: `mailto:${'a'.repeat(300)}@shop.example`,
    } as const
    const { records: again, problems } = read(writeZoneFile(zone, [{ name: '@', ttl: 60, data }]))
    expect([again.map((it) => it.data), problems]).toEqual([[data], []])
  })

  it('splits texts into strings of 255 octets (RFC 1035, 3.3)', () => {
    const strings = rdataOf({ type: 'TXT', text: 'x'.repeat(600) }).split('" "')
    expect(strings.map((it) => it.replaceAll('"', '').length)).toEqual([255, 255, 90])
  })
})
