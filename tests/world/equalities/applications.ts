import type { Equality } from '../equality.ts'
import type { World } from '../world.ts'
import { chartOf, rangeOf } from './monitoring.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const applications = (world: World, length: number) =>
  world.read(`/monitoring/applications?${rangeOf(world, length)}`)

interface Application {
  readonly resource: { readonly id: string; readonly type: string }
  readonly status: string
  readonly uptimePercent: number | null
  readonly requestsPerSecond: number | null
  readonly errorRatePercent: number | null
  readonly responseTimeMilliseconds: number | null
}

/** A figure of each listed application, and the same from the metric of its resource. */
function ofApplications(
  name: string,
  metric: string,
  read: (application: Application) => number | null,
  windows = HOUR,
): Equality {
  return {
    name: `applications: ${name}, metric`,
    means: `Mean of the metric over the range.`,
    one: async (world) =>
      (await applications(world, windows)).items
        .slice(0, 20)
        .map((it: Application) => [it.resource.id, read(it)]),
    other: async (world) =>
      Promise.all(
        (await applications(world, windows)).items.slice(0, 20).map(async ({ resource }: Application) => {
          const query = `metric=${metric}&aggregation=average&resourceId=${resource.id}`
          return [resource.id, (await chartOf(world, query, windows)).mean]
        }),
      ),
  }
}

const OFF = ['stopping', 'stopped', 'deleting', 'creating']

/** Applications in the list with a figure, and those in its chart. */
function countOfApplications(metric: string, read: (application: Application) => number | null): Equality {
  return {
    name: `applications: list, chart of ${metric}`,
    means:
      'Applications with a value of the metric in the range. Charts also have those that were stopped in it.',
    one: async (world) =>
      (await applications(world, MINUTE)).items.filter((it: Application) => read(it) !== null).length,
    other: async (world) => {
      const query = `metric=${metric}&aggregation=each&type=load_balancer&type=container`
      const services = [...(await world.all('/containers')), ...(await world.all('/load-balancers'))]
      const stopped = services.filter(({ status }) => OFF.includes(status))
      const counts = await Promise.all(
        ['', ...stopped.map(({ id }) => `&resourceId=${id}`)].map(
          async (filter) =>
            (await world.read(`/monitoring/query?${query}${filter}&${rangeOf(world, MINUTE)}`)).measuredCount,
        ),
      )
      return counts.reduce((all, ofStopped) => all - ofStopped)
    },
    everywhere: false,
  }
}

/** Rows and charts of the applications tab. */
export const applicationEqualities: readonly Equality[] = [
  ofApplications('requests', 'requests', (it) => it.requestsPerSecond),
  ofApplications('error rate', 'error_rate', (it) => it.errorRatePercent),
  ofApplications('response time', 'latency', (it) => it.responseTimeMilliseconds),
  ofApplications('error rate over a day', 'error_rate', (it) => it.errorRatePercent, DAY),
  countOfApplications('requests', (it) => it.requestsPerSecond),
  countOfApplications('error_rate', (it) => it.errorRatePercent),
  countOfApplications('latency', (it) => it.responseTimeMilliseconds),
  {
    name: 'applications: uptime without a healthy replica or target',
    means: 'An application that answers nothing throughout the window was up for 0 % of it.',
    one: async (world) =>
      (await applications(world, HOUR)).items
        .filter((it: Application) => it.errorRatePercent === 100)
        .map(({ uptimePercent }: Application) => uptimePercent),
    other: async (world) =>
      (await applications(world, HOUR)).items
        .filter((it: Application) => it.errorRatePercent === 100)
        .map(() => 0),
  },
  {
    name: 'applications: health, infrastructure',
    means: 'Applications that are not healthy.',
    one: async (world) =>
      (await applications(world, HOUR)).items
        .filter(({ status }: Application) => status !== 'healthy')
        .map(({ resource, status }: Application) => [resource.id, status])
        .sort(),
    other: async (world) => {
      const { unhealthy } = await world.read('/monitoring/infrastructure?type=load_balancer&type=container')
      const ids = new Set((await applications(world, HOUR)).items.map((it: Application) => it.resource.id))
      return unhealthy
        .filter((it: { resource: { id: string } }) => ids.has(it.resource.id))
        .map((it: { resource: { id: string }; health: string }) => [it.resource.id, it.health])
        .sort()
    },
    everywhere: false,
  },
]
