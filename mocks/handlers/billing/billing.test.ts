import { beforeEach, describe, expect, test } from 'vitest'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { DAY, HOUR, MINUTE } from '../../kernel/duration.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

let cloud: Cloud
beforeEach(async () => {
  cloud = await cloudUnderTest()
})

const read = async (path: string) => (await cloud.call('GET', path)).body
const summary = () => read('/billing/summary')

/** Cost of a resource in a period, in cents. */
async function costOf(name: string, period = 'current'): Promise<number> {
  const { items } = await read(`/billing/breakdown?by=resource&q=${name}&period=${period}`)
  return items.find((it: { name: string }) => it.name === name)?.cost.amount ?? 0
}

async function create(name: string, sizeId: string): Promise<string> {
  const networks = await read('/networks?region=us-east')
  const { body } = await cloud.call('POST', '/vms', {
    names: [name],
    region: 'us-east',
    imageId: 'img_debian13',
    sizeId,
    networkId: networks.items[0].id,
    sshKeyIds: [],
  })
  return body.items[0].id
}

describe('the demo organization', () => {
  // 81 % of $3,500, on any day of the month.
  test.each([
    TEST_START,
    Date.UTC(2026, 10, 22, 1, 17),
    Date.UTC(2026, 0, 26, 12),
    Date.UTC(2027, 0, 31, 23, 59),
    Date.UTC(2028, 1, 29, 5),
    Date.UTC(2026, 4, 27, 3),
  ])('has spent 81% of its budget at the start of the world (%d)', async (now) => {
    cloud = await cloudUnderTest({ now })
    const { budget, current, month, lastMonth, projected } = await summary()
    expect(budget).toMatchObject({ amount: { amount: 350_000 }, usedPercent: 81 })
    expect(Math.abs(current.amount - 283_500)).toBeLessThan(1_700)
    expect(month.day).toBeGreaterThan(23)
    expect(month.day).toBeLessThan(month.days + 1)
    expect(lastMonth.amount).toBeGreaterThan(250_000)
    expect(projected.amount).toBeGreaterThan(current.amount)
  })

  test('has twelve months of growing costs', async () => {
    const { buckets } = await read('/billing/trend/monthly?months=12')
    const months: number[] = buckets.map(({ cost }: { cost: { amount: number } }) => cost.amount)
    expect(months).toHaveLength(12)
    expect(Math.min(...months)).toBeGreaterThan(100_000)
    const half = (part: number[]) => part.reduce((a, b) => a + b, 0)
    expect(half(months.slice(6))).toBeGreaterThan(half(months.slice(0, 6)))
  })
})

test('charges every second at the price in force', async () => {
  const id = await create('priced', 'size_cpu16')
  cloud.forward(10 * HOUR)
  const perHour = 240 / 730
  expect(await costOf('priced')).toBe(Math.round(10 * perHour * 100))

  await cloud.call('POST', `/vms/${id}/stop`)
  cloud.forward(MINUTE)
  const { body } = await cloud.call('POST', `/vms/${id}/resize`, { sizeId: 'size_cpu48' })
  const resizedIn = Date.parse(body.transition.dueAt) - (TEST_START + 10 * HOUR)
  cloud.forward(10 * HOUR)
  const seconds = Math.floor(resizedIn / 1000)
  const hours = 10 + seconds / 3600
  const after = (10 * 3600 + 60 - seconds) / 3600
  const cents = (hours * perHour + after * (720 / 730)) * 100
  expect(Math.abs((await costOf('priced')) - cents)).toBeLessThanOrEqual(1)

  await cloud.call('DELETE', `/vms/${id}`)
  cloud.forward(HOUR)
  const gone = await costOf('priced')
  cloud.forward(DAY)
  expect(await costOf('priced', 'last')).toBe(gone)
  const { items } = await read('/billing/breakdown?by=resource&q=priced&period=last')
  expect(items).toMatchObject([{ id, isDeleted: true, item: 'CPU 48', service: 'virtual_machines' }])
})

test('has no period that ends after the last day that a date can name', async () => {
  const { status, body } = await cloud.call(
    'GET',
    '/billing/trend/daily?period=custom&from=9999-12-01&to=9999-12-31',
  )
  expect([status, body.code]).toEqual([400, 'invalid_range'])
})

