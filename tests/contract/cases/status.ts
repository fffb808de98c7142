import assert from 'node:assert/strict'
import type { PlatformStatus } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

const read = async (api: Api): Promise<PlatformStatus> =>
  bodyOf(await api.send('getStatus', { as: 'nobody' }))

const regionIn = ({ services }: PlatformStatus, service: string, region: string | null) => {
  const found = services.find((it) => it.service === service)?.regions.find((it) => it.region === region)
  assert.ok(found, `${service} in ${region}`)
  return found
}

/** Outage of the load balancer in us-east from half an hour ago to half an hour ahead. */
const OUTAGE = {
  incidents: [{ resource: 'shop-web', kind: 'outage', startsAgo: 'PT30M', lasts: 'PT1H' }],
} as const

export const statusCases: readonly ContractCase[] = [
  reaches('getStatus', '200', 'each service in each region, without signing in', async (api) => {
    const response = await api.send('getStatus', { as: 'nobody' })
    const { services, from, to, incidents } = bodyOf(response)
    assert.equal(services.length, 8)
    for (const { service, regions } of services)
      assert.equal(regions.length, ['cdn_distribution', 'dns_zone'].includes(service) ? 1 : 5, service)
    assert.equal(Date.parse(to) - Date.parse(from), 89 * 86_400_000)
    assert.ok(incidents.length > 0)
    for (const [index, { startedAt }] of incidents.entries())
      assert.ok(index === 0 || startedAt <= (incidents[index - 1]?.startedAt ?? ''), 'newest first')
    return response
  }),

  behaves('getStatus', 'names no customer', async (api) => {
    const names = bodyOf(await api.send('listDatabases', { query: { pageSize: 100 } })).items
    const text = JSON.stringify(await read(api))
    for (const { id } of names) assert.ok(!text.includes(id))
    assert.ok(!text.includes('shop-web'))
  }),

  behaves('getStatus', 'an outage begins and ends with its incident', async (api) => {
    await api.mocks.scenario(OUTAGE)
    const during = await read(api)
    assert.equal(regionIn(during, 'load_balancer', 'us-east').status, 'outage')
    assert.equal(during.services.find(({ service }) => service === 'load_balancer')?.status, 'outage')
    assert.equal(during.status, 'outage')
    const [open] = during.incidents.filter(({ service, endedAt }) => service === 'load_balancer' && !endedAt)
    assert.equal(open?.region, 'us-east')
    await api.mocks.advance('PT1H')
    const after = await read(api)
    const { status, days, uptimePercent } = regionIn(after, 'load_balancer', 'us-east')
    assert.equal(status, 'operational')
    assert.ok(uptimePercent < 100)
    assert.equal(days.at(-1)?.status, 'outage')
    assert.ok(after.incidents.find(({ id }) => id === open?.id)?.endedAt)
  }),

  behaves('getStatus', 'ignores load and application errors of customers', async (api) => {
    const { items } = bodyOf(await api.send('listIncidents'))
    const own = items.filter(({ endedAt }) => endedAt === null)
    assert.ok(own.some(({ kind }) => kind === 'errors'))
    const open = (await read(api)).incidents.filter(({ endedAt }) => endedAt === null)
    const expected = own.filter(
      ({ kind, resource }) =>
        kind === 'outage' || (kind === 'latency' && ['database', 'volume'].includes(resource.type)),
    )
    assert.deepEqual(open.map(({ id }) => id).sort(), expected.map(({ id }) => id).sort())
  }),

  reaches('getStatusFeed', '200', 'an item for each incident', async (api) => {
    const response = await api.send('getStatusFeed', { as: 'nobody' })
    const feed = bodyOf(response)
    const { incidents } = await read(api)
    assert.equal(feed.match(/<item>/g)?.length, incidents.length)
    for (const { id } of incidents) assert.ok(feed.includes(`<guid isPermaLink="false">${id}</guid>`))
    assert.match(feed, /<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/)
    return response
  }),
]
