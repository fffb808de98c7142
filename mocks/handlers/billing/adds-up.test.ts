import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RegisteredDomain } from '#src/api/generated/types.gen.ts'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../kernel/duration.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

interface Cost {
  readonly id: string
  readonly name: string
  readonly service: string | null
  readonly resourceType: string | null
  readonly cost: { readonly amount: number }
}

interface Bucket {
  readonly from: string
  readonly to: string
  readonly cost: { readonly amount: number }
  readonly services: readonly { readonly cost: { readonly amount: number } }[]
  readonly forecast: { readonly amount: number }
}

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)
const costs = (lines: readonly Pick<Cost, 'cost'>[]) => sum(lines.map(({ cost }) => cost.amount))

async function read(cloud: Cloud, path: string) {
  const { status, body } = await cloud.call('GET', path)
  expect(`${path} ${status}`).toBe(`${path} 200`)
  return body
}

/** Reads all pages of a list. */
async function all<Item>(cloud: Cloud, path: string): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; ; page++) {
    const body = await read(cloud, `${path}${path.includes('?') ? '&' : '?'}pageSize=100&page=${page}`)
    items.push(...body.items)
    if (items.length >= body.total) return items
  }
}

/** Asserts that all billing figures of a period agree to the cent. */
async function addsUp(cloud: Cloud): Promise<void> {
  const summary = await read(cloud, '/billing/summary')
  const month: number = summary.current.amount

  for (const by of ['service', 'resource', 'project']) {
    expect([by, costs(await all<Cost>(cloud, `/billing/breakdown?by=${by}`))]).toEqual([by, month])
  }

  const daily = await read(cloud, '/billing/trend/daily')
  const days: readonly Bucket[] = daily.buckets
  expect(days.length).toBe(summary.month.days)
  expect(costs(days)).toBe(month)
  for (const day of days) expect(costs(day.services)).toBe(day.cost.amount)
  expect(month + sum(days.map(({ forecast }) => forecast.amount))).toBe(summary.projected.amount)

  const { current, lastMonth } = await read(cloud, '/dashboard/spend')
  expect([current, lastMonth]).toEqual([summary.current, summary.lastMonthToDate])

  const resources = await all<Cost>(cloud, '/billing/breakdown?by=resource')
  const vms = await all<{ id: string; costToDate: { amount: number } }>(cloud, '/vms')
  const lines = new Map(resources.map((it) => [it.id, it.cost.amount]))
  for (const { id, costToDate } of vms) expect([id, costToDate.amount]).toEqual([id, lines.get(id) ?? 0])
  const ofMachines = resources.filter(({ resourceType }) => resourceType === 'vm')
  const machines = await all<Cost>(
    cloud,
    '/billing/breakdown?by=service&service=virtual_machines&service=gpu',
  )
  expect(costs(machines)).toBe(costs(ofMachines))
  const present = new Set(vms.map(({ id }) => id))
  const gone = ofMachines.filter(({ id }) => !present.has(id))
  expect(sum(vms.map(({ costToDate }) => costToDate.amount)) + costs(gone)).toBe(costs(machines))

  const projects = await all<Cost>(cloud, '/billing/breakdown?by=project')
  const { items } = await read(cloud, '/projects/costs')
  for (const { projectId, cost } of items) {
    expect(cost.amount).toBe(projects.find(({ id }) => id === projectId)?.cost.amount ?? 0)
  }

  const rows = (await read(cloud, '/billing/charges/csv')).trimEnd().split('\r\n').slice(1)
  expect(sum(rows.map((row: string) => Math.round(Number(row.slice(row.lastIndexOf(',') + 1)) * 100)))).toBe(
    month,
  )

  await finishedMonthsAddUp(cloud, summary.lastMonth?.amount ?? 0)
}

async function finishedMonthsAddUp(cloud: Cloud, last: number): Promise<void> {
  const months: readonly Bucket[] = (await read(cloud, '/billing/trend/monthly?months=24')).buckets
  const finished = months.slice(0, -1)
  expect(finished.at(-1)?.cost.amount ?? 0).toBe(last)
  for (const by of ['service', 'resource', 'project']) {
    expect(costs(await all<Cost>(cloud, `/billing/breakdown?period=last&by=${by}`))).toBe(last)
  }
  const invoices = await all<{ id: string; periodFrom: string; amount: { amount: number } }>(
    cloud,
    '/invoices',
  )
  const domains = await all<RegisteredDomain>(cloud, '/registered-domains')
  // A card has paid for the first year of a domain.
  const prepaid = ({ from, to }: Bucket) =>
    sum(
      domains
        .filter(({ registeredAt: at }) => from < at && at <= to)
        .map(({ renewalPrice }) => renewalPrice.amount),
    )
  const billed = new Map(finished.map((month) => [month.from, month.cost.amount - prepaid(month)]))
  expect(invoices.length).toBeGreaterThan(0)
  for (const { periodFrom, amount } of invoices) {
    expect([periodFrom, amount.amount]).toEqual([periodFrom, billed.get(periodFrom)])
  }
  const [latest] = invoices.toSorted((a, b) => (a.periodFrom < b.periodFrom ? 1 : -1))
  if (latest !== undefined) {
    const { lines } = await read(cloud, `/invoices/${latest.id}`)
    expect(sum(lines.map((it: { amount: { amount: number } }) => it.amount.amount))).toBe(
      latest.amount.amount,
    )
  }
}

