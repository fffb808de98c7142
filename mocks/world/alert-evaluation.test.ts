import { describe, expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { DAY, HOUR, MINUTE } from '../kernel/duration.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

/** Rules that fire now and then in the demo data set, and one that always fires. */
const RULES = [
  { name: 'Busy', condition: 'CPU > 55%', durationMinutes: 5, severity: 'warning' },
  { name: 'Busy for a moment', condition: 'CPU > 62%', durationMinutes: 1, severity: 'info' },
  { name: 'Slow', condition: 'latency > 12 ms', durationMinutes: 10, severity: 'warning' },
  { name: 'On', condition: 'memory > 0.1%', durationMinutes: 2, severity: 'info' },
]

async function world(): Promise<Cloud> {
  const cloud = await cloudUnderTest()
  for (const rule of RULES) expect((await cloud.call('POST', '/alert-rules', rule)).status).toBe(201)
  // Besides measuring: one VM is deleted, one is stopped, and alerts are silenced for a while.
  const [gone, off] = [await cloud.vm('web-prod-01'), await cloud.vm('api-prod-01')]
  await cloud.call('POST', '/alert-silences', {
    resourceId: (await cloud.vm('web-prod-02')).id,
    durationMinutes: 90,
  })
  cloud.forward(20 * MINUTE)
  await cloud.call('DELETE', `/vms/${gone.id}`)
  await cloud.call('POST', `/vms/${off.id}/stop`)
  return cloud
}

/** All rows that alerts have written. */
async function alertRows({ database }: Cloud) {
  const rows = await database.snapshot()
  const sorted = (list: readonly { readonly id: string }[] = []) =>
    [...list].sort((a, b) => (a.id < b.id ? -1 : 1))
  return {
    alerts: sorted(rows.alerts),
    events: sorted(rows.alertEvents),
    notifications: sorted(rows.notifications),
    mails: sorted(rows.mails),
    channels: sorted(rows.notificationChannels),
  }
}

describe('a day', () => {
  test('finds the same alerts at once, by the hour and in steps of seven minutes', async () => {
    const [once, hourly, stepwise] = [await world(), await world(), await world()]
    once.forward(DAY)
    await once.call('GET', '/alerts')
    for (let hour = 0; hour < 24; hour++) {
      hourly.forward(HOUR)
      await hourly.call('GET', '/alerts')
    }
    for (let rest = DAY; rest > 0; rest -= 7 * MINUTE) {
      stepwise.forward(Math.min(rest, 7 * MINUTE))
      await stepwise.call('GET', '/me')
    }
    const expected = await alertRows(once)
    expect(expected.alerts.length).toBeGreaterThan(60)
    expect(await alertRows(hourly)).toEqual(expected)
    expect(await alertRows(stepwise)).toEqual(expected)
  }, 60_000)

  test('ends alerts of deleted and stopped resources', async () => {
    const cloud = await world()
    cloud.forward(10 * MINUTE)
    const { body } = await cloud.call('GET', '/alerts?state=resolved&pageSize=100&sort=-resolvedAt')
    const why = (name: string) =>
      body.items
        .filter(
          (it: { resource: { name: string }; rule: { name: string } }) =>
            it.resource.name === name && it.rule.name === 'On',
        )
        .map((it: { resolution: string }) => it.resolution)
    expect(why('web-prod-01')).toEqual([expect.stringMatching(/resource_deleted|no_data/)])
    expect(why('api-prod-01')).toEqual(['no_data'])
  })
})

test('finds the same alerts of four days at once and by the day', async () => {
  const [once, daily] = [await world(), await world()]
  once.forward(4 * DAY)
  await once.call('GET', '/alerts')
  for (let day = 0; day < 4; day++) {
    daily.forward(DAY)
    await daily.call('GET', '/alerts')
  }
  expect(await alertRows(once)).toEqual(await alertRows(daily))
})

test('notifies that an alert fires whenever it does, and that it is resolved in between', async () => {
  const cloud = await cloudUnderTest()
  const { body: channel } = await cloud.call('POST', '/notification-channels', {
    name: 'Everything',
    type: 'email',
    destination: 'everything@nimbus.example',
  })
  for (const rule of RULES) await cloud.call('POST', '/alert-rules', { ...rule, channelIds: [channel.id] })
  cloud.forward(DAY)
  await cloud.call('GET', '/alerts')
  const { alertEvents = [], mails = [] } = await cloud.database.snapshot()
  const reopened = alertEvents.filter(({ kind }) => kind === 'reopened').map(({ alertId }) => alertId)
  const sent = Map.groupBy(
    mails.filter(({ facts }) => reopened.includes(facts.alertId ?? '')),
    ({ facts }) => facts.alertId,
  )
  expect(sent.size).toBeGreaterThan(3)
  for (const [id, messages] of sent) {
    const kinds = messages.sort((a, b) => a.at - b.at).map(({ kind }) => kind)
    for (const [nth, kind] of kinds.entries()) expect(kind).not.toBe(kinds[nth - 1])
    const fired = alertEvents.filter((it) => it.alertId === id && /fired|reopened/.test(it.kind))
    const notified = alertEvents.filter((it) => it.alertId === id && it.kind === 'notified')
    expect(notified.map(({ at }) => at)).toEqual(fired.map(({ at }) => at))
  }
})

test('an alert fires with the name and severity that its rule has then', async () => {
  const cloud = await cloudUnderTest()
  const rule = { name: 'Old', condition: 'memory > 0.1%', durationMinutes: 15, severity: 'info' }
  const { id, etag } = (await cloud.call('POST', '/alert-rules', rule)).body
  cloud.forward(5 * MINUTE)
  await cloud.call('GET', '/me')
  const change = { name: 'New', severity: 'critical' }
  const headers = { 'if-match': etag }
  expect((await cloud.call('PATCH', `/alert-rules/${id}`, change, undefined, headers)).status).toBe(200)
  cloud.forward(15 * MINUTE)
  const { items } = (await cloud.call('GET', `/alerts?ruleId=${id}&pageSize=1`)).body
  expect(items[0]).toMatchObject({ rule: { name: 'New' }, severity: 'critical' })
})

test('writes nothing for organizations without rules', async () => {
  const cloud = await cloudUnderTest({ dataset: 'empty' })
  const before = await cloud.database.snapshot()
  cloud.forward(DAY)
  await cloud.call('GET', '/me')
  const after = await cloud.database.snapshot()
  expect(after.alertWatches ?? []).toEqual(before.alertWatches ?? [])
})
