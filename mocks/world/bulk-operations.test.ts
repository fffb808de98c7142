import { expect, test } from 'vitest'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { SECOND } from '../kernel/duration.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

/** More items than run at once; none of them exists. */
const MANY = Array.from({ length: 250 }, (_, index) => `vm_nowhere${index}`)

async function start(cloud: Cloud, action: string, ids: readonly string[]) {
  const selection = { by: 'ids', ids }
  const { status, body } = await cloud.call('POST', '/bulk-operations', {
    resourceType: 'vm',
    action,
    selection,
  })
  expect(status).toBe(202)
  return body
}

const read = async (cloud: Cloud, { id }: { readonly id: string }) =>
  (await cloud.call('GET', `/bulk-operations/${id}`)).body

const restored = async (cloud: Cloud, now: number) =>
  cloudUnderTest({ rows: await cloud.database.snapshot(), now })

test('goes on after a restart, before any handler is loaded', async () => {
  const cloud = await cloudUnderTest()
  const vm = await cloud.vm('web-prod-01')
  const started = await start(cloud, 'restart', [...MANY, vm.id])
  expect(await read(cloud, started)).toMatchObject({ status: 'running', counts: { pending: 151 } })
  const again = await restored(cloud, TEST_START + 10 * SECOND)
  expect((await again.call('GET', '/session')).status).toBe(200)
  expect(await read(again, started)).toMatchObject({
    status: 'failed',
    counts: { pending: 0, succeeded: 1, failed: 250 },
  })
  // The VM was restarted at the time of its batch, not at that of the request.
  expect(await again.vm('web-prod-01')).toMatchObject({ status: 'restarting' })
  const { body } = await again.call('GET', `/vms/${vm.id}/activity?limit=1`)
  expect(Date.parse(body.items[0].at)).toBe(TEST_START + 2 * SECOND)
})

test('has the same history, however often the world is looked at', async () => {
  const outcomes = await Promise.all(
    [1, 7].map(async (looks) => {
      const cloud = await cloudUnderTest()
      const { body } = await cloud.call('GET', '/vms?sort=name&pageSize=100')
      const ids = body.items.map(({ id }: { id: string }) => id)
      const started = await start(cloud, 'restart', [...MANY, ...ids])
      for (let look = 0; look < looks; look++) {
        cloud.forward((7 * SECOND) / looks)
        await cloud.call('GET', '/session')
      }
      const items = await cloud.call('GET', `/bulk-operations/${started.id}/items?pageSize=100&page=3`)
      return items.body
    }),
  )
  expect(outcomes[0]).toEqual(outcomes[1])
})

test('ends at once where actions take no time', async () => {
  const cloud = await cloudUnderTest({ lifecycle: { failureRate: 0, durationFactor: 0 } })
  const started = await start(cloud, 'start', MANY)
  expect(await read(cloud, started)).toMatchObject({ status: 'failed', counts: { failed: 250, pending: 0 } })
})

test('keeps what another item wrote when one fails', async () => {
  const cloud = await cloudUnderTest()
  const [vm, volume] = [await cloud.vm('web-prod-01'), await cloud.vm('web-prod-02')]
  await cloud.call('PATCH', `/vms/${volume.id}`, { deletionProtection: true })
  const started = await start(cloud, 'delete', [vm.id, volume.id])
  expect(await read(cloud, started)).toMatchObject({ status: 'failed', counts: { succeeded: 1, failed: 1 } })
  expect((await cloud.vm('web-prod-01')).status).toBe('deleting')
  expect((await cloud.vm('web-prod-02')).status).not.toBe('deleting')
})

test('fails after the key was revoked', async () => {
  const cloud = await cloudUnderTest()
  const key = 'nimbus_demo_admin'
  const body = { resourceType: 'vm', action: 'start', selection: { by: 'ids', ids: MANY } }
  const started = (await cloud.call('POST', '/bulk-operations', body, key)).body
  await read(cloud, started)
  await cloud.database.transaction((tx) => {
    const [row] = tx.bulkOperations.by('status', 'running')
    if (row?.keyId) tx.apiKeys.update(row.keyId, { revokedAt: TEST_START })
  })
  cloud.forward(SECOND)
  const { items } = (
    await cloud.call('GET', `/bulk-operations/${started.id}/items?sort=-position&pageSize=100&page=2`)
  ).body
  expect(items.at(0).problem.code).toBe('invalid_api_key')
})
