import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { channelRequest, createChannel, createRule } from './support/alerts.ts'

const of = ({ id, etag }: { readonly id: string; readonly etag: string }) => ({
  path: { notificationChannelId: id },
  headers: { 'if-match': etag },
})

const webhook = (secret: string) => `https://hooks.slack.com/services/T0CONTRACT/B0CONTRACT/${secret}`

export const notificationChannelCases: readonly ContractCase[] = [
  reaches('listNotificationChannels', '200', 'by name, with no secret in it', async (api) => {
    const response = await api.send('listNotificationChannels')
    const { items } = bodyOf(response)
    assert.deepEqual(
      items.map(({ name, type, enabled }) => [name, type, enabled]),
      [
        ['Night shift', 'sms', false],
        ['On call', 'pagerduty', true],
        ['Operations', 'email', true],
        ['Slack #alerts', 'slack', true],
      ],
    )
    for (const { isMasked, destination } of items) assert.equal(isMasked, destination.includes('••••'))
    assert.ok(items.some(({ ruleCount }) => ruleCount > 1))
    return response
  }),

  reaches('createNotificationChannel', '201', 'of each type', async (api) => {
    const response = await api.send('createNotificationChannel', { body: channelRequest() })
    assert.equal(response.headers.get('etag'), bodyOf(response).etag)
    const made = async (type: string, destination: string) => {
      const channel = await createChannel(api, { name: type, type, destination })
      return [channel.destination, channel.isMasked]
    }
    assert.deepEqual(await made('slack', webhook('onlyTheLastFour1234')), [webhook('••••••••1234'), true])
    assert.deepEqual(await made('pagerduty', `${'a'.repeat(28)}9f3c`), ['••••••••9f3c', true])
    assert.deepEqual(await made('sms', ' +1 (415) 555-0123 '), ['+14155550123', false])
    return response
  }),

  reaches('createNotificationChannel', '409 name_taken', 'a name in use', async (api) => {
    return api.send('createNotificationChannel', { body: channelRequest({ name: 'operations' }) })
  }),

  reaches(
    'createNotificationChannel',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'channel-0001' }
      await api.send('createNotificationChannel', { body: channelRequest(), headers })
      return api.send('createNotificationChannel', { body: channelRequest({ name: 'Another' }), headers })
    },
  ),

  reaches(
    'createNotificationChannel',
    '422 invalid_destination',
    'a destination that does not fit its type',
    async (api) => {
      for (const [type, destination] of [
        ['email', 'ops@nowhere'],
        ['slack', 'https://example.com/services/T0/B0/secret'],
        ['pagerduty', 'short'],
      ]) {
        const response = await api.send('createNotificationChannel', {
          body: channelRequest({ type, destination }),
        })
        assert.equal(response.outcome, '422 invalid_destination', type)
        assert.equal(problemOf(response).errors?.[0]?.pointer, '/destination')
      }
      return api.send('createNotificationChannel', {
        body: channelRequest({ type: 'sms', destination: '0170 1234567' }),
      })
    },
  ),

  reaches('getNotificationChannel', '200', 'with its current version', async (api) => {
    const channel = await createChannel(api)
    const response = await api.send('getNotificationChannel', { path: { notificationChannelId: channel.id } })
    assert.deepEqual(bodyOf(response), channel)
    assert.equal(response.headers.get('etag'), channel.etag)
    return response
  }),

  reaches('updateNotificationChannel', '200', 'keeps a secret that is not sent', async (api) => {
    const channel = await createChannel(api, { type: 'slack', destination: webhook('keepThisSecret1234') })
    const response = await api.send('updateNotificationChannel', {
      ...of(channel),
      body: { name: 'Renamed', enabled: false },
    })
    const changed = bodyOf(response)
    assert.deepEqual(
      [changed.name, changed.enabled, changed.destination],
      ['Renamed', false, channel.destination],
    )
    const body = { destination: webhook('anotherSecretThan5678') }
    const moved = bodyOf(await api.send('updateNotificationChannel', { ...of(changed), body }))
    assert.equal(moved.destination, webhook('••••••••5678'))
    return response
  }),

  behaves('updateNotificationChannel', 'rejects the mask as a destination', async (api) => {
    const channel = await createChannel(api, { type: 'slack', destination: webhook('keepThisSecret1234') })
    const body = { destination: channel.destination }
    const response = await api.send('updateNotificationChannel', { ...of(channel), body })
    assert.equal(response.outcome, '422 invalid_destination')
  }),

  reaches('updateNotificationChannel', '409 name_taken', 'a taken name', async (api) => {
    return api.send('updateNotificationChannel', {
      ...of(await createChannel(api)),
      body: { name: 'On call' },
    })
  }),

  reaches('updateNotificationChannel', '412 precondition_failed', 'an outdated version', async (api) => {
    const channel = await createChannel(api)
    await api.send('updateNotificationChannel', { ...of(channel), body: { enabled: false } })
    return api.send('updateNotificationChannel', { ...of(channel), body: { enabled: true } })
  }),

  reaches(
    'updateNotificationChannel',
    '422 invalid_destination',
    'a destination that does not fit its type',
    async (api) => {
      const body = { destination: '+14155550123' }
      return api.send('updateNotificationChannel', { ...of(await createChannel(api)), body })
    },
  ),

  reaches('deleteNotificationChannel', '204', 'removes it from rules', async (api) => {
    const channel = await createChannel(api)
    const rule = await createRule(api, { channelIds: [channel.id] })
    const path = { notificationChannelId: channel.id }
    const response = await api.send('deleteNotificationChannel', { path })
    const { channels, etag } = bodyOf(await api.send('getAlertRule', { path: { alertRuleId: rule.id } }))
    assert.deepEqual(channels, [])
    assert.notEqual(etag, rule.etag)
    return response
  }),

  reaches('testNotificationChannel', '200', 'sends also to a disabled channel', async (api) => {
    const channel = await createChannel(api, { enabled: false })
    assert.equal(channel.lastSentAt, null)
    const path = { notificationChannelId: channel.id }
    const response = await api.send('testNotificationChannel', { path })
    assert.notEqual(bodyOf(response).lastSentAt, null)
    assert.equal(bodyOf(response).etag, channel.etag)
    await api.send('testNotificationChannel', { path })
    const mails = await api.mocks.mailsTo(channel.destination)
    assert.deepEqual(
      mails.map(({ kind }) => kind),
      ['channel-test', 'channel-test'],
    )
    return response
  }),
]
