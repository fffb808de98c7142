import { beforeEach, describe, expect, test } from 'vitest'
import { cloudUnderTest, RESOURCE_LISTS, TEST_START } from '#tests/support/cloud.ts'
import { HOUR } from '../../kernel/duration.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

let cloud: Cloud
beforeEach(async () => {
  cloud = await cloudUnderTest()
})

const look = async (widget: string, from: Cloud = cloud) =>
  (await from.call('GET', `/dashboard/${widget}`)).body

/** Totals of all lists. */
async function readTotals(): Promise<Record<string, number>> {
  const found = await Promise.all(
    RESOURCE_LISTS.map(
      async (path) => [path, (await cloud.call('GET', `/${path}?pageSize=1`)).body.total ?? 0] as const,
    ),
  )
  return Object.fromEntries(found)
}

test('matches the counts of the lists', async () => {
  const sum = Object.values(await readTotals()).reduce((a, b) => a + b, 0)
  const { resources } = await look('overview')
  expect(resources.current).toBe(sum)
  const { items } = await look('services')
  expect(items.reduce((all: number, it: { resources: number }) => all + it.resources, 0)).toBe(sum)
})

test('compares with the count of a month ago, including resources deleted since', async () => {
  const before = await look('overview')
  const vm = await cloud.vm('backup-archive')
  await cloud.call('DELETE', `/vms/${vm.id}`)
  cloud.forward(HOUR)
  const after = await look('overview')
  expect(after.resources).toEqual({
    current: before.resources.current - 1,
    lastMonth: before.resources.lastMonth,
  })
})

test('counts firing alerts, now and a month ago', async () => {
  const { body } = await cloud.call('GET', '/alerts/summary')
  const { activeAlerts } = await look('overview')
  expect(activeAlerts.current).toBe(body.active)
  cloud.forward(2 * HOUR)
  await cloud.call('POST', '/alert-rules', {
    name: 'Always',
    condition: 'CPU > 0.1%',
    durationMinutes: 1,
    severity: 'info',
    resourceIds: [(await cloud.vm('web-prod-01')).id],
  })
  cloud.forward(HOUR)
  const fires = await look('overview')
  const then = (await cloud.call('GET', '/alerts/summary')).body.active
  expect(fires.activeAlerts.current).toBe(then)
  // April has a day less than March: a month later at the same time of day.
  cloud.forward(31 * 24 * HOUR)
  expect((await look('overview')).activeAlerts.lastMonth).toBe(then)
})

test('lowers uptime for failures only', async () => {
  const { uptimePercent } = await look('overview')
  expect(uptimePercent.current).toBeGreaterThan(90)
  expect(uptimePercent.current).toBeLessThan(100)
  const vm = await cloud.vm('web-prod-01')
  await cloud.call('POST', `/vms/${vm.id}/stop`)
  cloud.forward(24 * HOUR)
  const failedOnly = await look('overview')
  expect(failedOnly.uptimePercent.current).toBeGreaterThan(90)
})

describe('spend', () => {
  test('begins at nothing with the month, and goes on hour by hour', async () => {
    const { month } = (await cloud.call('GET', '/billing/summary')).body
    cloud.forward(Date.parse(month.to) - TEST_START)
    expect((await look('spend')).current.amount).toBe(0)
    cloud.forward(10 * HOUR)
    const ten = (await look('spend')).current.amount
    cloud.forward(10 * HOUR)
    const twenty = (await look('spend')).current.amount
    expect(twenty / ten).toBeGreaterThan(1.9)
    expect(twenty / ten).toBeLessThan(2.1)
  })

  test('of a VM is its hours', async () => {
    const before = (await look('spend')).current.amount
    const { body } = await cloud.call('GET', '/networks?region=us-east')
    const order = {
      names: ['spender'],
      region: 'us-east',
      imageId: 'img_debian13',
      sizeId: 'size_cpu96',
      networkId: body.items[0].id,
      sshKeyIds: [],
    }
    const with1 = await cloudUnderTest()
    await with1.call('POST', '/vms', {
      ...order,
      networkId: (await with1.call('GET', '/networks?region=us-east')).body.items[0].id,
    })
    with1.forward(10 * HOUR)
    cloud.forward(10 * HOUR)
    const without = (await look('spend')).current.amount
    const { hourlyRate } = await with1.vm('spender')
    expect((await look('spend', with1)).current.amount - without).toBeCloseTo(hourlyRate.micros / 1000, -1)
    expect(without).toBeGreaterThan(before)
  })

  test('is for those who may see it', async () => {
    for (const key of ['nimbus_demo_viewer', 'nimbus_demo_developer']) {
      expect((await cloud.call('GET', '/dashboard/spend', undefined, key)).status).toBe(403)
    }
    expect((await cloud.call('GET', '/dashboard/spend', undefined, 'nimbus_demo_admin')).status).toBe(200)
  })
})

test('weighs processors by their size', async () => {
  const { usedPercent, vcpus, top, history } = await look('cpu')
  const { body } = await cloud.call('GET', '/vms?pageSize=100&status=running')
  const on = body.items as { vcpus: number; metrics: { cpuPercent: number } }[]
  const sum = (of: (vm: (typeof on)[number]) => number) => on.map(of).reduce((a, b) => a + b, 0)
  expect(vcpus).toBe(sum((vm) => vm.vcpus))
  expect(usedPercent).toBeCloseTo(sum((vm) => vm.vcpus * vm.metrics.cpuPercent) / vcpus, 0)
  expect(top).toHaveLength(5)
  expect(top[0].percent).toBe(Math.max(...on.map((vm) => vm.metrics.cpuPercent)))
  expect(history.series[0].values).toHaveLength(48)
  expect(history.series[0].values.every((value: number | null) => value !== null)).toBe(true)
})

test('fills storage with what volumes and databases have', async () => {
  const { usedGb, totalGb, top, history } = await look('storage')
  expect(usedGb).toBeGreaterThan(0)
  expect(usedGb).toBeLessThan(totalGb)
  const { values } = history.series[0]
  expect(values).toHaveLength(48)
  expect(values.at(-1)).toBeCloseTo((usedGb / totalGb) * 100, 0)
  expect(top[0].percent).toBeGreaterThanOrEqual(top.at(-1).percent)
})

test('of an empty organization is nothing, and no division by it', async () => {
  const empty = await cloudUnderTest({ dataset: 'empty' })
  const overview = await look('overview', empty)
  expect(overview).toMatchObject({ resources: { current: 0 }, uptimePercent: { current: null } })
  expect((await look('spend', empty)).current.amount).toBe(0)
  expect((await look('services', empty)).items.map((it: { health: string }) => it.health)).toEqual(
    Array.from({ length: 5 }, () => 'healthy'),
  )
  expect(await look('cpu', empty)).toMatchObject({ usedPercent: null, vcpus: 0, top: [] })
  expect(await look('storage', empty)).toMatchObject({ usedGb: 0, totalGb: 0, top: [] })
})
