import { resourceLabel } from '#src/domain/resource-label.ts'
import type { Equality } from '../equality.ts'
import { rounded, sum, type World, weightedMean } from '../world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Windows of the monitoring page, each ending now. */
const WINDOWS = { 'an hour': HOUR, 'a day': DAY, 'a week': 7 * DAY } as const

export const rangeOf = (world: World, length: number, back = 0) =>
  `from=${new Date(world.now - back - length).toISOString()}&to=${new Date(world.now - back).toISOString()}`

/** Charts of the overview page, by the card that sums them up. */
const CHARTS = {
  cpu: 'metric=cpu&aggregation=average',
  memory: 'metric=memory&aggregation=average',
  requests: 'metric=requests&aggregation=sum&type=load_balancer&type=container',
  error_rate: 'metric=error_rate&aggregation=average&type=load_balancer&type=container',
} as const

type Card = keyof typeof CHARTS

const cardOf = async (world: World, card: Card, length: number, back = 0) =>
  (await world.read(`/monitoring/overview?${rangeOf(world, length, back)}`)).cards.find(
    (it: { card: string }) => it.card === card,
  )

export const chartOf = async (world: World, query: string, length: number, back = 0) =>
  (await world.read(`/monitoring/query?${query}&${rangeOf(world, length, back)}`)).series[0]

const typeHealth = async (world: World, type: string) =>
  (await world.read('/monitoring/infrastructure')).types.find((it: { type: string }) => it.type === type) ?? {
    cpuPercent: null,
    memoryPercent: null,
  }

const running = async (world: World) => (await world.all('/vms')).filter(({ metrics }) => metrics !== null)
const usedContainers = async (world: World) =>
  (await world.all('/containers')).filter(({ usage }) => usage !== null)
const usedDatabases = async (world: World) =>
  (await world.all('/databases')).filter(({ usage }) => usage !== null)

const meanOfVms = async (world: World, metric: 'cpuPercent' | 'memoryPercent') =>
  weightedMean(
    (await running(world)).map((it) => ({
      value: it.metrics[metric],
      weight: metric === 'cpuPercent' ? it.vcpus : it.memoryGb,
    })),
    1,
  )

const meanOfContainers = async (world: World, metric: 'cpuPercent' | 'memoryPercent') =>
  weightedMean(
    (await usedContainers(world)).map(({ usage, resources, replicas }) => ({
      value: usage[metric],
      weight:
        replicas.desired * (metric === 'cpuPercent' ? resources.cpuLimitMillis : resources.memoryLimitMb),
    })),
    1,
  )

const meanOfDatabases = async (world: World, metric: 'cpuPercent' | 'memoryPercent') =>
  weightedMean(
    (await usedDatabases(world)).map((it) => ({
      value: it.usage[metric],
      weight: metric === 'cpuPercent' ? it.vcpus : it.memoryGb,
    })),
    1,
  )

