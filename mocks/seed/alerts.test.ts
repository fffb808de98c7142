import { expect, test } from 'vitest'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { DAY, HOUR } from '../kernel/duration.ts'

test.each([
  { seed: 1, now: TEST_START },
  { seed: 1, now: TEST_START + 40 * DAY + 7 * HOUR },
  { seed: 2, now: TEST_START },
  { seed: 7, now: TEST_START + 200 * DAY },
  { seed: 42, now: TEST_START - 11 * HOUR },
])('begins with a response time of 3.2m (seed $seed, $now)', async ({ seed, now }) => {
  const cloud = await cloudUnderTest({ seed, now })
  const { body } = await cloud.call('GET', '/alerts/summary')
  expect((body.meanSecondsToAcknowledge / 60).toFixed(1)).toBe('3.2')

  const { body: page } = await cloud.call('GET', '/alerts?pageSize=100')
  const acknowledged = page.items.filter(
    (it: { acknowledgedAt: string | null }) => it.acknowledgedAt !== null,
  )
  expect(acknowledged.length).toBeGreaterThan(1)
  for (const { firedAt, acknowledgedAt, resolvedAt } of acknowledged) {
    expect(acknowledgedAt > firedAt).toBe(true)
    expect(Date.parse(acknowledgedAt)).toBeLessThanOrEqual(now)
    if (resolvedAt !== null) expect(acknowledgedAt < resolvedAt).toBe(true)
  }
})

test('notifies all active members, as an alert that fires later does', async () => {
  const cloud = await cloudUnderTest()
  const { body: members } = await cloud.call('GET', '/members/summary')
  const { body: history } = await cloud.call('GET', '/alerts/history?limit=100')
  const notified = history.items.filter(({ kind }: { kind: string }) => kind === 'notified')
  expect(notified.length).toBeGreaterThan(1)
  for (const { summary } of notified)
    expect(summary).toMatch(new RegExp(`^Notified ${members.byStatus.active} people[,.]`))
})

test('has the notifications that its alerts have sent', async () => {
  const cloud = await cloudUnderTest()
  const { body: history } = await cloud.call('GET', '/alerts/history?limit=100')
  const { body: received } = await cloud.call('GET', '/notifications?limit=100')
  const sent = received.items.map(({ at, href }: { at: string; href: string }) => `${at} ${href}`)
  const notified = history.items.filter(({ kind }: { kind: string }) => kind === 'notified')
  expect(notified.length).toBeGreaterThan(1)
  for (const { at, alertId } of notified)
    expect(sent).toContain(`${at} /monitoring/alerts?dialog=alert&row=${alertId}`)
  expect(received.unreadCount).toBe(3)
})
