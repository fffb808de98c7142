import assert from 'node:assert/strict'
import type { Notification } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { followPages } from './support/pages.ts'
import { createVm, VM_STABLE_AFTER } from './support/vms.ts'

async function unread(api: Api, as: 'owner' | 'viewer' = 'owner'): Promise<Notification[]> {
  return [...bodyOf(await api.send('listNotifications', { as, query: { unread: true } })).items]
}

const read = (api: Api, notificationId: string, as: 'owner' | 'viewer' = 'owner') =>
  api.send('markNotificationRead', { as, path: { notificationId } })

export const notificationCases: readonly ContractCase[] = [
  reaches('listNotifications', '200', 'three are unread at the start', async (api) => {
    const response = await api.send('listNotifications')
    const { items, unreadCount } = bodyOf(response)
    assert.equal(unreadCount, 3)
    assert.equal(items.filter((it) => it.readAt === null).length, 3)
    const times = items.map((it) => it.at)
    assert.deepEqual(times, times.toSorted().reverse())
    return response
  }),

  reaches('listNotifications', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    return api.send('listNotifications', { query: { cursor: 'bm90LWEtY3Vyc29y' } })
  }),

  behaves('listNotifications', 'read and unread ones make up the whole list', async (api) => {
    const all = bodyOf(await api.send('listNotifications'))
    const done = bodyOf(await api.send('listNotifications', { query: { unread: false } }))
    assert.ok(done.items.every((it) => it.readAt !== null))
    assert.equal(done.unreadCount, 3, 'counts all unread ones, whatever is listed')
    assert.equal(all.items.length, done.items.length + (await unread(api)).length)
  }),

  behaves('listNotifications', 'pages without a gap', async (api) => {
    const all = bodyOf(await api.send('listNotifications')).items.map((it) => it.id)
    const seen = await followPages(async (cursor) =>
      bodyOf(await api.send('listNotifications', { query: { limit: 2, ...cursor } })),
    )
    assert.deepEqual(
      seen.map((it) => it.id),
      all,
    )
  }),

  behaves('listNotifications', 'a failed VM notifies its requester and Owners', async (api) => {
    await createVm(api, { names: ['fail-loudly'] })
    await api.mocks.advance(VM_STABLE_AFTER)
    const [newest] = await unread(api)
    assert.equal(newest?.severity, 'critical')
    assert.match(`${newest?.title} ${newest?.body}`, /fail-loudly/)
    assert.match(newest?.href ?? '', /^\/compute\/vms\/vm_/)
  }),

  reaches('markNotificationRead', '200', 'keeps the first time', async (api) => {
    const [first] = await unread(api)
    const response = await read(api, first?.id ?? '')
    const { readAt } = bodyOf(response)
    assert.ok(readAt)
    await api.mocks.advance('PT1H')
    assert.equal(bodyOf(await read(api, first?.id ?? '')).readAt, readAt)
    assert.equal((await unread(api)).length, 2)
    return response
  }),

  behaves('markNotificationRead', "another person's notification", async (api) => {
    const [first] = await unread(api, 'owner')
    assert.equal((await read(api, first?.id ?? '', 'viewer')).outcome, '404 not_found')
    assert.equal((await unread(api, 'owner')).length, 3)
  }),

  reaches('markAllNotificationsRead', '200', "only the caller's notifications", async (api) => {
    const response = await api.send('markAllNotificationsRead')
    assert.deepEqual(response.body, { unreadCount: 0 })
    assert.equal((await unread(api)).length, 0)
    assert.equal((await unread(api, 'viewer')).length, 3)
    return response
  }),
]
