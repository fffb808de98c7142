import { beforeEach, describe, expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { SECOND } from '../../kernel/duration.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

const ORDER = {
  domain: 'cdn.new.example',
  planId: 'cdnplan_starter',
  origins: [{ name: 'main', protocol: 'https', host: 'new.example', port: 443, path: '' }],
}

const LOAD_BALANCER = {
  name: 'origin',
  region: 'us-east',
  type: 'application',
  listeners: [{ protocol: 'http', port: 80, targetPort: 8080 }],
  healthCheck: {
    ...{ protocol: 'http', path: '/', port: 8080 },
    ...{ intervalSeconds: 10, timeoutSeconds: 5, healthyThreshold: 2, unhealthyThreshold: 3 },
  },
}

const MINUTES = 60 * SECOND

describe('a distribution', () => {
  let cloud: Cloud
  beforeEach(async () => {
    cloud = await cloudUnderTest()
  })
  const create = async (changes: object = {}) =>
    (await cloud.call('POST', '/cdn-distributions', { ...ORDER, ...changes })).body
  const look = async (id: string, path = '') =>
    (await cloud.call('GET', `/cdn-distributions/${id}${path}`)).body

  test('serves traffic while a change deploys, but not after a failed one', async () => {
    const { id } = await create()
    cloud.forward(60 * MINUTES)
    await cloud.call('PATCH', `/cdn-distributions/${id}`, { compression: false })
    cloud.forward(MINUTES)
    const during = await look(id, '/metrics?points=60')
    expect(during.series[0].values.at(-1)).toBeGreaterThan(0)
    expect((await look(id)).status).toBe('deploying')
  })

  test('gets traffic only while a zone with its domain has a record that leads to it', async () => {
    const zones = (await cloud.call('GET', '/dns-zones?q=nimbus-shop.example')).body.items
    const zone = zones.find((it: { domain: string }) => it.domain === 'nimbus-shop.example')
    const created = await cloud.call('POST', '/load-balancers', LOAD_BALANCER)
    cloud.forward(10 * MINUTES)
    const balancer = (await cloud.call('GET', `/load-balancers/${created.body.id}`)).body
    const isBalancerUsed = async () =>
      (await cloud.call('GET', `/load-balancers/${balancer.id}`)).body.receivesTraffic
    const origins = [{ ...ORDER.origins[0], host: balancer.ip }]
    const { id, edgeDomain } = await create({ domain: 'files.nimbus-shop.example', origins })
    const change = async (...changes: readonly object[]) => {
      const revision = await cloud.database.read((tx) => tx.dnsZones.get(zone.id)?.revision)
      const headers = { 'if-match': `"${revision}"` }
      return cloud.call('POST', `/dns-zones/${zone.id}/changes`, { changes }, 'nimbus_demo_owner', headers)
    }
    cloud.forward(60 * MINUTES)
    expect((await look(id)).usage).toMatchObject({ requests: 0, cacheHitPercent: null })
    expect(await isBalancerUsed()).toBe(false)

    const data = { type: 'CNAME', target: edgeDomain }
    const added = await change({ action: 'create', record: { name: 'files', ttl: 300, data } })
    expect(added.status).toBe(200)
    cloud.forward(60 * MINUTES)
    const { usage } = await look(id)
    expect(usage.requests).toBeGreaterThan(0)
    expect(await isBalancerUsed()).toBe(true)

    await change({ action: 'delete', recordId: added.body.records[0].id })
    cloud.forward(60 * MINUTES)
    expect((await look(id)).usage).toEqual(usage)
    expect(await isBalancerUsed()).toBe(false)
    const { series } = await look(id, '/metrics?points=60')
    const last = series.map(({ metric, values }: { metric: string; values: unknown[] }) => [
      metric,
      values.at(-1),
    ])
    expect(Object.fromEntries(last)).toMatchObject({
      requests: 0,
      network_out: 0,
      latency: null,
      error_rate: null,
    })
  })

  test("keeps this month's traffic after it failed", async () => {
    const failing = await cloudUnderTest({ lifecycle: { failureRate: 1, durationFactor: 1 } })
    const { body } = await failing.call('GET', '/cdn-distributions?status=deployed')
    const [{ id, usage }] = body.items
    await failing.call('PATCH', `/cdn-distributions/${id}`, { redirectToHttps: false })
    failing.forward(10 * MINUTES)
    const after = (await failing.call('GET', `/cdn-distributions/${id}`)).body
    expect(after.status).toBe('error')
    expect(after.usage.requests).toBeGreaterThanOrEqual(usage.requests)
    failing.forward(24 * 60 * MINUTES)
    expect((await failing.call('GET', `/cdn-distributions/${id}`)).body.usage).toEqual(after.usage)
  })

  test('notifies the requester of a failed purge with its progress', async () => {
    const failing = await cloudUnderTest({ lifecycle: { failureRate: 1, durationFactor: 1 } })
    const { body } = await failing.call('GET', '/cdn-distributions?status=deployed')
    const [{ id }] = body.items
    await failing.call('POST', `/cdn-distributions/${id}/purges`, { kind: 'all' })
    failing.forward(MINUTES)
    const [purge] = (await failing.call('GET', `/cdn-distributions/${id}/purges?limit=1`)).body.items
    expect(purge.status).toBe('failed')
    expect(purge.progressPercent).toBeLessThan(100)
    const [activity] = (await failing.call('GET', `/cdn-distributions/${id}/activity?limit=1`)).body.items
    expect(activity).toMatchObject({ action: 'cdn_distribution.purged', outcome: 'failed' })
  })

  test('caches nothing when caching is off', async () => {
    const { id } = await create({ defaultTtlSeconds: 0 })
    cloud.forward(60 * MINUTES)
    const { cacheHitPercent, topPaths } = await look(id, '/analytics')
    expect(cacheHitPercent).toBe(0)
    expect(topPaths.every((it: { cacheHitPercent: number }) => it.cacheHitPercent === 0)).toBe(true)
  })

  test('caches each path by its rule', async () => {
    const { body } = await cloud.call('GET', '/cdn-distributions?q=cdn.nimbus-shop')
    const { topPaths } = await look(body.items[0].id, '/analytics')
    const hits = Object.fromEntries(
      topPaths.map((it: { path: string; cacheHitPercent: number }) => [it.path, it.cacheHitPercent]),
    )
    expect(hits['/api/products']).toBe(0)
    expect(hits['/assets/app.js']).toBeGreaterThan(80)
  })
})
