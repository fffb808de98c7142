import type { Budget, Invoice, RegisteredDomain } from '#src/api/generated/types.gen.ts'
import type { Equality } from '../equality.ts'
import { cents, rounded, sum, type World } from '../world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY

interface Bucket {
  readonly from: string
  readonly cost: { readonly amount: number }
  readonly services: readonly { readonly service: string; readonly cost: { readonly amount: number } }[]
  readonly forecast: { readonly amount: number }
}

const spent = async (world: World): Promise<number> => (await world.read('/billing/summary')).current.amount
const daily = async (world: World): Promise<Bucket[]> => (await world.read('/billing/trend/daily')).buckets
const monthly = async (world: World): Promise<Bucket[]> =>
  (await world.read('/billing/trend/monthly?months=24')).buckets
/** Invoices of the months that the monthly trend covers. */
const invoicesOfTrend = async (world: World): Promise<Invoice[]> => {
  const since = (await monthly(world))[0]?.from ?? ''
  return (await world.all('/invoices')).filter(({ periodFrom }) => periodFrom >= since)
}
const breakdown = (world: World, query: string) => world.read(`/billing/breakdown?${query}&pageSize=1`)

/** Rows of the charges' CSV without its header. */
async function charges(world: World, query = ''): Promise<string[]> {
  return (await world.read(`/billing/charges/csv${query}`)).trimEnd().split('\r\n').slice(1)
}

/** Query for a year's charges up to and including the day of `end`. */
function yearBefore(end: number): string {
  const [from, to] = [end - YEAR + DAY, end].map((at) => new Date(at).toISOString().slice(0, 10))
  return `?period=custom&from=${from}&to=${to}`
}

const amountOf = (row: string) => Math.round(Number(row.slice(row.lastIndexOf(',') + 1)) * 100)

const PERIOD_KINDS = ['service', 'resource', 'project'] as const

