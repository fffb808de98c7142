import { DAY } from '#mocks/kernel/duration.ts'
import { getBody, startWorld } from './engine-world.ts'
import { atMost, type Figure, write } from './figure.ts'
import { median } from './statistics.ts'

/** Number of calls on the demo data. */
const CALLS = 15
const LARGE_CALLS = 3

/** Searches over seven days: frequent matches, rare matches, undecidable without reading, and no match. */
const SEARCHES = [
  '',
  'level:ERROR service:api "timeout"',
  '"/api/orders 404 17 "',
  '"no such thing"',
  '-ms -level:INFO cart',
]
const COUNTS = ['', 'level:ERROR', '/api/orders', '200']

const AIM = 50

/** Searches a week of logs of the demo organization, and of 80,000 resources. */
export async function benchLogs(): Promise<Figure[]> {
  return [...(await benchSet('default', 'demo data')), ...(await benchSet('huge', '80,000 resources'))]
}

async function benchSet(dataset: string, name: string): Promise<Figure[]> {
  const runtime = await startWorld(dataset)
  const from = new Date(runtime.clock.now() - 7 * DAY).toISOString()
  const calls = dataset === 'default' ? CALLS : LARGE_CALLS
  const figures: Figure[] = []
  for (const [what, path, queries] of [
    ['search', '/logs', SEARCHES],
    ['histogram', '/logs/histogram', COUNTS],
  ] as const) {
    let worst = { time: 0, query: '' }
    for (const q of queries) {
      const target = `${path}?${new URLSearchParams({ from, q })}`
      const times: number[] = []
      // The first calls fill the caches.
      for (let call = -2; call < calls; call += 1) {
        const before = performance.now()
        await getBody(runtime, target)
        if (call >= 0) times.push(performance.now() - before)
      }
      const time = median(times)
      if (time > worst.time) worst = { time, query: q }
    }
    const beside = `the slowest of ${queries.length}: ${worst.query || 'everything'}`
    const title = `logs: ${what} of 7 days, ${name}, p50`
    figures.push(
      dataset === 'default'
        ? atMost(title, worst.time, AIM, 'ms', beside)
        : { name: title, measured: write(worst.time, 'ms'), beside },
    )
  }
  await runtime.close()
  return figures
}
