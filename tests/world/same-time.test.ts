import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { reordered } from './reordered.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

/** Lists, newest first, of what happens within a millisecond. */
async function readLists(cloud: Cloud, ids: Readonly<Record<'volume' | 'alert' | 'cdn', string>>) {
  const read = async (path: string, key?: string) => (await cloud.call('GET', path, undefined, key)).body
  const { items: activities } = await read(`/volumes/${ids.volume}/activity`)
  const { timeline } = await read(`/alerts/${ids.alert}`)
  const { items: history } = await read(`/alerts/history?alertId=${ids.alert}`)
  const { items: purges } = await read(`/cdn-distributions/${ids.cdn}/purges`)
  const { items: bulk } = await read('/bulk-operations')
  const { items: notifications } = await read('/notifications', 'nimbus_demo_developer')
  return {
    activities: activities.map((it: { summary: string }) => it.summary),
    timeline: timeline.map((it: { kind: string }) => it.kind).toReversed(),
    history: history.map((it: { kind: string }) => it.kind),
    purges: purges.map((it: { targets: string[] }) => it.targets[0]),
    bulk: bulk.map((it: { action: string }) => it.action),
    notifications: notifications.map((it: { title: string }) => it.title),
  }
}

test('what happens within a millisecond is listed in its order, also after a reload', async () => {
  const cloud = await cloudUnderTest()
  const first = async (list: string) => (await cloud.call('GET', list)).body.items[0].id
  const ids = {
    volume: await first('/volumes'),
    alert: await first('/alerts?state=active&acknowledged=false'),
    cdn: await first('/cdn-distributions?sort=domain'),
  }
  const developer = (await cloud.call('GET', '/members?role=Developer&status=active')).body.items.find(
    ({ email }: { email: string }) => email === 'developer@nimbus.example',
  )
  const vmId = await first('/vms?status=running')
  for (let step = 0; step < 8; step++) {
    const isEven = step % 2 === 0
    const calls: [method: string, path: string, body?: object][] = [
      ['PATCH', `/volumes/${ids.volume}`, { name: `renamed-${step}` }],
      ['POST', `/alerts/${ids.alert}/${isEven ? 'acknowledge' : 'unacknowledge'}`],
      ['POST', `/cdn-distributions/${ids.cdn}/purges`, { kind: 'prefix', prefixes: [`/${step}/`] }],
      ['POST', `/members/${developer.id}/${isEven ? 'deactivate' : 'reactivate'}`],
      [
        'POST',
        '/bulk-operations',
        {
          resourceType: 'vm',
          action: isEven ? 'stop' : 'start',
          selection: { by: 'ids', ids: [vmId] },
        },
      ],
    ]
    for (const [method, path, body] of calls) {
      const { status, body: response } = await cloud.call(method, path, body)
      expect(status, `${path} ${JSON.stringify(response)}`).toBeLessThan(300)
    }
  }
  const lists = await readLists(cloud, ids)
  const newestFirst = (nameOf: (step: number) => string) =>
    Array.from({ length: 8 }, (_, index) => nameOf(7 - index))
  const alternating = (even: string, odd: string) => newestFirst((step) => (step % 2 === 0 ? even : odd))
  expect(lists.activities.slice(0, 7)).toEqual(
    newestFirst((step) => `Renamed renamed-${step - 1} to renamed-${step}`).slice(0, 7),
  )
  expect(lists.timeline.slice(0, 8)).toEqual(alternating('acknowledged', 'unacknowledged'))
  expect(lists.history.slice(0, 8)).toEqual(alternating('acknowledged', 'unacknowledged'))
  expect(lists.purges.slice(0, 8)).toEqual(newestFirst((step) => `/${step}/`))
  expect(lists.bulk.slice(0, 8)).toEqual(alternating('stop', 'start'))
  expect(lists.notifications.slice(0, 8)).toEqual(
    alternating('Your access was suspended', 'Your access was restored'),
  )

  const reloaded = await cloudUnderTest({ rows: reordered(await cloud.database.snapshot()) })
  expect(await readLists(reloaded, ids)).toEqual(lists)
})
