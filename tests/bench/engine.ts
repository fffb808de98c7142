import { collections, type Transaction } from '#mocks/db/index.ts'
import type { Runtime } from '#mocks/runtime/runtime.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import { DEFAULT_HEALTH_CHECK } from '#src/features/load-balancers/parts/health-check-draft.ts'
import { getBody, post, startWorld } from './engine-world.ts'
import { atMost, type Figure, write } from './figure.ts'
import { median, percentile } from './statistics.ts'

const WARM_UP = 30
const CALLS = 300

/**
 * Queries that filter, sort and page each list, by numbers, texts, times, and several fields. A missing resource type
 * does not compile.
 */
const queries: Readonly<Record<ListedType, { readonly path: string; readonly queries: readonly string[] }>> =
  {
    vm: {
      path: '/vms',
      queries: [
        'q=web&sort=-monthlyCost,name&page=3&pageSize=20',
        'status=running&region=us-east&sort=name&pageSize=100',
        'q=ubuntu&status=running&status=stopped&sort=-createdAt&page=10',
        'tag=env:production&sort=uptime&page=2',
        'sort=os,-memory,name&page=50',
      ],
    },
    container: {
      path: '/containers',
      queries: ['q=api&sort=-restarts', 'status=running&namespace=production&sort=image&page=3', 'sort=-cpu'],
    },
    database: {
      path: '/databases',
      queries: [
        'q=reports&sort=-monthlyCost',
        'status=running&engine=postgresql&sort=name&page=3',
        'sort=-cpu',
      ],
    },
    volume: {
      path: '/volumes',
      queries: ['q=data&sort=-sizeGb', 'status=attached&sort=name&page=3', 'sort=-createdAt&page=9'],
    },
    load_balancer: {
      path: '/load-balancers',
      queries: ['q=web&sort=-monthlyCost', 'status=active&sort=name&page=3', 'sort=health&page=9'],
    },
    firewall: {
      path: '/firewalls',
      queries: ['q=web&sort=-updatedAt', 'status=active&sort=name&page=3', 'sort=-vms&page=9'],
    },
    cdn_distribution: {
      path: '/cdn-distributions',
      queries: ['q=assets&sort=-requests', 'sort=-bandwidth&page=3', 'status=error&sort=cacheHitPercent'],
    },
    dns_zone: {
      path: '/dns-zones',
      queries: ['q=shop&sort=-updatedAt', 'status=active&sort=domain&page=3', 'sort=-queries&page=9'],
    },
  }

/** Snapshots are listed per volume only. */
type ListedType = Exclude<ResourceType, 'volume_snapshot'>

/** Bodies that create a resource of each type. */
const creates: Readonly<Record<ListedType, (index: number, network: Network) => object>> = {
  vm: (index, { id, region }) => ({
    names: [`bench-${index}`],
    region,
    imageId: 'img_ubuntu2404',
    sizeId: 'size_standard',
    networkId: id,
    sshKeyIds: [],
  }),
  container: (index) => ({
    name: `bench-${index}`,
    namespace: 'production',
    region: 'us-east',
    image: 'registry.nimbus.example/shop/bench:1.0.0',
    planId: 'ctplan_professional',
    replicas: 1,
  }),
  database: (index) => ({
    name: `bench-${index}`,
    engine: 'postgresql',
    version: '17',
    planId: 'dbplan_production',
    region: 'us-east',
  }),
  volume: (index) => ({ name: `bench-${index}`, region: 'us-east', typeId: 'voltype_high', sizeGb: 200 }),
  load_balancer: (index) => ({
    name: `bench-${index}`,
    region: 'us-east',
    type: 'application',
    listeners: [{ protocol: 'http', port: 80, targetPort: 8080 }],
    healthCheck: DEFAULT_HEALTH_CHECK,
  }),
  firewall: (index) => ({ name: `bench-${index}`, planId: 'fwplan_basic' }),
  cdn_distribution: (index) => ({
    domain: `bench-${index}.shop.example`,
    planId: 'cdnplan_professional',
    origins: [{ name: 'shop', protocol: 'https', host: 'shop.example', port: 443, path: '' }],
  }),
  dns_zone: (index) => ({ domain: `bench-${index}.example` }),
}

interface Network {
  readonly id: string
  readonly region: string
}

/** Measures the engine in this process: lists of 10,000 resources each. */
export async function benchEngine(): Promise<Figure[]> {
  const seeding = performance.now()
  const runtime = await startWorld('huge')
  const seeded = performance.now() - seeding
  const rows = Object.values(await runtime.db.read(countRows)).reduce((sum, count) => sum + count, 0)
  const bare = bareObjects(rows)
  const figures: Figure[] = []
  figures.push(await benchCreates(runtime))
  for (const [type, { path, queries: ofType }] of Object.entries(queries)) {
    figures.push(...(await benchList(runtime, type.replaceAll('_', ' '), path, ofType)))
  }
  await runtime.close()
  figures.push(...(await benchMetrics()))
  return [
    ...figures,
    atMost(
      'engine: start with 10,000 of everything',
      seeded,
      1_000,
      'ms',
      `${write(seeded / bare, '×')} as many bare objects (${rows.toLocaleString('en')} in ${write(bare, 'ms')})`,
    ),
  ]
}

