import { expect, test, vi } from 'vitest'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { HOUR, MINUTE, SECOND } from '../kernel/duration.ts'
import { type JobHandler, jobHandlers } from './job-handlers.ts'

const at = (time: number) => new Date(time).toISOString()
const STOP = TEST_START + HOUR

/** Cloud with a running VM that stops an hour from now. */
async function scheduled(options: Parameters<typeof cloudUnderTest>[0] = {}) {
  const cloud = await cloudUnderTest(options)
  const { id } = await cloud.vm('web-prod-01')
  const set = (schedule: unknown) => cloud.call('PATCH', `/vms/${id}`, { schedule })
  await set({ stopAt: at(STOP) })
  const activities = async () => (await cloud.call('GET', `/vms/${id}/activity?limit=10`)).body.items
  return { ...cloud, id, set, activities, vmNow: () => cloud.vm('web-prod-01') }
}

test('a stop is recorded at its own time, by the schedule', async () => {
  const { forward, vmNow, activities } = await scheduled()
  forward(5 * HOUR)
  expect(await vmNow()).toMatchObject({ status: 'stopped', startedAt: null, schedule: null })
  expect((await activities())[0]).toMatchObject({
    at: at(STOP),
    actor: { kind: 'system', name: 'Scheduled' },
    action: 'vm.stopped',
    outcome: 'succeeded',
  })
})

test('a VM that stops and starts several times at once gets its address back each time', async () => {
  const { set, forward, vmNow } = await scheduled()
  const { publicIp } = await vmNow()
  const hours = { startTime: '08:00', stopTime: '18:00', timeZone: 'UTC' }
  await set({ officeHours: { weekdays: ['monday', 'tuesday', 'wednesday'], ...hours } })
  forward(50 * HOUR)
  expect(await vmNow()).toMatchObject({ status: 'running', publicIp })
})

test('a start that fails by schedule notifies those who manage resources', async () => {
  const { id, call, set, forward } = await scheduled()
  const hours = { startTime: '08:00', stopTime: '18:00', timeZone: 'UTC' }
  await set({ officeHours: { weekdays: ['monday', 'tuesday'], ...hours } })
  await call('PATCH', `/vms/${id}`, { name: 'fail-web' })
  forward(24 * HOUR)
  expect((await call('GET', `/vms/${id}`)).body).toMatchObject({ status: 'error' })
  const isNotified = async (key: string) =>
    (await call('GET', '/notifications?limit=20', undefined, key)).body.items.some(
      ({ title }: { title: string }) => title === 'fail-web has failed',
    )
  expect(
    await Promise.all(['owner', 'admin', 'viewer'].map((role) => isNotified(`nimbus_demo_${role}`))),
  ).toEqual([true, true, false])
})

test('a stop waits for a transition in progress', async () => {
  const { id, call, forward, vmNow, activities } = await scheduled()
  forward(HOUR - 2 * SECOND)
  expect((await call('POST', `/vms/${id}/restart`)).status).toBe(202)
  forward(2 * SECOND)
  expect(await vmNow()).toMatchObject({ status: 'restarting' })
  forward(MINUTE)
  expect(await vmNow()).toMatchObject({ status: 'stopped', schedule: null })
  expect((await activities()).slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
    'vm.stopped',
    'vm.restarted',
  ])
})

test('a VM that a bulk operation restarts then is stopped after it', async () => {
  const { id, call, forward, vmNow } = await scheduled()
  forward(HOUR - 2 * SECOND)
  const operation = { resourceType: 'vm', action: 'restart', selection: { by: 'ids', ids: [id] } }
  expect((await call('POST', '/bulk-operations', operation)).status).toBe(202)
  forward(MINUTE)
  expect(await vmNow()).toMatchObject({ status: 'stopped' })
})

test('nothing happens to a VM that is off already', async () => {
  const { id, call, forward, vmNow, activities } = await scheduled()
  await call('POST', `/vms/${id}/stop`)
  forward(2 * HOUR)
  expect(await vmNow()).toMatchObject({ status: 'stopped', schedule: null })
  const [last] = await activities()
  expect(last).toMatchObject({ action: 'vm.stopped', actor: { kind: 'key' } })
})

test('a VM that is being deleted goes, with its schedule', async () => {
  const { id, call, forward, database } = await scheduled()
  forward(HOUR - SECOND)
  expect((await call('DELETE', `/vms/${id}`)).status).toBe(202)
  forward(HOUR)
  expect((await call('GET', `/vms/${id}`)).status).toBe(404)
  await database.read(({ vms }) => expect(vms.get(id)).toBeUndefined())
})

test('office hours start a stopped VM, and of a stop and a start at once only the stop runs', async () => {
  const { set, forward, vmNow, activities } = await scheduled()
  const officeHours = { weekdays: ['monday'], startTime: '12:00', stopTime: '20:00', timeZone: 'UTC' }
  await set({ stopAt: at(STOP), officeHours })
  forward(2 * HOUR)
  expect(await vmNow()).toMatchObject({
    status: 'stopped',
    schedule: { stopAt: null, nextStartAt: '2026-03-02T12:00:00.000Z' },
  })
  forward(2 * HOUR)
  expect(await vmNow()).toMatchObject({ status: 'running', startedAt: expect.stringMatching(/T12:00/) })
  expect((await activities())[0]).toMatchObject({ action: 'vm.started', actor: { name: 'Scheduled' } })

  // The single stop is at the start of the office hours a week later.
  await set({ stopAt: '2026-03-09T12:00:00Z', officeHours })
  forward(7 * 24 * HOUR)
  expect((await activities())[0]).toMatchObject({ action: 'vm.stopped', at: '2026-03-02T20:00:00.000Z' })
  expect(await vmNow()).toMatchObject({
    status: 'stopped',
    schedule: { stopAt: null, nextStartAt: '2026-03-16T12:00:00.000Z' },
  })
})

test('an equal schedule is recorded once', async () => {
  const { set, activities } = await scheduled()
  await set({ stopAt: at(STOP) })
  const items: { action: string; changes: unknown }[] = await activities()
  expect(items.filter(({ action }) => action === 'vm.scheduled')).toMatchObject([
    { changes: [{ field: 'stopAt', before: null, after: '2026-03-02 10:00 UTC' }] },
  ])
  expect(items.some(({ action }) => action === 'vm.rescheduled')).toBe(false)
})

test('a schedule whose job fails ends, and the VM is in error', async () => {
  const failures: string[] = []
  const { id, forward, vmNow, set } = await scheduled({ onFailure: ({ kind }) => void failures.push(kind) })
  await set({ officeHours: { weekdays: ['monday'], startTime: '10:00', stopTime: '11:00', timeZone: 'UTC' } })
  const original = jobHandlers.vms as JobHandler
  vi.spyOn(jobHandlers, 'vms').mockImplementation((vmId, context) => {
    if (vmId === id) throw new Error('a bug')
    original(vmId, context)
  })
  forward(30 * 24 * HOUR)
  expect(await vmNow()).toMatchObject({ status: 'error', schedule: null })
  expect(failures).toEqual(['job-failed'])
})