export const monitoringEqualities: readonly Equality[] = [
  ...(Object.keys(CHARTS) as Card[]).flatMap((card) =>
    Object.entries(WINDOWS).map(
      ([window, length]): Equality => ({
        name: `${card} over ${window}: card, chart`,
        means: 'Mean over the window; of several resources, weighted as the contract defines.',
        one: async (world) => (await cardOf(world, card, length)).value,
        other: async (world) => (await chartOf(world, CHARTS[card], length))?.mean ?? null,
      }),
    ),
  ),
  ...(Object.keys(CHARTS) as Card[]).map(
    (card): Equality => ({
      name: `${card}: comparison on the card, card of the window before`,
      means: 'Mean over the window of the same length before.',
      one: async (world) => (await cardOf(world, card, HOUR)).previous,
      other: async (world) => (await cardOf(world, card, HOUR, HOUR)).value,
    }),
  ),
  ...(Object.keys(CHARTS) as Card[]).map(
    (card): Equality => ({
      name: `${card}: line on the card, chart`,
      means: 'Means of three values of the chart each.',
      one: async (world) => (await cardOf(world, card, DAY)).line,
      other: async (world) => {
        const values: (number | null)[] = (await chartOf(world, CHARTS[card], DAY))?.values ?? []
        return Array.from({ length: Math.ceil(values.length / 3) }, (_, index) => {
          const some = values.slice(3 * index, 3 * index + 3).filter((it) => it !== null)
          return some.length === 0 ? null : rounded(some.reduce((a, b) => a + b, 0) / some.length, 3)
        })
      },
    }),
  ),
  {
    name: 'chart: mean, values',
    means: 'Mean of the values of a chart.',
    one: async (world) => (await chartOf(world, CHARTS.cpu, DAY))?.mean ?? null,
    other: async (world) => {
      const values: number[] = ((await chartOf(world, CHARTS.cpu, DAY))?.values ?? []).filter(
        (it: number | null) => it !== null,
      )
      return values.length === 0 ? null : rounded(values.reduce((a, b) => a + b, 0) / values.length, 3)
    },
  },
  {
    name: 'CPU of VMs now: dashboard, infrastructure',
    means: 'Mean of the VMs that are on at their last report, weighted by vCPUs.',
    one: async (world) => (await world.read('/dashboard/cpu')).usedPercent,
    other: async (world) => (await typeHealth(world, 'vm')).cpuPercent,
  },
  {
    name: 'CPU of VMs now: dashboard, summary',
    means: 'Mean of the VMs that are on at their last report, weighted by vCPUs.',
    one: async (world) => (await world.read('/dashboard/cpu')).usedPercent,
    other: async (world) => (await world.read('/vms/summary')).averageCpuPercent,
  },
  {
    name: 'CPU of VMs now: dashboard, list',
    means: 'Mean of the VMs that are on at their last report, weighted by vCPUs.',
    one: async (world) => (await world.read('/dashboard/cpu')).usedPercent,
    other: (world) => meanOfVms(world, 'cpuPercent'),
    everywhere: false,
  },
  {
    name: 'memory of VMs now: infrastructure, list',
    means: 'Mean of the VMs that are on at their last report, weighted by memory.',
    one: async (world) => (await typeHealth(world, 'vm')).memoryPercent,
    other: (world) => meanOfVms(world, 'memoryPercent'),
    everywhere: false,
  },
  {
    name: 'CPU of VMs over a day: dashboard, chart',
    means: 'Mean of the VMs that are on, weighted by vCPUs.',
    one: async (world) => (await world.read('/dashboard/cpu')).history.series[0].values,
    other: async (world) => {
      const series = await chartOf(world, 'metric=cpu&aggregation=average&type=vm&points=48', DAY)
      return (series?.values ?? new Array(48).fill(null)).map((it: number | null) => it && rounded(it, 1))
    },
  },
  {
    name: 'busiest VMs: dashboard, list',
    means: 'CPU of the five busiest VMs at their last report.',
    one: async (world) =>
      (await world.read('/dashboard/cpu')).top.map((it: { percent: number }) => it.percent),
    other: async (world) =>
      (await running(world))
        .map(({ metrics }) => metrics.cpuPercent)
        .sort((a, b) => b - a)
        .slice(0, 5),
    everywhere: false,
  },
  ...(['cpuPercent', 'memoryPercent'] as const).flatMap((metric): Equality[] => [
    {
      name: `${metric} of containers now: infrastructure, list`,
      means: 'Mean of the containers with a ready replica, weighted by the limits of their desired replicas.',
      one: async (world) => (await typeHealth(world, 'container'))[metric],
      other: (world) => meanOfContainers(world, metric),
    },
    {
      name: `${metric} of containers now: summary, list`,
      means: 'Mean of the containers with a ready replica, weighted by the limits of their desired replicas.',
      one: async (world) =>
        (await world.read('/containers/summary'))[
          metric === 'cpuPercent' ? 'averageCpuPercent' : 'averageMemoryPercent'
        ],
      other: (world) => meanOfContainers(world, metric),
    },
    {
      name: `${metric} of databases now: infrastructure, list`,
      means: 'Mean of the databases that are on, weighted by the size of their plans.',
      one: async (world) => (await typeHealth(world, 'database'))[metric],
      other: (world) => meanOfDatabases(world, metric),
    },
    {
      name: `${metric} of databases now: summary, list`,
      means: 'Mean of the databases that are on, weighted by the size of their plans.',
      one: async (world) =>
        (await world.read('/databases/summary')).performance[
          metric === 'cpuPercent' ? 'averageCpuPercent' : 'averageMemoryPercent'
        ],
      other: (world) => meanOfDatabases(world, metric),
    },
  ]),
  {
    name: 'usage of VMs: list, detail',
    means: 'Usage at the last report.',
    one: async (world) =>
      (await world.read('/vms?pageSize=10')).items.map((it: { metrics: unknown }) => it.metrics),
    other: async (world) =>
      Promise.all(
        (await world.read('/vms?pageSize=10')).items.map(
          async ({ id }: { id: string }) => (await world.read(`/vms/${id}`)).metrics,
        ),
      ),
  },
  {
    name: 'CPU of a VM over an hour: detail, monitoring',
    means: 'Mean of each step.',
    one: async (world) => {
      const vm = (await world.read('/vms?status=running&pageSize=1')).items[0]
      if (vm === undefined) return null
      const { series } = await world.read(`/vms/${vm.id}/metrics?${rangeOf(world, HOUR)}&points=60`)
      return series.find((it: { metric: string }) => it.metric === 'cpu').values
    },
    other: async (world) => {
      const vm = (await world.read('/vms?status=running&pageSize=1')).items[0]
      if (vm === undefined) return null
      return (await chartOf(world, `metric=cpu&aggregation=average&resourceId=${vm.id}&points=60`, HOUR))
        .values
    },
  },
  {
    name: 'incidents in progress: overview, list',
    means: 'Resources with an incident in progress.',
    one: async (world) => (await world.read('/monitoring/overview')).activeIncidents,
    other: async (world) => {
      const { items } = await world.read('/monitoring/incidents')
      const open = items.filter((it: { endedAt: string | null }) => it.endedAt === null)
      return new Set(open.map((it: { resource: { id: string } }) => it.resource.id)).size
    },
    everywhere: false,
  },
  {
    name: 'names of resources: incidents, their summaries',
    means: 'Name of the resource now, with the namespace of a container.',
    one: async (world) => {
      const { items } = await world.read('/monitoring/incidents')
      return items.filter(
        (it: { summary: string; resource: Parameters<typeof resourceLabel>[0] }) =>
          !it.summary.includes(resourceLabel(it.resource)),
      )
    },
    other: async () => [],
  },
  {
    name: 'incidents of the platform: status page, list',
    means:
      'Outages, and slow databases and volumes, of the last 90 days. Other organizations add to the status page.',
    one: async (world) => {
      const from = new Date(world.now - 89 * DAY).toISOString()
      const { items } = await world.read(`/monitoring/incidents?from=${from}`)
      const isPlatforms = ({ kind, resource }: { kind: string; resource: { type: string } }) =>
        kind === 'outage' || (kind === 'latency' && ['database', 'volume'].includes(resource.type))
      const shown = new Set((await world.read('/status')).incidents.map(({ id }: { id: string }) => id))
      return items.filter((it: never) => isPlatforms(it) && !shown.has((it as { id: string }).id))
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'resources of a chart: query, lists',
    means: 'Resources that have the metric: VMs, containers and databases.',
    one: async (world) => (await world.read('/monitoring/query?metric=cpu')).resources,
    other: async (world) =>
      sum(await Promise.all(['/vms', '/containers', '/databases'].map((path) => world.total(path)))),
  },
  {
    name: 'resources of a card: overview, lists',
    means: 'Resources that have the metric: VMs, containers and databases.',
    one: async (world) => (await cardOf(world, 'cpu', HOUR)).resources,
    other: async (world) =>
      sum(await Promise.all(['/vms', '/containers', '/databases'].map((path) => world.total(path)))),
  },
]
