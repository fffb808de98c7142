import { beforeEach, describe, expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'

let cloud: Awaited<ReturnType<typeof cloudUnderTest>>
beforeEach(async () => {
  cloud = await cloudUnderTest({ seedVariants: ['failures'] })
})

const zones = async (query = '') => (await cloud.call('GET', `/dns-zones?${query}`)).body
const zone = async (q: string) => (await zones(`q=${q}`)).items[0]
const names = async (query: string): Promise<string[]> =>
  (await zones(query)).items.map((it: { domain: string }) => it.domain)

describe('the list', () => {
  test('finds a domain in its own alphabet, and sorts by the number of records', async () => {
    expect(await names('q=bücher')).toEqual(['xn--bcherstube-9db.example'])
    expect((await names('sort=-records'))[0]).toBe('nimbus-shop.example')
    expect((await zones('status=pending&status=error')).total).toBe(2)
  })

  test('shares the price of the plan to the cent', async () => {
    const { items, total } = await zones('pageSize=100')
    const costs: number[] = items.map((it: { monthlyCost: { amount: number } }) => it.monthlyCost.amount)
    expect(total).toBe(6)
    expect(costs.reduce((a, b) => a + b)).toBe(2500)
    expect(Math.max(...costs) - Math.min(...costs)).toBe(1)
  })

  test('sums up what it shows, with the own name servers', async () => {
    const { body: summary } = await cloud.call('GET', '/dns-zones/summary')
    const { items } = await zones('pageSize=100')
    const sum = (of: (it: { recordCount: number; queries: number }) => number) =>
      items.map(of).reduce((a: number, b: number) => a + b, 0)
    expect(summary.records).toBe(sum((it) => it.recordCount))
    expect(summary.queries).toBe(sum((it) => it.queries))
    expect(summary.recordTypes.find((it: { type: string }) => it.type === 'NS').count).toBe(4 * 6 + 2)
  })

  test('asks nothing of a zone that the registry does not lead to', async () => {
    for (const { status, queries } of (await zones('pageSize=100')).items) {
      expect(queries > 0).toBe(status === 'active')
    }
  })
})

describe('its version', () => {
  test('grows with settings and records, and not with tags', async () => {
    const before = await zone('nimbus-shop.dev')
    const patch = async (body: unknown) => (await cloud.call('PATCH', `/dns-zones/${before.id}`, body)).body
    expect((await patch({ tags: ['a'] })).serial).toBe(before.serial)
    const changed = await patch({ negativeTtl: 600 })
    expect(changed.serial).toBe(before.serial + 1)
    expect((await patch({ negativeTtl: 600 })).serial).toBe(changed.serial)
    cloud.forward(24 * 3_600_000)
    expect((await patch({ defaultTtl: 600 })).serial).toBe(2026030300)
  })
})

describe('deleting', () => {
  test('takes the records along', async () => {
    const { id } = await zone('nimbus-shop.dev')
    await cloud.call('DELETE', `/dns-zones/${id}`)
    cloud.forward(60_000)
    expect((await cloud.call('GET', `/dns-zones/${id}`)).status).toBe(404)
    const left = await cloud.database.read((tx) => tx.dnsRecords.by('dnsZoneId', id).length)
    expect(left).toBe(0)
  })
})

describe('an import', () => {
  const preview = async (id: string, zoneFile: string, mode = 'merge') =>
    (await cloud.call('POST', `/dns-zones/${id}/import-preview`, { zoneFile, mode })).body

  test('of what was exported changes nothing', async () => {
    const { id, recordCount } = await zone('env:production+team:web')
    const { body: file } = await cloud.call('GET', `/dns-zones/${id}/zone-file`)
    const { changes, unchanged, ignored } = await preview(id, file, 'replace')
    expect(changes).toEqual([])
    expect(unchanged).toBe(recordCount - 4)
    expect(ignored).toHaveLength(5)
  })

  test('names a conflict with what the zone has', async () => {
    const { id } = await zone('nimbus-shop.dev')
    const { code, errors } = await preview(id, 'api CNAME www')
    expect(code).toBe('invalid_zone_file')
    expect(errors).toMatchObject([{ code: 'cname_conflict', line: 1, column: 1 }])
    expect((await preview(id, 'api CNAME www', 'replace')).changes).toHaveLength(8)
  })
})
