import { describe, expect, test } from 'vitest'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { MINUTE } from '../kernel/duration.ts'

const action = (cloud: Awaited<ReturnType<typeof cloudUnderTest>>, names: string[]) =>
  cloud.call('GET', '/networks?region=us-east').then(({ body }) =>
    cloud.call('POST', '/vms', {
      names,
      region: 'us-east',
      imageId: 'img_debian13',
      sizeId: 'size_basic',
      networkId: body.items[0].id,
      sshKeyIds: [],
    }),
  )

describe('life cycles', () => {
  test('a new VM is starting until its deadline, then runs since that time', async () => {
    const cloud = await cloudUnderTest()
    const created = await action(cloud, ['one'])
    expect(created.status).toBe(202)
    const [vm] = created.body.items
    expect(vm).toMatchObject({ status: 'starting', publicIp: null, startedAt: null, metrics: null })
    const dueAt = Date.parse(vm.transition.dueAt)

    cloud.forward(dueAt - TEST_START - 1)
    expect((await cloud.vm('one')).status).toBe('starting')
    cloud.forward(1 + 10 * MINUTE)
    const running = await cloud.vm('one')
    expect(running).toMatchObject({ status: 'running', transition: null, startedAt: vm.transition.dueAt })
    expect(running.updatedAt).toBe(vm.transition.dueAt)
    expect(running.publicIp).toMatch(/^(203\.0\.113|198\.51\.100|192\.0\.2)\./)
    expect(running.metrics).not.toBeNull()

    const { body } = await cloud.call('GET', '/notifications?limit=1')
    expect(body.items[0]).toMatchObject({
      title: 'one is running',
      at: vm.transition.dueAt,
      severity: 'success',
    })
  })

  test('stop, start, restart and delete end as the life cycle says, with activities', async () => {
    const cloud = await cloudUnderTest()
    const { id } = await cloud.vm('web-prod-01')
    const step = async (path: string, during: string, after: string) => {
      const response = await cloud.call('POST', `/vms/${id}/${path}`)
      expect(response.body.status).toBe(during)
      cloud.forward(MINUTE)
      expect((await cloud.call('GET', `/vms/${id}`)).body.status).toBe(after)
    }
    await step('stop', 'stopping', 'stopped')
    await step('start', 'starting', 'running')
    await step('restart', 'restarting', 'running')
    const { body } = await cloud.call('GET', `/vms/${id}/activity?limit=3`)
    expect(body.items.map((it: { action: string; outcome: string }) => `${it.action} ${it.outcome}`)).toEqual(
      ['vm.restarted succeeded', 'vm.started succeeded', 'vm.stopped succeeded'],
    )
    expect((await cloud.call('DELETE', `/vms/${id}`)).body).toMatchObject({
      status: 'deleting',
      publicIp: null,
    })
    cloud.forward(MINUTE)
    expect((await cloud.call('GET', `/vms/${id}`)).status).toBe(404)
  })

  test('a resize returns the old size, reserves the larger one, and ends with the new size', async () => {
    const cloud = await cloudUnderTest()
    const before = await cloud.vm('web-prod-01')
    const used = async () => (await cloud.call('GET', '/quotas')).body.items[1].used
    const vcpus = await used()
    const response = await cloud.call('POST', `/vms/${before.id}/resize`, { sizeId: 'size_premium2x' })
    expect(response.body).toMatchObject({
      status: 'resizing',
      sizeId: 'size_premium',
      publicIp: before.publicIp,
    })
    expect(await used()).toBe(vcpus + 4)
    cloud.forward(MINUTE)
    expect(await cloud.vm('web-prod-01')).toMatchObject({
      status: 'running',
      sizeId: 'size_premium2x',
      monthlyCost: { amount: 8000, currency: 'USD' },
    })
    expect(await used()).toBe(vcpus + 4)
  })

  test('a name starting with fail- never starts, but can be deleted', async () => {
    const cloud = await cloudUnderTest()
    await action(cloud, ['fail-1'])
    cloud.forward(MINUTE)
    const vm = await cloud.vm('fail-1')
    expect(vm).toMatchObject({ status: 'error', publicIp: null, startedAt: null })
    expect(vm.statusReason).toMatch(/\.$/)
    await cloud.call('POST', `/vms/${vm.id}/restart`)
    cloud.forward(MINUTE)
    expect((await cloud.vm('fail-1')).status).toBe('error')
    await cloud.call('DELETE', `/vms/${vm.id}`)
    cloud.forward(MINUTE)
    expect((await cloud.call('GET', `/vms/${vm.id}`)).status).toBe(404)
  })

  test('a failure rate of 1 fails every action and notifies its requester', async () => {
    const cloud = await cloudUnderTest({ lifecycle: { failureRate: 1, durationFactor: 1 } })
    const { id } = await cloud.vm('web-prod-01')
    await cloud.call('POST', `/vms/${id}/stop`, undefined, 'nimbus_demo_admin')
    cloud.forward(MINUTE)
    expect((await cloud.vm('web-prod-01')).status).toBe('error')
    const news = (key: string) => cloud.call('GET', '/notifications?limit=1', undefined, key)
    expect((await news('nimbus_demo_admin')).body).toMatchObject({
      unreadCount: 4,
      items: [{ title: 'web-prod-01 has failed', severity: 'critical' }],
    })
    expect((await news('nimbus_demo_owner')).body.unreadCount).toBe(3)
  })

  test('with a duration factor of 0, the next request sees the end', async () => {
    const cloud = await cloudUnderTest({ lifecycle: { failureRate: 0, durationFactor: 0 } })
    expect((await action(cloud, ['now'])).body.items[0].status).toBe('starting')
    expect((await cloud.vm('now')).status).toBe('running')
  })

  test.for([0, 1e-9, 0.0001])(
    'with a duration factor of %d, a started job also completes',
    async (factor) => {
      const cloud = await cloudUnderTest({ lifecycle: { failureRate: 0, durationFactor: factor } })
      const find = async () => (await cloud.call('GET', '/containers?q=nightly-report')).body.items[0]
      const { id } = await find()
      expect((await cloud.call('POST', `/containers/${id}/start`)).body.status).toBe('pending')
      // With a factor above 0, both steps take at least a millisecond.
      if (factor > 0) cloud.forward(10)
      expect(await find()).toMatchObject({ status: 'completed', transition: null })
      const { body } = await cloud.call('GET', `/containers/${id}/activity?limit=2`)
      const activities = body.items.map(
        (it: { action: string; outcome: string }) => `${it.action} ${it.outcome}`,
      )
      // With a factor of 0, both have the same time, and any order.
      expect(activities.toSorted()).toEqual(['container.completed succeeded', 'container.started succeeded'])
    },
  )
})