function countRows(tx: Transaction): Record<string, number> {
  return Object.fromEntries(
    Object.keys(collections).map((name) => [name, tx[name as keyof typeof collections].count()]),
  )
}

/** Time to make objects with ten fields and a map by id, in milliseconds. */
function bareObjects(count: number): number {
  const begin = performance.now()
  const byId = new Map<string, object>()
  for (let index = 0; index < count; index++) {
    const id = `vm_${index}`
    const name = `vm-${index}`
    byId.set(id, { id, name, a: index, b: [index], c: { d: index }, e: null, f: true, g: 'on', h: 0, i: id })
  }
  return performance.now() - begin
}

async function benchList(
  runtime: Runtime,
  kind: string,
  path: string,
  ofType: readonly string[],
): Promise<Figure[]> {
  const times: number[] = []
  const byQuery = new Map<string, number[]>()
  for (let call = -WARM_UP; call < CALLS; call += 1) {
    const query = ofType[Math.abs(call) % ofType.length] ?? ''
    const before = performance.now()
    const total = await list(runtime, `${path}?${query}`)
    const time = performance.now() - before
    if (call < 0) continue
    if (total === 0) throw new Error(`${path}?${query} finds nothing, which would be no measure`)
    times.push(time)
    byQuery.set(query, [...(byQuery.get(query) ?? []), time])
  }
  const [worst = '', itsTimes = []] = [...byQuery].toSorted(([, a], [, b]) => median(b) - median(a))[0] ?? []
  return [
    atMost(
      `engine: list of 10,000, ${kind}, p50`,
      percentile(times, 0.5),
      15,
      'ms',
      `p95 ${write(percentile(times, 0.95), 'ms')}; slowest ${write(median(itsTimes), 'ms')}: ${worst}`,
    ),
  ]
}

const CREATED = 10

async function benchCreates(runtime: Runtime): Promise<Figure> {
  const { items } = JSON.parse(await getBody(runtime, '/networks')) as { items: readonly [Network] }
  const medians: { readonly path: string; readonly time: number }[] = []
  for (const [type, bodyOf] of Object.entries(creates)) {
    const { path } = queries[type as ListedType]
    const times: number[] = []
    for (let index = 0; index < CREATED; index++) {
      const before = performance.now()
      await post(runtime, path, bodyOf(index, items[0]))
      times.push(performance.now() - before)
    }
    medians.push({ path, time: median(times) })
  }
  const [slowest = { path: '', time: 0 }] = medians.toSorted((a, b) => b.time - a.time)
  const all = medians.map(({ time }) => time.toFixed(1)).join(', ')
  return atMost(
    'engine: create beside 10,000 of everything, slowest p50',
    slowest.time,
    100,
    'ms',
    `${slowest.path}; all: ${all}`,
  )
}

/** Queries at the finest resolution: one resource, many resources, extremes, cards. */
const METRIC_QUERIES: readonly string[] = [
  '/monitoring/query?metric=cpu&points=500',
  '/monitoring/query?metric=memory&points=500&aggregation=maximum',
  '/monitoring/query?metric=cpu&points=500&aggregation=each&limit=20&from=2026-02-01T00:00:00Z',
  '/monitoring/query?metric=error_rate&points=500&from=2026-02-23T00:00:00Z',
  '/monitoring/query?metric=latency&type=database&points=500',
  '/monitoring/overview?from=2026-02-01T00:00:00Z',
  '/monitoring/applications',
]

/** Measures every metrics query at 500 points. */
async function benchMetrics(): Promise<Figure[]> {
  const runtime = await startWorld('default')
  const { items } = JSON.parse(await getBody(runtime, '/vms?pageSize=1&status=running')) as {
    items: { id: string }[]
  }
  const paths = [...METRIC_QUERIES, `/vms/${items[0]?.id}/metrics?points=500&from=2026-02-01T00:00:00Z`]
  const medians: { readonly path: string; readonly time: number }[] = []
  for (const path of paths) {
    const times: number[] = []
    for (let call = -WARM_UP; call < CALLS / 3; call += 1) {
      const before = performance.now()
      await getBody(runtime, path)
      if (call >= 0) times.push(performance.now() - before)
    }
    medians.push({ path, time: median(times) })
  }
  await runtime.close()
  const [slowest = { path: '', time: 0 }] = medians.toSorted((a, b) => b.time - a.time)
  const others = medians.map(({ time }) => time.toFixed(1)).join(', ')
  return [
    atMost(
      'engine: metrics query of 500 points, slowest p50',
      slowest.time,
      5,
      'ms',
      `${slowest.path}; all: ${others}`,
    ),
  ]
}

/** Total number of rows. */
async function list(runtime: Runtime, target: string): Promise<number> {
  return (JSON.parse(await getBody(runtime, target)) as { total: number }).total
}
