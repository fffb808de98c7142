import { beforeEach, describe, expect, test } from 'vitest'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { DAY, HOUR, MINUTE } from '../../kernel/duration.ts'

const iso = (time = 0) => new Date(time).toISOString()

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

const ORDER = {
  name: 'new',
  engine: 'postgresql',
  version: '17',
  planId: 'dbplan_production',
  region: 'us-east',
}

describe('a database', () => {
  let cloud: Cloud
  beforeEach(async () => {
    cloud = await cloudUnderTest()
  })
  const running = async (changes: object = {}) => {
    const { id } = (await cloud.call('POST', '/databases', { ...ORDER, ...changes })).body
    cloud.forward(2 * MINUTE)
    return look(id)
  }
  const look = async (id: string, path = '') => (await cloud.call('GET', `/databases/${id}${path}`)).body

  test('is not created on or resized to a plan that only the marketplace offers', async () => {
    const planId = 'dbplan_redisstarter'
    const created = await cloud.call('POST', '/databases', {
      ...ORDER,
      engine: 'redis',
      version: '8.2',
      planId,
    })
    const { id } = await running({ planId: 'dbplan_development' })
    const resized = await cloud.call('POST', `/databases/${id}/resize`, { planId: 'dbplan_mongodbstarter' })
    expect([created, resized].map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'unknown_reference'],
      [422, 'unknown_reference'],
    ])
  })

  test('has connections, queries and their log lines only while a network is allowed', async () => {
    const { id, connections, usage } = await running({ allowedNetworks: [] })
    expect(connections.used).toBe(0)
    expect(usage).toMatchObject({ queriesPerSecond: 0, latencyMilliseconds: null })
    expect(usage.cpuPercent).toBeLessThan(2)

    const allow = (allowedNetworks: readonly object[]) =>
      cloud.call('PATCH', `/databases/${id}`, { allowedNetworks })
    cloud.forward(HOUR)
    await allow([{ cidr: '10.0.0.0/16', description: '' }])
    cloud.forward(HOUR)
    const reached = await look(id)
    expect(reached.connections.used).toBeGreaterThan(0)
    expect(reached.usage.queriesPerSecond).toBeGreaterThan(0)
    await allow([])
    cloud.forward(HOUR)
    expect((await look(id)).connections.used).toBe(0)

    const start = TEST_START + 2 * MINUTE
    const [opened, closed] = [start + HOUR, start + 2 * HOUR]
    const query = `from=${iso(start)}&to=${iso(closed + HOUR)}`
    const { series } = await look(id, `/metrics?${query}&points=60`)
    for (const { metric, values } of series) {
      if (metric !== 'connections' && metric !== 'queries') continue
      const used = values.map((value: number) => value > 0)
      expect(used.indexOf(true), metric).toBe(20)
      expect(used.lastIndexOf(true), metric).toBe(39)
    }
    const lines = (await cloud.call('GET', `/logs?resource=${id}&${query}&limit=200`)).body.items
    const times = lines
      .filter(({ message }: { message: string }) => /checkpoint|connection|vacuum|query/.test(message))
      .map(({ timestamp }: { timestamp: string }) => Date.parse(timestamp))
    expect(times.length).toBeGreaterThan(10)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(opened)
    expect(Math.max(...times)).toBeLessThanOrEqual(closed)
  })

  test('fills only while a network is allowed', async () => {
    const { id, storage } = await running({ allowedNetworks: [] })
    const filledAfter = async (ms: number) => {
      cloud.forward(ms)
      return (await look(id)).storage.usedGb
    }
    expect(await filledAfter(30 * DAY)).toBe(storage.usedGb)
    const allow = (allowedNetworks: readonly object[]) =>
      cloud.call('PATCH', `/databases/${id}`, { allowedNetworks })
    await allow([{ cidr: '10.0.0.0/16', description: '' }])
    const filled = await filledAfter(30 * DAY)
    expect(filled).toBeGreaterThan(storage.usedGb)
    await allow([])
    expect(await filledAfter(30 * DAY)).toBe(filled)
  })

  test('is backed up by its schedule, and its backups expire', async () => {
    // The clock is at Monday, 09:00.
    const backupSchedule = { frequency: 'daily', hour: 3, retentionDays: 2 }
    const { id, nextBackupAt } = await running({ backupSchedule })
    expect(nextBackupAt).toBe('2026-03-03T03:00:00.000Z')
    cloud.forward(10 * DAY)
    const { items } = await look(id, '/backups')
    expect(items.map((it: { startedAt: string }) => it.startedAt)).toEqual([
      '2026-03-12T03:00:00.000Z',
      '2026-03-11T03:00:00.000Z',
    ])
    expect(items[0]).toMatchObject({ trigger: 'schedule', status: 'succeeded', progressPercent: 100 })
    expect(items[0].expiresAt).toBe('2026-03-14T03:00:00.000Z')
    expect(await look(id)).toMatchObject({
      lastBackupAt: '2026-03-12T03:00:00.000Z',
      nextBackupAt: '2026-03-13T03:00:00.000Z',
    })
    await cloud.call('DELETE', `/databases/${id}/backups/${items[0].id}`)
    const activity = await look(id, '/activity')
    expect(activity.items[0].summary).toBe('Deleted the backup of new from 2026-03-12 03:00 UTC')
  })

  test('has backups that grow with its data, seeded or not', async () => {
    const { items } = (await cloud.call('GET', '/databases?q=orders&sort=name')).body
    cloud.forward(3 * DAY)
    const backups = (await look(items[0].id, '/backups')).items.filter(
      ({ status }: { status: string }) => status === 'succeeded',
    )
    const sizes = backups.map(({ sizeGb }: { sizeGb: number }) => sizeGb)
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes).toEqual(sizes.toSorted((a: number, b: number) => b - a))
  })

  test('has manual backups among its activities, and no scheduled ones, seeded or not', async () => {
    const { items } = (await cloud.call('GET', '/databases?q=orders&sort=name')).body
    const { id } = items[0]
    const backups = async () => {
      const { items } = (await cloud.call('GET', `/databases/${id}/activity?limit=100`)).body
      return items
        .filter(({ action }: { action: string }) => action === 'database.backed_up')
        .map(({ summary, outcome }: Record<string, string>) => `${summary} ${outcome}`)
    }
    const seeded = ['Backed up orders: “Before the tax migration” succeeded']
    expect(await backups()).toEqual(seeded)
    cloud.forward(10 * DAY)
    expect(await backups()).toEqual(seeded)
    await cloud.call('POST', `/databases/${id}/backups`, {})
    cloud.forward(HOUR)
    expect(await backups()).toEqual(['Backed up orders succeeded', ...seeded])
  })

  test('has the same backups however often somebody looked', async () => {
    const [seldom, often] = [await cloudUnderTest(), await cloudUnderTest()]
    for (let hours = 0; hours < 30; hours++) {
      often.forward(HOUR)
      await often.call('GET', '/databases')
    }
    seldom.forward(30 * HOUR)
    await seldom.call('GET', '/databases')
    const backups = async (of: Cloud) => (await of.database.snapshot()).databaseBackups
    expect(await backups(seldom)).toEqual(await backups(often))
  })

  test('is not backed up while it is stopped, and again once it is started', async () => {
    const { id } = await running({ backupSchedule: { frequency: 'hourly', retentionDays: 1 } })
    await cloud.call('POST', `/databases/${id}/stop`)
    cloud.forward(10 * HOUR)
    expect(await look(id)).toMatchObject({ status: 'stopped', nextBackupAt: null, lastBackupAt: null })
    await cloud.call('POST', `/databases/${id}/start`)
    cloud.forward(HOUR)
    expect((await look(id)).lastBackupAt).not.toBeNull()
  })

  test('is maintained in its window, every four weeks, and works again a minute later', async () => {
    const { id, nextMaintenanceAt } = await running({ maintenanceWindow: { weekday: 'friday', hour: 22 } })
    expect(nextMaintenanceAt).toBe('2026-03-27T22:00:00.000Z')
    cloud.forward(Date.parse(nextMaintenanceAt) - Date.parse('2026-03-02T09:02:00Z') + 5000)
    const during = await look(id)
    expect(during).toMatchObject({ status: 'maintenance', usage: null, nextMaintenanceAt: null })
    expect(during.statusReason).toContain('maintenance window')
    expect(during.connections.used).toBe(0)
    cloud.forward(MINUTE)
    expect(await look(id)).toMatchObject({
      status: 'running',
      statusReason: null,
      nextMaintenanceAt: '2026-04-24T22:00:00.000Z',
    })
  })

  test('has maintenance planned once it runs, which a stop does not change', async () => {
    const { items } = (await cloud.call('GET', '/databases?status=stopped')).body
    const { id } = items[0]
    expect(items[0].nextMaintenanceAt).toBeNull()
    await cloud.call('POST', `/databases/${id}/start`)
    cloud.forward(MINUTE)
    const { status, nextMaintenanceAt } = await look(id)
    expect(status).toBe('running')
    await cloud.call('POST', `/databases/${id}/stop`)
    cloud.forward(MINUTE)
    await cloud.call('POST', `/databases/${id}/start`)
    cloud.forward(MINUTE)
    expect([nextMaintenanceAt, (await look(id)).nextMaintenanceAt]).toEqual([
      expect.any(String),
      nextMaintenanceAt,
    ])
  })

  test('keeps filling while it runs, and only then', async () => {
    const { id, storage } = await running({ allowedNetworks: [{ cidr: '10.0.0.0/16', description: '' }] })
    cloud.forward(20 * DAY)
    const later = (await look(id)).storage
    expect(later.usedGb).toBeGreaterThan(storage.usedGb)
    await cloud.call('POST', `/databases/${id}/stop`)
    cloud.forward(DAY)
    const stopped = (await look(id)).storage
    cloud.forward(20 * DAY)
    expect((await look(id)).storage).toEqual(stopped)
    await cloud.call('POST', `/databases/${id}/start`)
    cloud.forward(20 * DAY)
    expect((await look(id)).storage.usedGb).toBeGreaterThan(stopped.usedGb)
  })

  test('tells a password to nobody who did not ask for it', async () => {
    const { id, endpoint } = await running()
    const [user] = (await look(id, '/users')).items
    const revealed = (await cloud.call('POST', `/databases/${id}/users/${user.id}/reveal`)).body
    expect(endpoint.connectionString).toBe(revealed.connectionString.replace(revealed.password, '********'))
    const rotated = (await cloud.call('POST', `/databases/${id}/users/${user.id}/rotate`)).body
    expect(rotated.password).not.toBe(revealed.password)
    const notifications = JSON.stringify([
      await look(id),
      await look(id, '/users'),
      await look(id, '/activity'),
      (await cloud.call('GET', '/activity')).body,
      (await cloud.call('GET', '/notifications')).body,
    ])
    expect(notifications).not.toContain(revealed.password)
    expect(notifications).not.toContain(rotated.password)
  })

  test('tells whoever made a backup that it has failed, and where it stopped', async () => {
    const failing = await cloudUnderTest({ lifecycle: { failureRate: 1, durationFactor: 1 } })
    const [{ id }] = (await failing.call('GET', '/databases?q=orders&status=running')).body.items
    await failing.call('POST', `/databases/${id}/backups`, { label: 'mine' })
    failing.forward(2 * MINUTE)
    const [backup] = (await failing.call('GET', `/databases/${id}/backups`)).body.items
    expect(backup).toMatchObject({ label: 'mine', status: 'failed', sizeGb: null })
    expect(backup.progressPercent).toBeLessThan(100)
    const [notification] = (await failing.call('GET', '/notifications')).body.items
    expect(notification.title).toBe('Backup of orders failed')
  })

  test('takes its users and backups along, also one that runs', async () => {
    const { id } = await running()
    await cloud.call('POST', `/databases/${id}/backups`, {})
    await cloud.call('DELETE', `/databases/${id}`)
    cloud.forward(11_000)
    expect((await cloud.call('GET', `/databases/${id}`)).status).toBe(404)
    const rows = await cloud.database.snapshot()
    expect(rows.databaseUsers?.filter((it) => it.databaseId === id)).toEqual([])
    expect(rows.databaseBackups?.filter((it) => it.databaseId === id)).toEqual([])
  })
})
