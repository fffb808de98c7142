import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { activeZone, addZone, etagOf, getZone, ZONE_STABLE_AFTER } from './support/dns.ts'
import { TENANCY } from './support/groups.ts'
import { signUpOf } from './support/sign-ups.ts'

const pathTo = ({ id }: { readonly id: string }) => ({ path: { dnsZoneId: id } })

export const dnsZoneCases: readonly ContractCase[] = [
  reaches('listDnsZones', '200', 'by domain, with every filter and order', async (api) => {
    const response = await api.send('listDnsZones')
    const { items, total } = bodyOf(response)
    const domains = items.map(({ domain }) => domain)
    assert.deepEqual(domains, [...domains].sort(new Intl.Collator('en', { numeric: true }).compare))
    for (const field of ['domain', 'status', 'records', 'queries', 'createdAt', 'updatedAt']) {
      const sorted = bodyOf(await api.send('listDnsZones', { query: { sort: `-${field}` } }))
      assert.equal(sorted.total, total, field)
    }
    const [first] = items
    assert.ok(first)
    const same = { status: first.status, projectId: first.projectId, tag: first.tags, q: first.domain }
    assert.ok(bodyOf(await api.send('listDnsZones', { query: same })).items.some(({ id }) => id === first.id))
    return response
  }),

  reaches('getDnsSummary', '200', 'matches the list', async (api) => {
    const response = await api.send('getDnsSummary')
    const { total, records, byStatus, recordTypes, monthlyCost } = bodyOf(response)
    const { items } = bodyOf(await api.send('listDnsZones', { query: { pageSize: 100 } }))
    assert.equal(total, items.length)
    assert.equal(
      records,
      items.reduce((sum, zone) => sum + zone.recordCount, 0),
    )
    assert.equal(
      records,
      recordTypes.reduce((sum, { count }) => sum + count, 0),
    )
    assert.equal(byStatus.active, items.filter(({ status }) => status === 'active').length)
    assert.equal(
      monthlyCost.amount,
      items.reduce((sum, zone) => sum + zone.monthlyCost.amount, 0),
    )
    return response
  }),

  reaches('getDnsCatalog', '200', 'plans and name servers', async (api) => {
    const response = await api.send('getDnsCatalog')
    const { plans, nameServers } = bodyOf(response)
    assert.deepEqual(
      plans.map(({ maxZones, monthlyPrice }) => [maxZones, monthlyPrice.amount]),
      [
        [5, 500],
        [50, 2500],
        [null, 10000],
      ],
    )
    assert.deepEqual((await activeZone(api)).nameServers, nameServers)
    return response
  }),

  reaches(
    'createDnsZone',
    '202',
    'pending, then active, with name servers and no other record',
    async (api) => {
      const response = await addZone(api)
      const zone = bodyOf(response)
      assert.deepEqual(
        [zone.status, zone.transition?.to, zone.contactEmail, zone.recordTypes],
        ['pending', 'active', 'hostmaster@contract.example', [{ type: 'NS', count: 4 }]],
      )
      await api.mocks.advance(ZONE_STABLE_AFTER)
      assert.equal((await getZone(api, zone.id)).status, 'active')
      return response
    },
  ),

  behaves(
    'createDnsZone',
    'a name starting with fail- never becomes active, and can be deleted',
    async (api) => {
      const { id } = await activeZone(api, 'fail-once.example')
      const zone = await getZone(api, id)
      assert.equal(zone.status, 'error')
      assert.ok(zone.statusReason)
      assert.equal((await api.send('deleteDnsZone', pathTo(zone))).status, 202)
    },
  ),

  reaches('createDnsZone', '409 name_taken', 'a domain that already has a zone', async (api) => {
    await addZone(api)
    const response = await addZone(api)
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/domain')
    return response
  }),

  reaches('createDnsZone', '409 plan_limit_reached', "beyond the plan's limit", async (api) => {
    await signUpOf(api)
    const add = (domain: string) => api.send('createDnsZone', { as: 'session', body: { domain } })
    for (let zone = 1; zone <= 5; zone += 1) assert.equal((await add(`zone-${zone}.example`)).status, 202)
    return add('zone-6.example')
  }),

  reaches(
    'createDnsZone',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'dns-contract-case' }
      const add = (domain: string) => api.send('createDnsZone', { body: { domain }, headers })
      const first = bodyOf(await add('one.example'))
      assert.equal(bodyOf(await add('one.example')).id, first.id)
      return add('two.example')
    },
  ),

  reaches('createDnsZone', '422 unknown_reference', 'an unknown project', async (api) =>
    api.send('createDnsZone', { body: { domain: 'contract.example', projectId: 'prj_none' } }),
  ),

  reaches('getDnsZone', '200', 'with the version of its records', async (api) => {
    const zone = await activeZone(api)
    const response = await api.send('getDnsZone', pathTo(zone))
    const records = await api.send('listDnsRecords', pathTo(zone))
    assert.ok(response.headers.get('etag'))
    assert.equal(response.headers.get('etag'), records.headers.get('etag'))
    return response
  }),

  reaches('updateDnsZone', '200', 'settings increase the serial, tags do not', async (api) => {
    const zone = await activeZone(api)
    const etag = await etagOf(api, zone)
    const tagged = await api.send('updateDnsZone', { ...pathTo(zone), body: { tags: ['env:test'] } })
    assert.deepEqual([bodyOf(tagged).serial, tagged.headers.get('etag')], [zone.serial, etag])
    const body = { contactEmail: 'dns.team@contract.example', defaultTtl: 600, negativeTtl: 120 }
    const response = await api.send('updateDnsZone', { ...pathTo(zone), body })
    const { serial, ...changed } = bodyOf(response)
    assert.ok(serial > zone.serial)
    assert.notEqual(response.headers.get('etag'), etag)
    assert.deepEqual(
      {
        contactEmail: changed.contactEmail,
        defaultTtl: changed.defaultTtl,
        negativeTtl: changed.negativeTtl,
      },
      body,
    )
    return response
  }),

  reaches('updateDnsZone', '409 invalid_state', 'one that is being deleted', async (api) => {
    const zone = await activeZone(api)
    await api.send('deleteDnsZone', pathTo(zone))
    return api.send('updateDnsZone', { ...pathTo(zone), body: { defaultTtl: 600 } })
  }),

  reaches('deleteDnsZone', '202', 'deleting, then gone, and its part of the price with it', async (api) => {
    const before = bodyOf(await api.send('getDnsSummary'))
    const zone = await activeZone(api)
    const response = await api.send('deleteDnsZone', pathTo(zone))
    assert.deepEqual([bodyOf(response).status, bodyOf(response).transition?.to], ['deleting', 'deleted'])
    await api.mocks.advance(ZONE_STABLE_AFTER)
    assert.equal((await api.send('getDnsZone', pathTo(zone))).outcome, '404 not_found')
    const { records, monthlyCost } = bodyOf(await api.send('getDnsSummary'))
    assert.deepEqual([records, monthlyCost], [before.records, before.monthlyCost])
    return response
  }),

  behaves('deleteDnsZone', 'a pending zone, whose creation ends as failed', async (api) => {
    const zone = bodyOf(await addZone(api))
    await api.mocks.advance('PT1S')
    const response = await api.send('deleteDnsZone', pathTo(zone))
    assert.deepEqual([response.status, bodyOf(response).status], [202, 'deleting'])
    const { items } = bodyOf(await api.send('listDnsActivity', pathTo(zone)))
    assert.deepEqual(
      items.map(({ action, outcome }) => [action, outcome]),
      [
        ['dns_zone.deleted', 'in_progress'],
        ['dns_zone.created', 'failed'],
      ],
    )
    await api.mocks.advance(ZONE_STABLE_AFTER)
    assert.equal((await api.send('getDnsZone', pathTo(zone))).outcome, '404 not_found')
  }),

  reaches('deleteDnsZone', '409 invalid_state', 'one that is being deleted', async (api) => {
    const zone = await activeZone(api)
    await api.send('deleteDnsZone', pathTo(zone))
    return api.send('deleteDnsZone', pathTo(zone))
  }),

  reaches('getDnsMetrics', '200', 'queries and errors, of the time since it was added', async (api) => {
    const zone = await activeZone(api)
    const response = await api.send('getDnsMetrics', { ...pathTo(zone), query: { points: 60 } })
    const { series } = bodyOf(response)
    assert.deepEqual(
      series.map(({ metric, unit }) => `${metric} ${unit}`),
      ['queries per_second', 'errors per_second'],
    )
    const [queries] = series
    assert.equal(queries?.values[0], null)
    assert.notEqual(queries?.values.at(-1), null)
    return response
  }),

  reaches('getDnsMetrics', '400 invalid_range', 'a range that ends before it begins', async (api) => {
    const query = { from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' }
    return api.send('getDnsMetrics', { ...pathTo(await activeZone(api)), query })
  }),

  reaches('listDnsActivity', '200', 'newest first', async (api) => {
    const zone = await activeZone(api)
    await api.send('updateDnsZone', { ...pathTo(zone), body: { defaultTtl: 600 } })
    const response = await api.send('listDnsActivity', pathTo(zone))
    assert.deepEqual(
      bodyOf(response).items.map(({ action, outcome }) => `${action} ${outcome}`),
      ['dns_zone.settings_changed succeeded', 'dns_zone.created succeeded'],
    )
    return response
  }),

  reaches('listDnsActivity', '400 invalid_cursor', 'an unknown cursor', async (api) =>
    api.send('listDnsActivity', { ...pathTo(await activeZone(api)), query: { cursor: 'abc' } }),
  ),

  reaches('changeDnsPlan', '200', 'a new price and limit immediately', async (api) => {
    const response = await api.send('changeDnsPlan', { body: { planId: 'dnsplan_enterprise' } })
    const { planId, maxZones, monthlyCost } = bodyOf(response)
    assert.deepEqual([planId, maxZones, monthlyCost.amount], ['dnsplan_enterprise', null, 10000])
    assert.deepEqual(bodyOf(await api.send('getDnsSummary')), response.body)
    return response
  }),

  reaches('changeDnsPlan', '409 plan_limit_reached', 'one that is too small', async (api) => {
    const { total } = bodyOf(await api.send('getDnsSummary'))
    assert.ok(total > 5)
    return api.send('changeDnsPlan', { body: { planId: 'dnsplan_starter' } })
  }),

  reaches('changeDnsPlan', '422 unknown_reference', 'an unknown plan', async (api) =>
    api.send('changeDnsPlan', { body: { planId: 'dnsplan_none' } }),
  ),

  behaves(TENANCY, "another organization's zone is not found by any operation", async (api) => {
    const zone = await activeZone(api)
    const etag = await etagOf(api, zone)
    await signUpOf(api)
    const otherTenant = { as: 'session', ...pathTo(zone) } as const
    const changes = [{ action: 'create', record: { name: 'x', data: { type: 'TXT', text: 'mine' } } }]
    const responses = [
      await api.send('getDnsZone', otherTenant),
      await api.send('updateDnsZone', { ...otherTenant, body: { defaultTtl: 600 } }),
      await api.send('deleteDnsZone', otherTenant),
      await api.send('listDnsRecords', otherTenant),
      await api.send('changeDnsRecords', {
        ...otherTenant,
        headers: { 'if-match': etag },
        body: { changes },
      }),
      await api.send('previewDnsImport', { ...otherTenant, body: { zoneFile: '; nothing', mode: 'merge' } }),
      await api.send('exportDnsZone', otherTenant),
      await api.send('getDnsMetrics', otherTenant),
      await api.send('listDnsActivity', otherTenant),
    ]
    for (const response of responses) assert.equal(response.outcome, '404 not_found', response.operation)
    assert.equal(bodyOf(await api.send('listDnsZones', { as: 'session' })).total, 0)
    assert.equal(bodyOf(await api.send('getDnsSummary', { as: 'session' })).monthlyCost.amount, 0)
    const same = await api.send('createDnsZone', { as: 'session', body: { domain: zone.domain } })
    assert.equal(same.status, 202, 'a domain that another organization uses is free')
  }),
]