/** Past figures: completed days and the sum so far. Later actions must not change them. */
async function pastOf(cloud: Cloud, now: number) {
  const { buckets, cost } = await read(
    cloud,
    '/billing/trend/daily?period=custom&from=2026-01-04&to=2027-01-31',
  )
  const days = buckets.filter(({ to }: Bucket) => Date.parse(to) <= now)
  return { days: days.map((day: Bucket) => day.cost.amount), cost: cost.amount }
}

/** Random user action on the `nth` resource; a denied one must change nothing. */
type UserAction =
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'create' | 'resize' | 'rename' | 'move' | 'delete'; readonly nth: number }
  | { readonly do: 'stop' | 'start' | 'scale' | 'grow' | 'zone' | 'plan'; readonly nth: number }

const KINDS = ['vms', 'containers', 'databases', 'volumes', 'load-balancers', 'firewalls', 'dns-zones']

async function act(cloud: Cloud, event: UserAction, step: number): Promise<void> {
  if (event.do === 'wait') {
    cloud.forward(event.ms)
    return
  }
  const { nth } = event
  const pick = async (path: string) => {
    const items = await all<{ id: string; sizeGb: number }>(cloud, `/${path}`)
    return items[nth % items.length]
  }
  const path = KINDS[nth % KINDS.length] ?? 'vms'
  switch (event.do) {
    case 'create': {
      const { items } = await read(cloud, '/networks?region=us-east')
      await cloud.call('POST', '/vms', {
        names: [`made-${step}`],
        region: 'us-east',
        imageId: 'img_debian13',
        sizeId: nth % 2 === 0 ? 'size_gpu1xH200' : 'size_standard',
        networkId: items[0].id,
        sshKeyIds: [],
      })
      return
    }
    case 'resize':
      await cloud.call('POST', `/vms/${(await pick('vms'))?.id}/resize`, { sizeId: 'size_cpu16' })
      return
    case 'rename':
      await cloud.call('PATCH', `/${path}/${(await pick(path))?.id}`, { name: `renamed-${step}` })
      return
    case 'move': {
      const projects = (await read(cloud, '/projects')).items
      const target = projects[nth % projects.length].id
      await cloud.call('POST', `/projects/${target}/resources`, { resourceIds: [(await pick(path))?.id] })
      return
    }
    case 'delete':
      await cloud.call('DELETE', `/${path}/${(await pick(path))?.id}`)
      return
    case 'stop':
    case 'start':
      await cloud.call('POST', `/containers/${(await pick('containers'))?.id}/${event.do}`)
      return
    case 'scale':
      await cloud.call('POST', `/containers/${(await pick('containers'))?.id}/scale`, { replicas: nth % 5 })
      return
    case 'grow': {
      const volume = await pick('volumes')
      await cloud.call('POST', `/volumes/${volume?.id}/grow`, { sizeGb: (volume?.sizeGb ?? 0) + 50 })
      return
    }
    case 'zone':
      await cloud.call('POST', '/dns-zones', {
        domain: `made-${step}.example`,
      })
      return
    case 'plan':
      await cloud.call('PUT', '/dns-plan', {
        planId: nth % 2 === 0 ? 'dnsplan_enterprise' : 'dnsplan_professional',
      })
      return
  }
}

const events = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        ms: fc.constantFrom(7 * SECOND, 61 * SECOND + 250, 17 * MINUTE, 5 * HOUR, 3 * DAY, 33 * DAY),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'create' as const,
          'resize' as const,
          'rename' as const,
          'move' as const,
          'delete' as const,
          'stop' as const,
          'start' as const,
          'scale' as const,
          'grow' as const,
          'zone' as const,
          'plan' as const,
        ),
        nth: fc.nat(60),
      }),
    },
  ),
  { minLength: 6, maxLength: 24 },
)

test('adds up to the cent at the start of the world', async () => {
  await addsUp(await cloudUnderTest({ seedVariants: ['failures', 'unpaid-invoices'] }))
})

test('adds up to the cent after any action at any time', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(events, async (list) => {
      const cloud = await cloudUnderTest({ seedVariants: ['failures', 'unpaid-invoices'] })
      let now = TEST_START
      let before = await pastOf(cloud, now)
      for (const [step, event] of list.entries()) {
        await act(cloud, event, step)
        if (event.do === 'wait') now += event.ms
        const after = await pastOf(cloud, now)
        if (event.do !== 'wait') expect(after.cost).toBe(before.cost)
        expect(after.days.slice(0, before.days.length)).toEqual(before.days)
        before = after
      }
      await addsUp(cloud)
    }),
    { numRuns: 12, seed: 5 },
  )
})
