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
  reaches('listNotifications', '200', 'newest first, with the number of unread ones', async (api) => {
    const response = await api.send('listNotifications', { query: { limit: 100 } })
    const { items, unreadCount } = bodyOf(response)
    assert.ok(unreadCount > 0)
    assert.equal(items.filter((it) => it.readAt === null).length, unreadCount)
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
    const left = await unread(api)
    assert.equal(done.unreadCount, left.length, 'counts all unread ones, whatever is listed')
    assert.equal(all.items.length, done.items.length + left.length)
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
    const before = await unread(api)
    const [first] = before
    const response = await read(api, first?.id ?? '')
    const { readAt } = bodyOf(response)
    assert.ok(readAt)
    await api.mocks.advance('PT1H')
    assert.equal(bodyOf(await read(api, first?.id ?? '')).readAt, readAt)
    assert.equal((await unread(api)).length, before.length - 1)
    return response
  }),

  behaves('markNotificationRead', "another person's notification", async (api) => {
    const before = await unread(api, 'owner')
    assert.equal((await read(api, before[0]?.id ?? '', 'viewer')).outcome, '404 not_found')
    assert.deepEqual(await unread(api, 'owner'), before)
  }),

  reaches('markAllNotificationsRead', '200', "only the caller's notifications", async (api) => {
    const ofViewer = await unread(api, 'viewer')
    assert.ok(ofViewer.length > 0)
    const response = await api.send('markAllNotificationsRead')
    assert.deepEqual(response.body, { unreadCount: 0 })
    assert.equal((await unread(api)).length, 0)
    assert.deepEqual(await unread(api, 'viewer'), ofViewer)
    return response
  }),
]