test('costs what was forecast if nothing changes', async () => {
  const before = await summary()
  cloud.forward(Date.parse(before.month.to) - TEST_START + 6 * HOUR)
  const after = await summary()
  expect(after.lastMonth).toEqual(before.projected)
  expect(after.month.day).toBe(1)
  // Compared with the first six hours of last month, which had fewer resources.
  expect(after.changePercent).toBeGreaterThan(0)
})

test('costs nothing while a container is stopped, and charges up to now', async () => {
  const { items } = await read('/containers?q=&pageSize=100')
  const running = items.find(
    (it: { status: string; kind: string; monthlyCost: { amount: number } }) =>
      it.status === 'running' && it.kind !== 'job' && it.monthlyCost.amount > 0,
  )
  await cloud.call('POST', `/containers/${running.id}/stop`)
  cloud.forward(MINUTE)
  const stopped = await costOf(resourceLabel(running))
  cloud.forward(20 * HOUR)
  expect(await costOf(resourceLabel(running))).toBe(stopped)

  const projects = (await read('/projects')).items
  const to = projects.find(({ id }: { id: string }) => id !== running.projectId)
  const inProject = async (id: string) => {
    const { items: lines } = await read(`/billing/breakdown?by=resource&q=${running.name}&projectId=${id}`)
    return lines[0]?.cost.amount ?? 0
  }
  const before = await inProject(to.id)
  await cloud.call('POST', `/projects/${to.id}/resources`, { resourceIds: [running.id] })
  await cloud.call('POST', `/containers/${running.id}/start`)
  cloud.forward(10 * HOUR)
  expect((await inProject(to.id)) - before).toBeGreaterThan(0)
  expect(await inProject(running.projectId)).toBe(stopped)
})

test('a cost line has a resource type only if it is about a resource', async () => {
  const registrant = { firstName: 'Ada', lastName: 'Keller', email: 'ada@example.com' }
  const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, securityCode: '123' }
  await cloud.call('POST', '/domain-purchases', {
    ...registrant,
    domain: 'available.dev',
    card: { ...card, holderName: 'Ada Keller' },
  })
  const { items } = await read('/billing/breakdown?by=resource&service=dns')
  expect(items.map(({ name, resourceType }: Record<string, unknown>) => [name, resourceType])).toEqual([
    ['DNS plan Professional', null],
    ['available.dev', null],
  ])
})

