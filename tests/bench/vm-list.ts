import type { VmRow } from '#mocks/db/index.ts'
import type { Runtime } from '#mocks/runtime/runtime.ts'
import { seedWorld } from '#mocks/seed/index.ts'
import { getBody, startWorld } from './engine-world.ts'
import { atMost, type Figure, write } from './figure.ts'
import { median, percentile } from './statistics.ts'

/** Copies of each VM of the data set `large`. */
const COPIES = 10

const FILTERS = [
  '',
  'status=running',
  'status=stopped&status=error&region=us-east',
  'region=eu-west&region=ap-east',
  'tag=env:production&tag=role:web',
  'q=web',
  'q=ubuntu%20production',
]
const SORTS = [
  'name',
  '-createdAt',
  '-monthlyCost,name',
  'uptime',
  'os,-memory,name',
  'status,region,-cpu',
  'type',
]
/** The last one is beyond the end of most. */
const PAGES = ['page=1&pageSize=20', 'page=7&pageSize=100', 'page=900&pageSize=20']

/** Measures a list of 100,000 VMs: each filter with each sort order and page, when first asked and repeated. */
export async function benchVmList(): Promise<Figure[]> {
  const runtime = await startWorld('large', async (base) => {
    const rows = await seedWorld(base)
    return { ...rows, vms: manyOf(rows.vms ?? []) }
  })
  const first = await timeQueries(runtime)
  const repeated = await timeQueries(runtime)
  await runtime.close()
  return [figureOf('first', first), figureOf('repeated', repeated)]
}

function manyOf(vms: readonly VmRow[]): VmRow[] {
  return Array.from({ length: COPIES }, (_, copy) =>
    vms.map((vm) => (copy === 0 ? vm : { ...vm, id: `${vm.id}${copy}`, name: `${vm.name}-${copy}` })),
  ).flat()
}

interface Timed {
  readonly query: string
  readonly ms: number
}

async function timeQueries(runtime: Runtime): Promise<Timed[]> {
  const timed: Timed[] = []
  for (const filter of FILTERS) {
    for (const sort of SORTS) {
      for (const page of PAGES) {
        const query = [filter, `sort=${sort}`, page].filter((it) => it !== '').join('&')
        const begin = performance.now()
        await getBody(runtime, `/vms?${query}`)
        timed.push({ query, ms: performance.now() - begin })
      }
    }
  }
  return timed
}

function figureOf(when: string, timed: readonly Timed[]): Figure {
  const times = timed.map(({ ms }) => ms)
  const p95 = percentile(times, 0.95)
  const [slowest] = timed.toSorted((a, b) => b.ms - a.ms)
  return atMost(
    `VM list: filter, sort and page of 100,000, ${when}, p95`,
    p95,
    120,
    'ms',
    `${write(p95 / sorting(), '×')} sorting as many numbers; p50 ${write(percentile(times, 0.5), 'ms')}; slowest ${write(slowest?.ms ?? 0, 'ms')}: ${slowest?.query}`,
  )
}

/** Median time to sort 100,000 numbers, in milliseconds. */
function sorting(): number {
  const numbers = Float64Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 100_003)
  const times = Array.from({ length: 21 }, () => {
    const begin = performance.now()
    numbers.toSorted()
    return performance.now() - begin
  })
  return median(times)
}
