import { describe, expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import type { ContainerRow } from '../../db/index.ts'
import { MINUTE, SECOND } from '../../kernel/duration.ts'
import { containerUsageAt, replicaUsages } from '../../world/container-metrics.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

const ORDER = {
  name: 'demo',
  namespace: 'staging',
  region: 'us-east',
  image: 'registry.example/shop/api:1.0.0',
  planId: 'ctplan_starter',
  replicas: 3,
}

async function deployed(cloud: Cloud, changes: object = {}) {
  const { body } = await cloud.call('POST', '/containers', { ...ORDER, ...changes })
  cloud.forward(5 * MINUTE)
  return at(cloud, body.id)
}

const at = async (cloud: Cloud, id: string) => (await cloud.call('GET', `/containers/${id}`)).body
const replicas = async (cloud: Cloud, id: string) =>
  (await cloud.call('GET', `/containers/${id}/replicas`)).body.items as Array<{
    id: string
    name: string
    status: string
    lastExit: { at: string } | null
    revision: number
    restarts: number
    usage: { cpuPercent: number } | null
  }>

/** Observations, one per second. */
async function watched<T>(cloud: Cloud, look: () => Promise<T>, seconds: number): Promise<T[]> {
  const seen: T[] = []
  for (let i = 0; i < seconds; i++) {
    seen.push(await look())
    cloud.forward(SECOND)
  }
  return seen
}

describe('replicas', () => {
  test('a service runs with its first replica while the others start', async () => {
    const cloud = await cloudUnderTest()
    const { body } = await cloud.call('POST', '/containers', ORDER)
    expect(body).toMatchObject({ status: 'pending', replicas: { ready: 0, desired: 3 }, usage: null })
    const seen = await watched(cloud, () => at(cloud, body.id), 40)
    const first = seen.find((it) => it.status === 'running')
    expect(first.replicas.ready).toBe(1)
    expect([...new Set(seen.map((it) => it.replicas.ready))]).toEqual([0, 1, 2, 3])
  })

  test('scaling adds and removes replicas one by one', async () => {
    const cloud = await cloudUnderTest()
    const { id } = await deployed(cloud)
    await cloud.call('POST', `/containers/${id}/scale`, { replicas: 6 })
    const up = await watched(cloud, () => at(cloud, id), 40)
    expect([...new Set(up.map((it) => it.replicas.ready))]).toEqual([3, 4, 5, 6])
    expect(up[0]).toMatchObject({ status: 'scaling', replicas: { desired: 6 } })
    await cloud.call('POST', `/containers/${id}/scale`, { replicas: 2 })
    const down = await watched(cloud, () => at(cloud, id), 40)
    expect([...new Set(down.map((it) => it.replicas.ready))]).toEqual([6, 5, 4, 3, 2])
    expect((await replicas(cloud, id)).length).toBe(2)
  })

  test('a rollout keeps the ready count while two revisions run', async () => {
    const cloud = await cloudUnderTest()
    const { id } = await deployed(cloud)
    const { status, body } = await cloud.call('PATCH', `/containers/${id}`, {
      image: 'registry.example/shop/api:1.1.0',
    })
    expect([status, body.status, body.revision]).toEqual([202, 'updating', 2])
    const seen = await watched(cloud, async () => [await at(cloud, id), await replicas(cloud, id)], 40)
    expect(Math.min(...seen.map(([it]) => it.replicas.ready))).toBe(3)
    const revisions = seen.map(
      ([, list]) => new Set(list.map((it: { revision: number }) => it.revision)).size,
    )
    expect(revisions).toContain(2)
    expect((await replicas(cloud, id)).map((it) => it.revision)).toEqual([2, 2, 2])
    expect(await at(cloud, id)).toMatchObject({ status: 'running', replicas: { ready: 3, desired: 3 } })
  })

  test("the usage of the replicas averages to the container's", async () => {
    const cloud = await cloudUnderTest()
    const { id } = await deployed(cloud, { replicas: 4 })
    const { usage } = await at(cloud, id)
    const shares = (await replicas(cloud, id)).map((it) => it.usage?.cpuPercent ?? 0)
    expect(shares.reduce((a, b) => a + b) / 4).toBeCloseTo(usage.cpuPercent, 0)
  })

  test("the usage of busy replicas averages to the container's, although none exceeds 100%", async () => {
    const cloud = await cloudUnderTest()
    const { id } = await deployed(cloud, { replicas: 4 })
    const row = (await cloud.database.snapshot()).containers?.find((it) => it.id === id) as ContainerRow
    const highest: number[] = []
    for (let seed = 0; seed < 2000; seed++) {
      // Starting takes the most.
      const now = (row.startedAt ?? 0) + (1 + (seed % 10)) * SECOND
      const shares = [...replicaUsages(seed, row, now).values()].map(({ cpuPercent }) => cpuPercent)
      const mean = containerUsageAt(seed, row, now)?.cpuPercent ?? 0
      expect(Math.abs(shares.reduce((a, b) => a + b) / shares.length - mean)).toBeLessThanOrEqual(0.06)
      highest.push(...shares)
    }
    expect(Math.max(...highest)).toBeGreaterThan(99.9)
  })

  test('a job completes by itself, then costs nothing, and can run again', async () => {
    const cloud = await cloudUnderTest()
    const { id } = await deployed(cloud, { kind: 'job', replicas: 1 })
    const done = await at(cloud, id)
    expect(done).toMatchObject({ status: 'completed', transition: null, monthlyCost: { amount: 0 } })
    expect((await replicas(cloud, id)).map((it) => it.status)).toEqual(['completed'])
    expect((await cloud.call('POST', `/containers/${id}/scale`, { replicas: 2 })).status).toBe(409)
    await cloud.call('POST', `/containers/${id}/start`)
    cloud.forward(14 * SECOND)
    expect(await at(cloud, id)).toMatchObject({ status: 'running', transition: { to: 'completed' } })
    cloud.forward(2 * MINUTE)
    expect((await at(cloud, id)).status).toBe('completed')
  })
})

describe('a crash loop', () => {
  test('starts with an image that crashes: restarts count up and the log shows why', async () => {
    const cloud = await cloudUnderTest()
    const crashed = await deployed(cloud, { image: 'registry.example/shop/api:crash', replicas: 2 })
    expect(crashed).toMatchObject({ status: 'error', replicas: { ready: 0, desired: 2 }, usage: null })
    expect(crashed.statusReason).toMatch(/exit with code 1/)
    cloud.forward(20 * MINUTE)
    const later = await at(cloud, crashed.id)
    expect(later.restarts).toBeGreaterThan(crashed.restarts)
    expect((await replicas(cloud, crashed.id))[0]).toMatchObject({
      status: 'crashing',
      lastExit: { code: 1 },
    })
    const { body } = await cloud.call('GET', `/containers/${crashed.id}/logs?level=ERROR`)
    const [replica] = await replicas(cloud, crashed.id)
    const [exit, error] = body.items.filter((it: { source: string }) => it.source === replica?.name)
    expect(exit.message).toBe('Replica ended with code 1')
    expect(error.message).toMatch(/PAYMENTS_URL is not set\n +at .*configuration\.js/)
    expect(exit.timestamp).toBe(replica?.lastExit?.at)
    const metrics = await cloud.call('GET', `/containers/${crashed.id}/metrics`)
    const restarts = metrics.body.series.find((it: { metric: string }) => it.metric === 'restarts').values
    expect(restarts.at(-1)).toBeGreaterThan(2)
  })

  test('during an update keeps the previous replicas, and the next update fixes it', async () => {
    const cloud = await cloudUnderTest()
    const { id } = await deployed(cloud)
    await cloud.call('PATCH', `/containers/${id}`, { image: 'registry.example/shop/api:oom' })
    cloud.forward(6 * MINUTE)
    expect(await at(cloud, id)).toMatchObject({ status: 'error', replicas: { ready: 3, desired: 3 } })
    await cloud.call('PATCH', `/containers/${id}`, { image: 'registry.example/shop/api:1.2.0' })
    cloud.forward(2 * MINUTE)
    expect(await at(cloud, id)).toMatchObject({ status: 'running', restarts: 0, statusReason: null })
    expect((await replicas(cloud, id)).map((it) => [it.status, it.revision])).toEqual([
      ['ready', 3],
      ['ready', 3],
      ['ready', 3],
    ])
  })

  test('can be forced for any container by a scenario', async () => {
    const cloud = await cloudUnderTest({ lifecycle: { failureRate: 1, durationFactor: 1 } })
    expect((await deployed(cloud)).status).toBe('error')
  })
})

describe('a manifest', () => {
  const send = (cloud: Cloud, manifest: string, dryRun = true) =>
    cloud.call('POST', '/containers/manifest', { manifest, dryRun })
  const document = (name: string, more = '') =>
    `name: ${name}\nnamespace: staging\nregion: us-east\nimage: shop/api:1.0.0\nplanId: ctplan_starter\nreplicas: 2\n${more}`

  test('names errors by line and column', async () => {
    const cloud = await cloudUnderTest()
    const text = `${document('one').replace('replicas: 2', 'replicas: 51')}---\n${document('two')
      .replace('ctplan_starter', 'ctplan_starer')
      .replace('image:', 'imgae:')}`
    const shape = await send(cloud, text)
    expect(
      shape.body.errors.map((it: { line: number; column: number; code: string }) => [
        it.line,
        it.column,
        it.code,
      ]),
    ).toEqual([
      [6, 11, 'too_large'],
      [8, 1, 'required'],
      [11, 1, 'unknown'],
    ])
    const mended = await send(cloud, text.replace('51', '5').replace('imgae', 'image'))
    expect(mended.body.errors).toMatchObject([{ line: 12, column: 9, code: 'unknown_reference' }])
    expect((await send(cloud, 'name: [')).body.errors[0]).toMatchObject({ code: 'syntax', line: 1 })
    expect((await send(cloud, '# nothing\n')).body.errors[0]).toMatchObject({ code: 'required' })
  })

  test('creates dependent containers, and changes nothing when sent again', async () => {
    const cloud = await cloudUnderTest()
    const text = `${document('one', 'dependsOn: [staging/two]\n')}---\n${document('two', 'env:\n  - name: KEY\n    value: s3cret\n    secret: true\n')}`
    const dry = await send(cloud, text)
    expect(dry.body).toMatchObject({
      changes: [
        { action: 'create', containerId: null, line: 1 },
        { action: 'create', line: 9 },
      ],
      monthlyCostChange: { amount: 4000 },
    })
    const applied = await send(cloud, text, false)
    expect(applied.status).toBe(202)
    cloud.forward(MINUTE)
    const [one, two] = applied.body.changes.map((it: { containerId: string }) => it.containerId)
    expect((await at(cloud, one)).dependsOn).toEqual([two])
    const manifests = await Promise.all(
      [one, two].map(async (id) => (await cloud.call('GET', `/containers/${id}/manifest`)).body.manifest),
    )
    expect(manifests.join('')).not.toContain('s3cret')
    const again = await send(cloud, manifests.join('---\n'))
    expect(again.body.changes.map((it: { action: string }) => it.action)).toEqual(['unchanged', 'unchanged'])
    expect(again.body.monthlyCostChange.amount).toBe(0)
  })

  test('previews changes and applies exactly those', async () => {
    const cloud = await cloudUnderTest()
    await send(cloud, document('one', 'tags: [env:staging]\n'), false)
    cloud.forward(MINUTE)
    const next = document('one', 'ports: [{ port: 80, protocol: tcp, public: true }]\n').replace(
      'replicas: 2',
      'replicas: 3',
    )
    const dry = await send(cloud, next)
    expect(dry.body.changes[0].fields).toEqual([
      { field: '/replicas', before: '2', after: '3' },
      { field: '/tags', before: '- env:staging\n', after: null },
      { field: '/ports', before: null, after: '- port: 80\n  protocol: tcp\n  public: true\n' },
    ])
    await send(cloud, next, false)
    cloud.forward(2 * MINUTE)
    const { body } = await cloud.call('GET', '/containers?q=one&namespace=staging')
    expect(body.items[0]).toMatchObject({
      status: 'running',
      revision: 2,
      tags: [],
      replicas: { ready: 3, desired: 3 },
      endpoint: 'one-staging.apps.nimbus.example',
    })
  })
})

test.each([
  ['[]', 'The manifest must be of type object.'],
  ['image: 3', '`image` must be of type string.'],
])('a manifest %s is rejected: %s', async (manifest, message) => {
  const cloud = await cloudUnderTest()
  const { body } = await cloud.call('POST', '/containers/manifest', { manifest })
  expect(body.errors.map((error: { message: string }) => error.message)).toContain(message)
})
