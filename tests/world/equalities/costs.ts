import type { Equality } from '../equality.ts'
import { LISTED_TYPES, LISTS, type ListedType, sum, type World } from '../world.ts'

/** Monthly cost of all resources of some types, in cents. */
async function summedCost(world: World, types: readonly ListedType[]): Promise<number> {
  const summaries = await Promise.all(types.map((type) => world.read(`${LISTS[type]}/summary`)))
  return sum(summaries.map((it) => it.monthlyCost.amount))
}

/** Price of the plan for a full month, in cents; nothing if it is negotiated or ends with its trial. */
async function planPrice(world: World): Promise<number> {
  const { planId, planAfterTrial, monthlyPrice } = await world.read('/billing/plan')
  return (planAfterTrial ?? planId) === planId ? (monthlyPrice?.amount ?? 0) : 0
}

export const monthlyCostEquality: Equality = {
  name: 'monthly cost: billing, summaries and plan',
  means: 'Cost of a full month, 730 hours, of all resources at their current sizes, and of the plan.',
  one: async (world) => (await world.read('/billing/summary')).monthlyCost.amount,
  other: async (world) => (await summedCost(world, LISTED_TYPES)) + (await planPrice(world)),
}

/** Lists with sums over all pages, each with a filter. */
const SUMMED = [
  { path: '/vms', filter: 'status=running' },
  { path: '/containers', filter: 'namespace=production' },
  { path: '/databases', filter: 'engine=postgresql' },
  { path: '/volumes', filter: 'status=attached' },
  { path: '/volume-snapshots', filter: 'q=a' },
  { path: '/load-balancers', filter: 'status=active' },
]

const totalsOf = async (world: World, path: string) =>
  (await world.read(`${path}${path.includes('?') ? '&' : '?'}pageSize=1`)).totals

