import assert from 'node:assert/strict'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

const change = (api: Api, ...items: readonly object[]) =>
  api.send('updateNotificationPreferences', { body: { items } })

/** Number of notifications about a new key, in the console and by mail. */
async function newKeyNotifications(api: Api): Promise<{ inApp: number; email: number }> {
  const name = 'Told of this'
  await api.send('createApiKey', { body: { name, scope: 'read_only' } })
  const { items } = bodyOf(await api.send('listNotifications', { as: 'session' }))
  const mails = await api.mocks.mailsTo('admin@nimbus.example')
  return {
    inApp: items.filter(({ title }) => title.includes(name)).length,
    email: mails.filter(({ kind }) => kind === 'notification').length,
  }
}

export const notificationPreferenceCases: readonly ContractCase[] = [
  reaches('getNotificationPreferences', '200', 'every event, also by key', async (api) => {
    const response = await api.send('getNotificationPreferences', { as: 'read_only' })
    assert.deepEqual(
      bodyOf(response).items.map(({ event, isFixed }) => (isFixed ? `${event}!` : event)),
      [
        'action_succeeded',
        'action_failed',
        'alert',
        'billing',
        'security',
        'credentials!',
        'team',
        'product',
      ],
    )
    return response
  }),

  reaches('updateNotificationPreferences', '200', 'changes only the sent preferences', async (api) => {
    await api.logIn()
    const before = bodyOf(await api.send('getNotificationPreferences', { as: 'session' })).items
    const response = await change(api, { event: 'alert', email: true }, { event: 'team', inApp: false })
    assert.deepEqual(
      bodyOf(response).items,
      before.map((it) => {
        if (it.event === 'alert') return { ...it, email: true }
        return it.event === 'team' ? { ...it, inApp: false } : it
      }),
    )
    assert.deepEqual(bodyOf(await api.send('getNotificationPreferences', { as: 'session' })), response.body)
    await api.logIn('viewer@nimbus.example')
    const others = bodyOf(await api.send('getNotificationPreferences', { as: 'session' })).items
    assert.deepEqual(others, before)
    return response
  }),

  behaves('updateNotificationPreferences', 'apply per channel', async (api) => {
    await api.logIn()
    await change(api, { event: 'security', inApp: false, email: true })
    assert.deepEqual(await newKeyNotifications(api), { inApp: 0, email: 1 })
    await api.begin()
    await api.logIn()
    await change(api, { event: 'security', inApp: true, email: false })
    assert.deepEqual(await newKeyNotifications(api), { inApp: 1, email: 0 })
    await api.begin()
    await api.logIn()
    await change(api, { event: 'security', inApp: false, email: false })
    assert.deepEqual(await newKeyNotifications(api), { inApp: 0, email: 0 })
  }),

  reaches('updateNotificationPreferences', '422 mandatory_event', 'all or nothing', async (api) => {
    await api.logIn()
    const before = bodyOf(await api.send('getNotificationPreferences', { as: 'session' }))
    const response = await change(
      api,
      { event: 'alert', email: true },
      { event: 'credentials', inApp: true, email: false },
    )
    assert.deepEqual(
      problemOf(response).errors?.map(({ pointer }) => pointer),
      ['/items/1/email'],
    )
    assert.deepEqual(bodyOf(await api.send('getNotificationPreferences', { as: 'session' })), before)
    return response
  }),

  behaves('updateNotificationPreferences', 'names the errors', async (api) => {
    await api.logIn()
    assert.equal((await change(api, { event: 'alert' })).outcome, '422 validation_failed')
    const response = await change(api, { event: 'weather', email: true })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/items/0/event')
  }),
]