describe('settling', () => {
  /** Runs the same actions in two worlds: one evaluated all the time, the other once at the end. */
  async function history(looks: number) {
    const cloud = await cloudUnderTest()
    await action(cloud, ['a', 'b', 'c', 'fail-d'])
    const { id } = await cloud.vm('db-replica')
    await cloud.call('POST', `/vms/${id}/stop`)
    for (let i = 0; i < looks; i++) {
      cloud.forward((2 * MINUTE) / looks)
      await cloud.call('GET', '/vms/summary')
    }
    return cloud.database.snapshot()
  }

  test('gives the same history however often jobs run', async () => {
    expect(await history(40)).toEqual(await history(1))
  })

  test('runs jobs in the order of their deadlines', async () => {
    const cloud = await cloudUnderTest()
    await action(cloud, ['a', 'b', 'c', 'd', 'e', 'f'])
    cloud.forward(MINUTE)
    await cloud.call('GET', '/vms')
    const { notifications = [] } = await cloud.database.snapshot()
    const added = notifications.filter((it) => it.at >= TEST_START).map((it) => it.at)
    expect(added).toHaveLength(6)
    expect(added).toEqual(added.toSorted((a, b) => a - b))
  })

  test('continues after a reload in the middle to the same end', async () => {
    const before = await cloudUnderTest()
    await action(before, ['a', 'fail-b'])
    const rows = await before.database.snapshot()
    before.forward(MINUTE)
    await before.call('GET', '/vms')
    const after = await cloudUnderTest({ rows: structuredClone(rows), now: TEST_START + MINUTE })
    await after.call('GET', '/vms')
    expect(await after.database.snapshot()).toEqual(await before.database.snapshot())
  })
})