export const costEqualities: readonly Equality[] = [
  {
    name: 'VMs this month: summary, breakdown',
    means: 'Charges of VMs in the billing month so far, of deleted VMs too.',
    one: async (world) => (await world.read('/vms/summary')).costToDate.amount,
    other: async (world) =>
      (await world.read('/billing/breakdown?by=service&service=virtual_machines&service=gpu&pageSize=1')).cost
        .amount,
  },
  {
    name: 'each VM this month: list, breakdown',
    means: 'Charges of a VM in the billing month so far.',
    one: async (world) => (await world.all('/vms')).map(({ id, costToDate }) => [id, costToDate.amount]),
    other: async (world) => {
      const lines = new Map(
        (await world.all('/billing/breakdown?by=resource')).map((it) => [it.id, it.cost.amount]),
      )
      return (await world.all('/vms')).map(({ id }) => [id, lines.get(id) ?? 0])
    },
    everywhere: false,
  },
  ...LISTED_TYPES.filter((type) => type !== 'volume').map(
    (type): Equality => ({
      name: `${type} monthly cost: summary, list`,
      means: 'Cost of a full month, 730 hours, at the current sizes.',
      one: async (world) => (await world.read(`${LISTS[type]}/summary`)).monthlyCost.amount,
      other: async (world) => sum((await world.all(LISTS[type])).map((it) => it.monthlyCost.amount)),
      everywhere: type !== 'vm',
    }),
  ),
  {
    name: 'volume monthly cost: summary, list',
    means: 'Cost of a full month, 730 hours, of volumes and snapshots.',
    one: async (world) => (await world.read('/volumes/summary')).monthlyCost.amount,
    other: async (world) =>
      sum(
        [...(await world.all('/volumes')), ...(await world.all('/volume-snapshots'))].map(
          (it) => it.monthlyCost.amount,
        ),
      ),
  },
  ...SUMMED.flatMap(({ path, filter }): Equality[] =>
    [path, `${path}?${filter}`].map((list) => ({
      name: `monthly cost: total of ${list}, its rows`,
      means: 'Cost of a full month, 730 hours, of the matching resources on all pages.',
      one: async (world) => (await totalsOf(world, list)).monthlyCost.amount,
      other: async (world) => sum((await world.all(list)).map((it) => it.monthlyCost.amount)),
      everywhere: false,
    })),
  ),
  {
    name: 'monthly cost: totals of lists, summaries',
    means: 'Cost of a full month, 730 hours, of all resources of the types whose lists have totals.',
    one: async (world) => {
      const totals = await Promise.all(SUMMED.map(({ path }) => totalsOf(world, path)))
      return sum(totals.map((it) => it.monthlyCost.amount))
    },
    other: (world) => summedCost(world, ['vm', 'container', 'database', 'volume', 'load_balancer']),
  },
  {
    name: 'storage: totals of lists, summaries',
    means: 'Size of all volumes, of all snapshots, and of the databases.',
    one: async (world) => {
      const { storage } = await world.read('/databases/summary')
      const { sizeGb, snapshotSizeGb } = await world.read('/volumes/summary')
      return [sizeGb, snapshotSizeGb, storage.usedGb, storage.totalGb]
    },
    other: async (world) => {
      const databases = await totalsOf(world, '/databases')
      return [
        (await totalsOf(world, '/volumes')).sizeGb,
        (await totalsOf(world, '/volume-snapshots')).sizeGb,
        databases.usedGb,
        databases.storageGb,
      ]
    },
  },
  {
    name: 'monthly cost: VMs, size',
    means: 'Cost of 730 hours at the hourly rate of the size.',
    one: async (world) => (await world.all('/vms')).map(({ monthlyCost: it }) => it.amount),
    other: async (world) =>
      (await world.all('/vms')).map(({ hourlyRate }) => Math.round((hourlyRate.micros * 730) / 10_000)),
    everywhere: false,
  },
  monthlyCostEquality,
  {
    name: 'forecast: daily trend, monthly cost',
    means: 'Hours left of the billing month at the cost of a full month over 730 hours, within rounding.',
    one: async (world) => {
      const [{ forecast }, { month, monthlyCost: full }] = await Promise.all([
        world.read('/billing/trend/daily'),
        world.read('/billing/summary'),
      ])
      const hours = (Date.parse(month.to) - world.now) / 3_600_000
      const resources = (await world.read('/dashboard/overview')).resources.current
      const snapshots = await world.total('/volume-snapshots')
      // Each resource is rounded to the cent twice.
      return Math.abs(forecast.amount - (full.amount * hours) / 730) <= resources + snapshots + 1
    },
    other: async () => true,
  },
  {
    name: 'recommendations: total savings, items',
    means: 'Savings of a full month if everything recommended is applied.',
    one: async (world) => {
      const { monthlySavings, total, items } = await world.read('/recommendations')
      // The list ends at 100.
      return total > items.length ? total : monthlySavings.amount
    },
    other: async (world) => {
      const { total, items } = await world.read('/recommendations')
      return total > items.length
        ? total
        : sum(items.map((it: { monthlySavings: { amount: number } }) => it.monthlySavings.amount))
    },
  },
  {
    name: 'recommendations: cost, resource',
    means: 'Cost of a full month of the resource as it is.',
    one: async (world) =>
      (await world.read('/recommendations')).items.map(
        (it: { resource: { id: string }; monthlyCost: { amount: number } }) => [
          it.resource.id,
          it.monthlyCost.amount,
        ],
      ),
    other: async (world) => {
      const paths = { ...LISTS, volume_snapshot: '/volume-snapshots' }
      const { items } = await world.read('/recommendations')
      const costs = new Map<string, number>()
      for (const type of new Set<keyof typeof paths>(
        items.map((it: { resource: { type: string } }) => it.resource.type),
      )) {
        for (const it of await world.all(paths[type])) costs.set(it.id, it.monthlyCost.amount)
      }
      return items.map(({ resource }: { resource: { id: string } }) => [resource.id, costs.get(resource.id)])
    },
    everywhere: false,
  },
]
