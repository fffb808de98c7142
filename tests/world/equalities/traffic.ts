import type { Equality } from '../equality.ts'
import { sum, type World } from '../world.ts'
import { rangeOf } from './monitoring.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Sum over a chart. */
interface Charted {
  readonly charted: number
  /** Largest error of the sum: a step in which traffic began or ended shows the mean of its part with traffic. */
  readonly unsure: number
}

/** A total, and the sum over the chart of the same time. */
interface Total extends Charted {
  readonly shown: number
}

type Chart = (...metrics: readonly string[]) => Charted

export const trafficEqualities: readonly Equality[] = [
  ...[HOUR, DAY].flatMap((length) => [
    likeItsChart(
      `CDN requests of ${length / HOUR} hours`,
      'Requests of each distribution. The chart adds the noise of minutes.',
      0.01,
      async (world) =>
        (await distributions(world, length)).map(({ analytics, chart }) => ({
          shown: analytics.requests,
          ...chart('requests'),
        })),
    ),
    likeItsChart(
      `CDN errors of ${length / HOUR} hours`,
      'Requests with a 5xx response of each distribution. Analytics compute their share by the hour.',
      0.1,
      async (world) =>
        (await distributions(world, length)).map(({ analytics, chart }) => ({
          shown: analytics.byStatusClass.find(({ statusClass }) => statusClass === '5xx')?.requests ?? 0,
          ...chart('errors'),
        })),
    ),
  ]),
  likeItsChart(
    'firewall traffic of the month',
    'Traffic let through, in bytes. The total assumes the usual share of denied packets.',
    0.03,
    async (world) =>
      (await chartsOfMonth(world, '/firewalls')).map(({ item, chart }) => ({
        shown: item.trafficGb * 1e9,
        ...chart('network_in', 'network_out'),
      })),
    1e8,
  ),
  likeItsChart('DNS queries of the month', 'Queries to each zone.', 0.01, async (world) =>
    (await chartsOfMonth(world, '/dns-zones')).map(({ item, chart }) => ({
      shown: item.queries,
      ...chart('queries'),
    })),
  ),
]

/**
 * @param share allowed difference as a share of the total
 * @param rounding allowed difference of a small total
 */
function likeItsChart(
  name: string,
  means: string,
  share: number,
  totals: (world: World) => Promise<readonly Total[]>,
  rounding = 2,
): Equality {
  return {
    name: `${name}: total, chart`,
    means,
    one: async (world) =>
      (await totals(world)).map(({ shown, charted, unsure }) =>
        Math.abs(shown - charted) <= share * charted + rounding + unsure ? charted : shown,
      ),
    other: async (world) => (await totals(world)).map(({ charted }) => charted),
    everywhere: false,
  }
}

interface Analytics {
  readonly requests: number
  readonly byStatusClass: readonly { readonly statusClass: string; readonly requests: number }[]
}

async function distributions(world: World, length: number) {
  const { items } = await world.read('/cdn-distributions?pageSize=10')
  return Promise.all(
    items.map(async ({ id }: { id: string }) => ({
      analytics: await world.read(`/cdn-distributions/${id}/analytics?${rangeOf(world, length)}`),
      chart: await chartTotals(world, `/cdn-distributions/${id}`, length),
    })),
  ) as Promise<{ analytics: Analytics; chart: Chart }[]>
}

async function chartsOfMonth(world: World, path: string) {
  const { items } = await world.read(`${path}?pageSize=10`)
  const now = new Date(world.now)
  const month = world.now - Date.UTC(now.getUTCFullYear(), now.getUTCMonth())
  return Promise.all(
    items.map(async (item: { id: string }) => ({
      item,
      chart: await chartTotals(world, `${path}/${item.id}`, month),
    })),
  ) as Promise<{ item: { trafficGb: number; queries: number }; chart: Chart }[]>
}

/** Sums over series of rates per second. */
async function chartTotals(world: World, path: string, length: number): Promise<Chart> {
  const { series, stepSeconds } = await world.read(`${path}/metrics?${rangeOf(world, length)}&points=500`)
  const valuesOf = (wanted: string): readonly (number | null)[] =>
    series.find(({ metric }: { metric: string }) => metric === wanted).values
  return (...metrics) => {
    const all = metrics.map(valuesOf)
    const steps = all[0]?.length ?? 0
    // The last step may end later than the range.
    const lastSeconds = length / 1000 - (steps - 1) * stepSeconds
    const known = all.map((values) => values.map((it) => it ?? 0))
    const isComplete = all.every((values) => !values.includes(null))
    return {
      charted: sum(
        known.flatMap((values) =>
          values.map((it, index) => it * (index < steps - 1 ? stepSeconds : lastSeconds)),
        ),
      ),
      unsure: isComplete ? 0 : sum(known.map((values) => Math.max(...values) * stepSeconds)),
    }
  }
}
