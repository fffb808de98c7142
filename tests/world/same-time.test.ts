import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { reordered } from './reordered.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

/** Lists, newest first, of what happens within a millisecond. */
async function readLists(cloud: Cloud, { volumeId, alertId }: { volumeId: string; alertId: string }) {
  const { body: activity } = await cloud.call('GET', `/volumes/${volumeId}/activity`)
  const { body: alert } = await cloud.call('GET', `/alerts/${alertId}`)
  const { body: history } = await cloud.call('GET', `/alerts/history?alertId=${alertId}`)
  return {
    summaries: activity.items.map((it: { summary: string }) => it.summary),
    timeline: alert.timeline.map((it: { kind: string }) => it.kind).toReversed(),
    history: history.items.map((it: { kind: string }) => it.kind),
  }
}

test('what happens within a millisecond is listed in its order, also after a reload', async () => {
  const cloud = await cloudUnderTest()
  const { body: volumes } = await cloud.call('GET', '/volumes')
  const volumeId = volumes.items[0].id
  const { body: alerts } = await cloud.call('GET', '/alerts?state=active&acknowledged=false')
  const alertId = alerts.items[0].id
  for (let step = 0; step < 9; step++) {
    await cloud.call('PATCH', `/volumes/${volumeId}`, { name: `renamed-${step}` })
    await cloud.call('POST', `/alerts/${alertId}/${step % 2 === 0 ? 'acknowledge' : 'unacknowledge'}`)
  }
  const lists = await readLists(cloud, { volumeId, alertId })
  expect(lists.summaries.slice(0, 8)).toEqual(
    Array.from({ length: 8 }, (_, index) => `Renamed renamed-${7 - index} to renamed-${8 - index}`),
  )
  const kinds = Array.from({ length: 9 }, (_, step) => (step % 2 === 0 ? 'acknowledged' : 'unacknowledged'))
  expect(lists.timeline.slice(0, 9)).toEqual(kinds)
  expect(lists.history.slice(0, 9)).toEqual(kinds)

  const reloaded = await cloudUnderTest({ rows: reordered(await cloud.database.snapshot()) })
  expect(await readLists(reloaded, { volumeId, alertId })).toEqual(lists)
})