export const billingEqualities: readonly Equality[] = [
  {
    name: 'spend of the month: billing, dashboard',
    means: 'Charges of the billing month so far.',
    one: spent,
    other: async (world) => (await world.read('/dashboard/spend')).current.amount,
  },
  {
    name: 'spend of last month to date: billing, dashboard',
    means: 'Charges of the last billing month up to the same day and time.',
    one: async (world) => (await world.read('/billing/summary')).lastMonthToDate,
    other: async (world) => (await world.read('/dashboard/spend')).lastMonth,
  },
  ...PERIOD_KINDS.map(
    (by): Equality => ({
      name: `spend of the month: billing, breakdown by ${by}`,
      means: 'Charges of the billing month so far.',
      one: spent,
      other: async (world) => (await breakdown(world, `by=${by}`)).cost.amount,
    }),
  ),
  ...PERIOD_KINDS.map(
    (by): Equality => ({
      name: `breakdown by ${by}: total, lines`,
      means: 'Charges of the billing month so far.',
      one: async (world) => (await breakdown(world, `by=${by}`)).cost.amount,
      other: async (world) => cents(await world.all(`/billing/breakdown?by=${by}`)),
      everywhere: by !== 'resource',
    }),
  ),
  ...PERIOD_KINDS.map(
    (by): Equality => ({
      name: `spend of last month: billing, breakdown by ${by}`,
      means: 'Charges of the last billing month.',
      one: async (world) => (await world.read('/billing/summary')).lastMonth?.amount ?? 0,
      other: async (world) => (await breakdown(world, `period=last&by=${by}`)).cost.amount,
    }),
  ),
  {
    name: 'shares of services: lines, whole',
    means: 'Shares of the spend, which are rounded to a tenth each.',
    one: async (world) => {
      const lines = await world.all('/billing/breakdown?by=service')
      const shares = sum(lines.map(({ sharePercent }) => sharePercent))
      return (await spent(world)) === 0 || Math.abs(shares - 100) <= lines.length * 0.05
    },
    other: async () => true,
  },
  {
    name: 'spend of the month: billing, daily trend',
    means: 'Charges of the billing month so far.',
    one: spent,
    other: async (world) => (await world.read('/billing/trend/daily')).cost.amount,
  },
  {
    name: 'daily trend: total, days',
    means: 'Charges of the billing month so far.',
    one: async (world) => (await world.read('/billing/trend/daily')).cost.amount,
    other: async (world) => cents(await daily(world)),
  },
  {
    name: 'daily trend: days, their services',
    means: 'Charges of each day.',
    one: async (world) => (await daily(world)).map(({ cost }) => cost.amount),
    other: async (world) => (await daily(world)).map(({ services }) => cents(services)),
  },
  {
    name: 'projection: billing, daily trend',
    means: 'Charges of the whole billing month if nothing changes.',
    one: async (world) => (await world.read('/billing/summary')).projected.amount,
    other: async (world) => {
      const { cost, forecast } = await world.read('/billing/trend/daily')
      return cost.amount + forecast.amount
    },
  },
  {
    name: 'spend of the month: billing, monthly trend',
    means: 'Charges of the billing month so far.',
    one: spent,
    other: async (world) => (await monthly(world)).at(-1)?.cost.amount,
  },
  {
    name: 'services of the month: monthly trend, breakdown',
    means: 'Charges of each service in the billing month so far.',
    one: async (world) =>
      byId(
        ((await monthly(world)).at(-1)?.services ?? []).map(({ service, cost }) => [service, cost.amount]),
      ),
    other: async (world) =>
      byId(
        (await world.all('/billing/breakdown?by=service'))
          .filter(({ cost }) => cost.amount !== 0)
          .map(({ id, cost }) => [id, cost.amount]),
      ),
  },
  {
    name: 'spend of last month: billing, monthly trend',
    means: 'Charges of the last billing month.',
    one: async (world) => (await world.read('/billing/summary')).lastMonth?.amount ?? 0,
    other: async (world) => (await monthly(world)).at(-2)?.cost.amount ?? 0,
  },
  {
    name: 'spend of the month: billing, ledger',
    means: 'Charges of the billing month so far.',
    one: spent,
    other: async (world) => sum((await charges(world)).map(amountOf)),
    everywhere: false,
  },
  {
    name: 'spend of the month: billing, projects',
    means: 'Charges of the billing month so far; those of deleted projects are not listed.',
    one: async (world) => {
      const lines = await world.all('/billing/breakdown?by=project')
      return cents(lines.filter(({ isDeleted }) => !isDeleted))
    },
    other: async (world) => cents((await world.read('/projects/costs')).items),
  },
  {
    name: 'spend of each project: projects, breakdown',
    means: 'Charges of a project in the billing month so far.',
    one: async (world) =>
      (await world.read('/projects/costs')).items.map(
        (it: { projectId: string; cost: { amount: number } }) => [it.projectId, it.cost.amount],
      ),
    other: async (world) => {
      const lines = new Map(
        (await world.all('/billing/breakdown?by=project')).map((it) => [it.id, it.cost.amount]),
      )
      return (await world.read('/projects')).items.map(({ id }: { id: string }) => [id, lines.get(id) ?? 0])
    },
  },
  {
    name: 'budgets: spent, billing',
    means: 'Charges of the billing month so far, of the organization or of a project.',
    one: async (world) =>
      (await world.read('/budgets')).items.map((it: { spent: { amount: number } }) => it.spent.amount),
    other: async (world) => {
      const costs = new Map(
        (await world.read('/projects/costs')).items.map(
          (it: { projectId: string; cost: { amount: number } }) => [it.projectId, it.cost.amount],
        ),
      )
      const current = await spent(world)
      return (await world.read('/budgets')).items.map((it: { project: { id: string } | null }) =>
        it.project === null ? current : costs.get(it.project.id),
      )
    },
  },
  {
    name: 'budgets: times of thresholds, daily trend',
    means:
      'Spend that reaches a threshold of an unchanged budget of the organization does so within the hour before its time.',
    one: async (world) => {
      const days = await daily(world)
      const spentBefore = (at: number) => cents(days.filter(({ from }) => Date.parse(from) < at))
      const budgets: Budget[] = (await world.read('/budgets')).items
      return budgets
        .filter(({ project, createdAt, updatedAt }) => project === null && updatedAt === createdAt)
        .flatMap(({ amount, reached }) =>
          reached.filter(({ basis, percent, at }) => {
            const limit = (amount.amount * percent) / 100
            const time = Date.parse(at)
            return basis === 'spend' && (spentBefore(time) < limit || spentBefore(time - HOUR - DAY) >= limit)
          }),
        )
    },
    other: async () => [],
  },
  {
    name: 'budgets: projection, billing',
    means: 'Charges of the whole billing month if nothing changes.',
    one: async (world) =>
      (await world.read('/budgets')).items
        .filter((it: { project: unknown }) => it.project === null)
        .map((it: { projected: { amount: number } }) => it.projected.amount),
    other: async (world) => {
      const { projected } = await world.read('/billing/summary')
      return (await world.read('/budgets')).items
        .filter((it: { project: unknown }) => it.project === null)
        .map(() => projected.amount)
    },
  },
  {
    name: 'budget usage: billing, budgets',
    means: 'Share of the oldest budget of the organization that is spent.',
    one: async (world) => {
      const { budget } = await world.read('/billing/summary')
      return budget && [budget.id, budget.usedPercent, budget.projectedPercent]
    },
    other: async (world) => {
      const { budget } = await world.read('/billing/summary')
      const found = (await world.read('/budgets')).items.find((it: { id: string }) => it.id === budget?.id)
      return found === undefined ? null : [found.id, found.usedPercent, found.projectedPercent]
    },
  },
  {
    name: 'invoices: net, monthly trend',
    means: 'Charges of a finished billing month, except purchases of domains, which a card pays at once.',
    one: async (world) => {
      const domains: RegisteredDomain[] = await world.all('/registered-domains')
      return (await invoicesOfTrend(world)).map(({ periodFrom, periodTo, net }) => {
        const bought = domains.filter(({ registeredAt: at }) => periodFrom <= at && at < periodTo)
        return [periodFrom, net.amount + sum(bought.map(({ renewalPrice }) => renewalPrice.amount))]
      })
    },
    other: async (world) => {
      const months = new Map((await monthly(world)).map(({ from, cost }) => [from, cost.amount]))
      return (await invoicesOfTrend(world)).map(({ periodFrom }) => [periodFrom, months.get(periodFrom)])
    },
  },
  {
    name: 'domains: list, charges',
    means: 'Each year of a registration is charged once, when the domain is bought or renewed.',
    one: async (world) =>
      (await world.all('/registered-domains')).flatMap((it: RegisteredDomain) => {
        const years = Math.round((Date.parse(it.expiresAt) - Date.parse(it.registeredAt)) / YEAR)
        return Array.from({ length: years }, () => [it.name, it.renewalPrice.amount])
      }),
    other: async (world) => {
      const domains: RegisteredDomain[] = await world.all('/registered-domains')
      const oldest = Math.min(...domains.map(({ registeredAt }) => Date.parse(registeredAt)))
      const rows: string[] = []
      for (let end = world.now; end > oldest - DAY; end -= YEAR)
        rows.push(...(await charges(world, yearBefore(end))))
      return rows
        .filter((row) => row.includes('"Domain, one year"'))
        .map((row) => [row.split(',')[2], amountOf(row)])
        .sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0))
    },
    everywhere: false,
  },
  {
    name: 'latest invoice: net, lines',
    means: 'Charges of a finished billing month.',
    one: async (world) => (await world.all('/invoices')).slice(0, 1).map(({ net }) => net.amount),
    other: async (world) => {
      const [latest] = await world.all('/invoices')
      if (latest === undefined) return []
      const { lines } = await world.read(`/invoices/${latest.id}`)
      return [sum(lines.map((it: { amount: { amount: number } }) => it.amount.amount))]
    },
  },
  {
    name: 'invoices: total, net and tax',
    means: 'Costs of the month and the tax of the recipient’s country, rounded to the cent.',
    one: async (world) => (await world.all('/invoices')).map(({ amount }) => amount.amount),
    other: async (world) =>
      (await world.all('/invoices')).map(
        ({ net, tax }) => net.amount + Math.round((net.amount * tax.percent) / 100),
      ),
  },
  {
    name: 'latest invoice: total and due date, CSV',
    means: 'Costs of the month with tax, and the day by which they have to be paid.',
    one: async (world) =>
      (await world.all('/invoices'))
        .slice(0, 1)
        .map(({ amount, dueAt }) => [amount.amount, dueAt.slice(0, 10)]),
    other: async (world) => {
      const [latest] = await world.all('/invoices')
      if (latest === undefined) return []
      const rows: string[] = (await world.read(`/invoices/${latest.id}/csv`)).trimEnd().split('\r\n').slice(1)
      const amounts = rows.map((row) => Math.round(Number(row.split(',').at(-2)) * 100))
      return [[sum(amounts), rows[0]?.split(',')[3]]]
    },
  },
  {
    name: 'open invoices: summary, list',
    means: 'Invoices that are not paid, overdue ones included.',
    one: async (world) => {
      const { open } = await world.read('/invoices/summary')
      return [open.count, open.amount.amount]
    },
    other: async (world) => {
      const unpaid = (await world.all('/invoices')).filter(({ paidAt }) => paidAt === null)
      return [unpaid.length, sum(unpaid.map(({ amount }) => amount.amount))]
    },
  },
  {
    name: 'first day: invoices, members',
    means: 'The first invoice begins on the day that the first member joined.',
    one: async (world) =>
      (await world.all('/invoices')).at(-1)?.periodFrom.slice(0, 10) ?? (await firstDay(world)),
    other: firstDay,
  },
  {
    name: 'change of the spend: billing, its sums',
    means: 'Change of the spend against last month to date, in percent.',
    one: async (world) => (await world.read('/billing/summary')).changePercent,
    other: async (world) => {
      const { current, lastMonthToDate } = await world.read('/billing/summary')
      if (lastMonthToDate === null || lastMonthToDate.amount === 0) return null
      // JSON has no negative zero.
      return rounded((current.amount / lastMonthToDate.amount - 1) * 100, 1) + 0
    },
  },
]

async function firstDay(world: World): Promise<string> {
  const joined: string[] = (await world.all('/members')).flatMap(({ joinedAt }) => joinedAt ?? [])
  return joined.sort()[0]?.slice(0, 10) ?? ''
}

function byId(entries: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
}