describe('a budget', () => {
  const notifications = async () =>
    (await read('/notifications?limit=100')).items.filter(({ kind }: { kind: string }) => kind === 'billing')

  test('notifies once per reached threshold, within the hour', async () => {
    const before = (await notifications()).length
    const amount = { amount: 285_000, currency: 'USD' }
    const thresholds = [
      { basis: 'spend', percent: 100 },
      { basis: 'spend', percent: 90 },
    ]
    const { body, status } = await cloud.call('POST', '/budgets', { name: 'Tight', amount, thresholds })
    expect(status).toBe(201)
    // The lower threshold is passed already, so its notification comes with the budget.
    expect(body.reached).toEqual([{ basis: 'spend', percent: 90, at: body.createdAt }])
    expect((await notifications())[0]).toMatchObject({ title: 'Tight has reached 90%', at: body.createdAt })
    cloud.forward(HOUR)
    expect(await notifications()).toHaveLength(before + 1)
    cloud.forward(6 * HOUR)
    const after = await notifications()
    expect(after).toHaveLength(before + 2)
    expect(after[0]).toMatchObject({ title: 'Tight has reached 100%', href: '/billing' })
    const { reached, spent, state } = await read(`/budgets/${body.id}`)
    expect(reached).toContainEqual({ basis: 'spend', percent: 100, at: after[0].at })
    expect(spent.amount).toBeGreaterThan(amount.amount)
    expect(state).toBe('exceeded')
    cloud.forward(12 * HOUR)
    expect(
      (await notifications()).filter(({ title }: { title: string }) => title.startsWith('Tight')),
    ).toHaveLength(2)
    cloud.forward(2 * DAY)
    expect((await read(`/budgets/${body.id}`)).reached).toEqual([])
  })

  test('created over its thresholds notifies at once, of the highest that is spent', async () => {
    const before = await notifications()
    const thresholds = [50, 100, 80].flatMap((percent) =>
      (['spend', 'forecast'] as const).map((basis) => ({ basis, percent })),
    )
    const amount = { amount: 100_000, currency: 'USD' }
    const { body } = await cloud.call('POST', '/budgets', { name: 'Late', amount, thresholds })
    expect(body.reached).toHaveLength(6)
    const titles = (list: { title: string }[]) => list.map(({ title }) => title).toSorted()
    const after = await notifications()
    expect(titles(after.slice(0, after.length - before.length))).toEqual(['Late has reached 100%'])
    cloud.forward(2 * HOUR)
    expect(await notifications()).toHaveLength(before.length + 1)
  })

  test('notifies of a forecast after resources change', async () => {
    const { projected } = await summary()
    const amount = { amount: projected.amount + 500, currency: 'USD' }
    const thresholds = [{ basis: 'forecast', percent: 100 }]
    await cloud.call('POST', '/budgets', { name: 'Forecast', amount, thresholds })
    await create('dear', 'size_gpu1xH200')
    expect((await read('/billing/notices')).items).toContainEqual(
      expect.objectContaining({ kind: 'budget_forecast', type: 'warning' }),
    )
    cloud.forward(HOUR)
    expect((await notifications())[0]).toMatchObject({
      title: 'Forecast is expected to reach 100%',
      body: expect.stringMatching(
        /^At the current rate, this month will cost \$[\d,.]+\. The budget is \$[\d,.]+\.$/,
      ),
      severity: 'warning',
    })
  })

  test('notifies once of a forecast, even if an update changes nothing', async () => {
    const { projected } = await summary()
    const amount = { amount: projected.amount + 500, currency: 'USD' }
    const thresholds = [{ basis: 'forecast', percent: 100 }]
    const { body } = await cloud.call('POST', '/budgets', { name: 'Forecast', amount, thresholds })
    await create('dear', 'size_gpu1xH200')
    const ifMatch = { 'if-match': body.etag }
    const { status } = await cloud.call(
      'PATCH',
      `/budgets/${body.id}`,
      { name: 'Forecast' },
      undefined,
      ifMatch,
    )
    expect(status).toBe(200)
    cloud.forward(HOUR)
    expect(
      (await notifications()).filter(({ title }: { title: string }) => title.startsWith('Forecast')),
    ).toHaveLength(1)
  })

  test('is deleted with its project, and notifies people with view_billing', async () => {
    const made = await cloud.call('POST', '/projects', { name: 'Short-lived' })
    const amount = { amount: 1000, currency: 'USD' }
    const { body } = await cloud.call('POST', '/budgets', { name: 'Small', amount, projectId: made.body.id })
    expect(body.project).toEqual({ id: made.body.id, name: 'Short-lived' })
    const { items } = await read('/projects/usage')
    expect(items).toContainEqual(expect.objectContaining({ projectId: made.body.id, budgetCount: 1 }))
    const deleted = await cloud.call('DELETE', `/projects/${made.body.id}`)
    expect(deleted.status).toBe(204)
    expect((await cloud.call('GET', `/budgets/${body.id}`)).status).toBe(404)
    const [entry] = (await read('/audit-log')).items
    expect(entry.detail).toBe('Deleted its budget Small.')
  })
})

describe('the end of a trial', () => {
  test('is written as the day in the time zone of each user', async () => {
    // 05:00 UTC is the day before in Los Angeles.
    cloud = await cloudUnderTest({ seedVariants: ['trial-ending'], now: Date.UTC(2026, 2, 2, 5) })
    const trialNotices = async () => {
      const { items } = await read('/billing/notices')
      return items.filter(({ kind }: { kind: string }) => kind === 'trial_ending')
    }
    const moveTo = (timezone: 'utc' | 'pst') =>
      cloud.database.transaction((tx) => {
        for (const { id } of tx.users.by('email', 'owner@nimbus.example')) tx.users.update(id, { timezone })
        for (const { id, trialEndsAt } of tx.subscriptions.all()) {
          if (trialEndsAt !== null) tx.subscriptions.update(id, { nextAt: trialEndsAt - DAY })
        }
      })
    await moveTo('utc')
    expect(await trialNotices()).toMatchObject([{ title: 'Trial of Team ends on March 4' }])
    await moveTo('pst')
    expect(await trialNotices()).toMatchObject([{ title: 'Trial of Team ends on March 3' }])
    cloud.forward(DAY + MINUTE)
    const { items } = await read('/notifications')
    expect(items).toContainEqual(
      expect.objectContaining({ title: 'Your trial of Team ends on March 3, 2026' }),
    )
  })
})
