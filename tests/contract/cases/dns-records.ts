import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { a, activeZone, changeRecords, cname, create, etagOf, getZone, zoneWith } from './support/dns.ts'

const pathTo = ({ id }: { readonly id: string }) => ({ path: { dnsZoneId: id } })

const pointersOf = (response: Parameters<typeof problemOf>[0]) =>
  problemOf(response).errors?.map(({ pointer }) => pointer)

export const dnsRecordCases: readonly ContractCase[] = [
  behaves('changeDnsRecords', 'the same values change neither record nor version', async (api) => {
    const { zone, records } = await zoneWith(api, a('www'))
    const [record] = records
    assert.ok(record)
    const { name, ttl, data } = record
    await api.mocks.advance('PT1H')
    const etag = await etagOf(api, zone)
    const same = { action: 'update', recordId: record.id, record: { data, ttl, name } }
    const response = bodyOf(await changeRecords(api, zone, same))
    assert.deepEqual(response.records, [record])
    assert.equal(await etagOf(api, zone), etag)
    const mixed = bodyOf(await changeRecords(api, zone, same, a('api')))
    assert.deepEqual(mixed.records[0], record)
    assert.notEqual(await etagOf(api, zone), etag)
  }),

  reaches('listDnsRecords', '200', 'the zone itself first, every filter and order', async (api) => {
    const { zone } = await zoneWith(api, a('api'), a('www'), create('@', { type: 'TXT', text: 'hello' }))
    const response = await api.send('listDnsRecords', pathTo(zone))
    const shown = bodyOf(response).items.map(({ name, data, readOnly }) => `${name} ${data.type} ${readOnly}`)
    assert.deepEqual(shown, [
      '@ TXT false',
      ...Array.from({ length: 4 }, () => '@ NS true'),
      'api A false',
      'www A false',
    ])
    const names = async (query: Record<string, string>) =>
      bodyOf(await api.send('listDnsRecords', { ...pathTo(zone), query })).items.map(({ name }) => name)
    assert.deepEqual(await names({ type: 'A', sort: '-name' }), ['www', 'api'])
    assert.deepEqual(await names({ q: 'HELLO txt' }), ['@'])
    for (const sort of ['type', '-ttl', 'updatedAt']) assert.equal((await names({ sort })).length, 7, sort)
    return response
  }),

  reaches('changeDnsRecords', '200', 'applied together, so records can swap', async (api) => {
    const { zone, records } = await zoneWith(api, a('www'), cname('shop'))
    const [www, shop] = records
    assert.ok(www && shop)
    const before = await etagOf(api, zone)
    const response = await changeRecords(
      api,
      zone,
      { action: 'update', recordId: www.id, record: { name: 'shop', ttl: 300, data: www.data } },
      { action: 'delete', recordId: shop.id },
      cname('www', 'shop.contract.example'),
    )
    const { zone: changed, records: written } = bodyOf(response)
    assert.equal(changed.serial, zone.serial + 1)
    assert.notEqual(response.headers.get('etag'), before)
    assert.deepEqual(
      written.map(({ name, ttl, data }) => `${name} ${ttl} ${data.type}`),
      ['shop 300 A', 'www 3600 CNAME'],
    )
    assert.deepEqual(await getZone(api, zone.id), changed)
    return response
  }),

  behaves('changeDnsRecords', 'of every type', async (api) => {
    const { zone } = await zoneWith(
      api,
      a('@'),
      create('@', { type: 'AAAA', address: '2001:db8::7' }),
      cname('www'),
      create('@', { type: 'MX', preference: 10, exchange: 'mail.other.example' }),
      create('@', { type: 'TXT', text: 'v=spf1 -all' }),
      create('_sip._tcp', { type: 'SRV', priority: 0, weight: 5, port: 5060, target: 'sip.other.example' }),
      create('@', { type: 'CAA', flags: 0, tag: 'issue', value: 'letsencrypt.org' }),
      create('office', { type: 'NS', host: 'ns1.other.example' }),
      create('docs', { type: 'ALIAS', target: 'pages.other.example' }),
      create('@', { type: 'HTTPS', priority: 1, target: '.', params: 'alpn=h2,h3' }),
      create('_dns', { type: 'SVCB', priority: 0, target: 'dns.other.example', params: '' }),
      create('_443._tcp', {
        type: 'TLSA',
        usage: 3,
        selector: 1,
        matchingType: 1,
        certificate: 'ab'.repeat(32),
      }),
      create('7', { type: 'PTR', host: 'www.other.example' }),
    )
    assert.deepEqual(
      zone.recordTypes.map(({ type, count }) => `${type} ${count}`),
      [
        ...['A 1', 'AAAA 1', 'ALIAS 1', 'CNAME 1', 'MX 1', 'TXT 1', 'SRV 1'],
        ...['HTTPS 1', 'SVCB 1', 'TLSA 1', 'CAA 1', 'PTR 1', 'NS 5'],
      ],
    )
  }),

  behaves('changeDnsRecords', 'all or nothing', async (api) => {
    const zone = await activeZone(api)
    assert.equal(
      (await changeRecords(api, zone, a('good'), a('bad', '203.0.113.7', 61), a('bad'))).status,
      422,
    )
    assert.deepEqual(await getZone(api, zone.id), zone)
  }),

  reaches('changeDnsRecords', '409 invalid_state', 'of a zone that is being deleted', async (api) => {
    const zone = await activeZone(api)
    await api.send('deleteDnsZone', pathTo(zone))
    return changeRecords(api, zone, a('www'))
  }),

  reaches('changeDnsRecords', '412 precondition_failed', 'an outdated version', async (api) => {
    const zone = await activeZone(api)
    const headers = { 'if-match': await etagOf(api, zone) }
    await changeRecords(api, zone, a('theirs'))
    return api.send('changeDnsRecords', { ...pathTo(zone), headers, body: { changes: [a('mine')] } })
  }),

  behaves('changeDnsRecords', 'one change per record', async (api) => {
    const { zone, records } = await zoneWith(api, a('www'))
    const gone = { action: 'delete', recordId: records[0]?.id }
    const response = await changeRecords(api, zone, gone, gone)
    assert.equal(response.outcome, '422 validation_failed')
    assert.deepEqual(pointersOf(response), ['/changes/1/recordId'])
  }),

  reaches('changeDnsRecords', '422 unknown_reference', 'a record that does not exist', async (api) => {
    const response = await changeRecords(api, await activeZone(api), {
      action: 'delete',
      recordId: 'rec_none',
    })
    assert.deepEqual(pointersOf(response), ['/changes/0/recordId'])
    return response
  }),

  behaves(
    'changeDnsRecords',
    'a target of one label is rejected, with the full name in the message',
    async (api) => {
      const zone = await activeZone(api)
      const response = await changeRecords(
        api,
        zone,
        create('@', { type: 'MX', preference: 10, exchange: 'mail' }),
        create('www', { type: 'CNAME', target: 'shop' }),
        create('_sip._tcp', { type: 'SRV', priority: 0, weight: 0, port: 1, target: 'sip' }),
        create('office', { type: 'NS', host: 'ns1' }),
      )
      assert.equal(response.outcome, '422 invalid_record')
      assert.deepEqual(pointersOf(response), [
        '/changes/0/record/data/exchange',
        '/changes/1/record/data/target',
        '/changes/2/record/data/target',
        '/changes/3/record/data/host',
      ])
      assert.match(problemOf(response).errors?.[0]?.message ?? '', new RegExp(`mail\\.${zone.domain}`))
    },
  ),

  behaves('previewDnsImport', 'relative targets get the origin', async (api) => {
    const zone = await activeZone(api)
    const body = { zoneFile: '@ MX 10 mail\nwww CNAME shop\n', mode: 'merge' } as const
    const { changes } = bodyOf(await api.send('previewDnsImport', { ...pathTo(zone), body }))
    assert.deepEqual(
      changes.map(({ change }) => change.action !== 'delete' && change.record.data),
      [
        { type: 'MX', preference: 10, exchange: `mail.${zone.domain}` },
        { type: 'CNAME', target: `shop.${zone.domain}` },
      ],
    )
  }),

  reaches('changeDnsRecords', '422 invalid_record', 'names every position', async (api) => {
    const response = await changeRecords(
      api,
      await activeZone(api),
      a('www'),
      create('sip', { type: 'SRV', priority: 0, weight: 0, port: 1, target: '203.0.113.7' }),
      create('@', { type: 'CAA', flags: 3, tag: 'iodef', value: 'nowhere' }),
    )
    assert.deepEqual(pointersOf(response), [
      '/changes/1/record/name',
      '/changes/1/record/data/target',
      '/changes/2/record/data/flags',
      '/changes/2/record/data/value',
    ])
    return response
  }),

  reaches('changeDnsRecords', '422 cname_conflict', 'a CNAME beside another record', async (api) => {
    const { zone } = await zoneWith(api, a('www'))
    const response = await changeRecords(api, zone, cname('www'))
    assert.deepEqual(pointersOf(response), ['/changes/0/record'])
    return response
  }),

  reaches('changeDnsRecords', '422 alias_conflict', 'an ALIAS beside an address', async (api) => {
    const { zone } = await zoneWith(api, a('@'))
    const alias = create('@', { type: 'ALIAS', target: 'pages.other.example' })
    const response = await changeRecords(api, zone, alias)
    assert.deepEqual(pointersOf(response), ['/changes/0/record'])
    return response
  }),

  behaves('changeDnsRecords', 'names the wrong value of each newer type', async (api) => {
    const binding = { priority: 1, target: '.', params: '' }
    const tlsa = { type: 'TLSA', usage: 3, selector: 1, matchingType: 1, certificate: 'abcd' } as const
    const response = await changeRecords(
      api,
      await activeZone(api),
      create('@', { type: 'HTTPS', ...binding, params: 'http3=yes' }),
      create('_dns', { type: 'SVCB', ...binding, target: '203.0.113.7' }),
      create('_443._tcp', tlsa),
      create('7', { type: 'PTR', host: '203.0.113.7' }),
      create('docs', { type: 'ALIAS', target: '.' }),
    )
    assert.equal(response.outcome, '422 invalid_record')
    assert.deepEqual(pointersOf(response), [
      '/changes/0/record/data/params',
      '/changes/1/record/data/target',
      '/changes/2/record/data/certificate',
      '/changes/3/record/data/host',
      '/changes/4/record/data/target',
    ])
  }),

  reaches('changeDnsRecords', '422 duplicate_record', 'a duplicate in another spelling', async (api) => {
    const { zone } = await zoneWith(api, create('@', { type: 'AAAA', address: '2001:db8::7' }))
    return changeRecords(api, zone, create('@', { type: 'AAAA', address: '2001:DB8:0::7' }))
  }),

  reaches('changeDnsRecords', '422 ttl_mismatch', 'within one set', async (api) => {
    const { zone } = await zoneWith(api, a('www'))
    const response = await changeRecords(api, zone, a('www', '203.0.113.82', 300))
    assert.deepEqual(pointersOf(response), ['/changes/0/record/ttl'])
    return response
  }),

  reaches('changeDnsRecords', '422 record_read_only', "the zone's own name servers", async (api) => {
    const zone = await activeZone(api)
    const { items } = bodyOf(await api.send('listDnsRecords', pathTo(zone)))
    const own = items.find(({ readOnly }) => readOnly)
    assert.ok(own)
    const more = create('@', { type: 'NS', host: 'ns1.other.example' })
    assert.equal((await changeRecords(api, zone, more)).outcome, '422 record_read_only')
    return changeRecords(api, zone, { action: 'delete', recordId: own.id })
  }),

  reaches('previewDnsImport', '200', 'changes that can be applied unmodified', async (api) => {
    const { zone } = await zoneWith(api, a('www'), a('old'), a('same'))
    const zoneFile = `$ORIGIN contract.example.
$TTL 1h
@ IN SOA ns1.other.example. hostmaster.contract.example. 1 7200 900 1209600 300
www 300 A 203.0.113.9
same A 203.0.113.81
new ( A
  203.0.113.10 ) ; over two lines`
    const preview = (mode: 'merge' | 'replace') =>
      api.send('previewDnsImport', { ...pathTo(zone), body: { zoneFile, mode } })
    const response = await preview('merge')
    const { changes, unchanged, ignored, serial } = bodyOf(response)
    assert.deepEqual(
      changes.map(({ line, change }) => `${line} ${change.action}`),
      ['4 update', '6 create'],
    )
    assert.deepEqual([unchanged, ignored.map(({ line }) => line), serial], [1, [3], zone.serial])
    const replacing = bodyOf(await preview('replace')).changes
    assert.deepEqual(
      replacing.map(({ line, change }) => `${line} ${change.action}`),
      ['4 update', '6 create', 'null delete'],
    )
    const headers = { 'if-match': response.headers.get('etag') ?? '' }
    const body = { changes: replacing.map(({ change }) => change) }
    assert.equal((await api.send('changeDnsRecords', { ...pathTo(zone), headers, body })).status, 200)
    assert.deepEqual(bodyOf(await preview('replace')).changes, [])
    return response
  }),

  reaches(
    'previewDnsImport',
    '422 invalid_zone_file',
    'names line and column of every error',
    async (api) => {
      const { zone } = await zoneWith(api, a('www'))
      const zoneFile = 'api A 203.0.113.810\nwww CNAME api\n@ SOMETHING else\n'
      const response = await api.send('previewDnsImport', {
        ...pathTo(zone),
        body: { zoneFile, mode: 'merge' },
      })
      assert.deepEqual(
        problemOf(response).errors?.map(({ code, line, column }) => `${line}:${column} ${code}`),
        ['1:7 invalid_record', '2:1 cname_conflict', '3:3 wrong_format'],
      )
      return response
    },
  ),

  reaches('exportDnsZone', '200', 'a zone file that re-imports without changes', async (api) => {
    const { zone } = await zoneWith(
      api,
      a('www'),
      create('@', { type: 'TXT', text: 'é "quoted" \\ text' }),
      create('@', { type: 'HTTPS', priority: 1, target: '.', params: 'port=8443 alpn="h2,h3"' }),
      create('docs', { type: 'ALIAS', target: 'pages.other.example' }),
    )
    const response = await api.send('exportDnsZone', pathTo(zone))
    const zoneFile = bodyOf(response)
    assert.match(zoneFile, new RegExp(`IN SOA .* ${zone.serial} `))
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8')
    const body = { zoneFile, mode: 'replace' }
    const { changes, unchanged } = bodyOf(await api.send('previewDnsImport', { ...pathTo(zone), body }))
    assert.deepEqual([changes, unchanged], [[], 4])
    return response
  }),
]
