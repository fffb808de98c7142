import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { type Api, bodyOf, problemOf, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

const DAY = 86_400_000

const keyRequest = (more: object = {}) => ({ name: 'Nightly export', scope: 'read_only', ...more })

const create = (api: Api, more: object = {}) => api.send('createApiKey', { body: keyRequest(more) })

/** Request with a key created by this case. */
const withKey = <Op extends OperationId>(api: Api, secret: string, operation: Op, more: Request = {}) =>
  api.send(operation, { ...more, as: 'nobody', headers: { authorization: `Bearer ${secret}` } })

export const apiKeyCases: readonly ContractCase[] = [
  reaches('listApiKeys', '200', "the caller's keys, newest first, without secrets", async (api) => {
    await api.logIn('owner@nimbus.example')
    const response = await api.send('listApiKeys')
    const { items } = bodyOf(response)
    assert.ok(items.length >= 4)
    assert.deepEqual(
      items.map(({ createdAt }) => createdAt),
      items.map(({ createdAt }) => createdAt).sort((a, b) => (a < b ? 1 : -1)),
    )
    assert.equal(items.find(({ name }) => name === 'Old CI pipeline')?.status, 'expired')
    assert.ok(!items.some(({ name }) => name === 'Status page'), 'the key of somebody else')
    assert.ok(!JSON.stringify(items).includes('nimbus_demo_read_only'))
    return response
  }),

  reaches('createApiKey', '201', 'returns the secret once, limited to its scope', async (api) => {
    await api.logIn()
    const response = await create(api, { name: '  Nightly export ' })
    const { key, secret } = bodyOf(response)
    assert.equal(key.name, 'Nightly export')
    assert.equal(key.lastUsedAt, null)
    assert.equal(key.expiresAt, null)
    assert.ok(secret.startsWith(key.hint))
    assert.ok(!JSON.stringify(bodyOf(await api.send('listApiKeys'))).includes(secret))

    assert.equal(bodyOf(await withKey(api, secret, 'getMe')).email, 'admin@nimbus.example')
    const body = { name: 'Status', type: 'email', destination: 'ops@nimbus.example' }
    const denied = await withKey(api, secret, 'createNotificationChannel', { body })
    assert.equal(denied.outcome, '403 insufficient_scope')
    const { items } = bodyOf(await api.send('listApiKeys'))
    const used = items.find(({ id }) => id === key.id)
    assert.notEqual(used?.lastUsedAt, null)
    assert.notEqual(used?.lastUsedIp, null)
    assert.deepEqual(used?.allowedIpRanges, [])
    return response
  }),

  behaves(
    'createApiKey',
    "a full-access key has its owner's permissions, except creating keys",
    async (api) => {
      await api.logIn('viewer@nimbus.example')
      const { secret } = bodyOf(await create(api, { scope: 'full_access' }))
      const body = { name: 'Status', type: 'email', destination: 'ops@nimbus.example' }
      const channel = await withKey(api, secret, 'createNotificationChannel', { body })
      assert.equal(channel.outcome, '403 permission_denied')
      for (const [operation, request] of [
        ['createApiKey', { body: keyRequest({ name: 'Another' }) }],
        ['listApiKeys', {}],
        ['updateMe', { body: { fullName: 'Mallory' } }],
        ['removeMyAvatar', {}],
        ['updateNotificationPreferences', { body: { items: [{ event: 'alert', inApp: false }] } }],
      ] as const) {
        assert.equal(
          (await withKey(api, secret, operation, request)).outcome,
          '403 session_required',
          operation,
        )
      }
    },
  ),

  behaves('createApiKey', 'stops working at its expiry', async (api) => {
    await api.logIn()
    const { headers } = await api.send('getMe', { as: 'session' })
    const serverTime = Date.parse(headers.get('date') ?? '')
    const expiresAt = new Date(serverTime + 3_600_000).toISOString()
    const { key, secret } = bodyOf(await create(api, { expiresAt }))
    assert.equal(Date.parse(key.expiresAt ?? ''), Date.parse(expiresAt))
    assert.equal((await withKey(api, secret, 'getMe')).status, 200)
    await api.mocks.advance('PT61M')
    assert.equal((await withKey(api, secret, 'getMe')).outcome, '401 invalid_api_key')
    const { items } = bodyOf(await api.send('listApiKeys'))
    assert.equal(items.find(({ id }) => id === key.id)?.status, 'expired')
  }),

  behaves('createApiKey', 'notifies the creator before it expires, unless it is revoked', async (api) => {
    await api.logIn('owner@nimbus.example')
    const { headers } = await api.send('getMe', { as: 'session' })
    const expiresAt = Date.parse(headers.get('date') ?? '') + 40 * DAY
    const inFortyDays = { expiresAt: new Date(expiresAt).toISOString() }
    await create(api, inFortyDays)
    const { key } = bodyOf(await create(api, { ...inFortyDays, name: 'Not needed' }))
    await api.send('revokeApiKey', { path: { apiKeyId: key.id } })
    await api.mocks.advance('P41D')
    const { items } = bodyOf(await api.send('listNotifications', { as: 'owner', query: { limit: 100 } }))
    const aboutExpiry = items.filter(({ title }) =>
      /^API key (Nightly export|Not needed) .*expire/.test(title),
    )
    assert.deepEqual(
      aboutExpiry.map(({ title, at }) => [title, Math.round((expiresAt - Date.parse(at)) / DAY)]),
      [
        ['API key Nightly export has expired', 0],
        ['API key Nightly export expires in 7 days', 7],
        ['API key Nightly export expires in 30 days', 30],
      ],
    )
  }),

  behaves('createApiKey', 'notifies the owner in the console and by mail', async (api) => {
    await api.logIn()
    await create(api)
    const { items } = bodyOf(await api.send('listNotifications', { as: 'session' }))
    assert.equal(items[0]?.title, 'API key Nightly export created')
    const [mail] = await api.mocks.mailsTo('admin@nimbus.example')
    assert.equal(mail?.facts.event, 'security')
  }),

  behaves(
    'createApiKey',
    'denies control and invisible characters in its name, as other texts of one line do',
    async (api) => {
      await api.logIn()
      const responses = [
        await api.send('createApiKey', { as: 'session', body: { name: 'two\nlines', scope: 'read_only' } }),
        await api.send('createProject', { body: { name: 'tab\tulator' } }),
        await api.send('updateMe', { as: 'session', body: { fullName: 'two\r\nlines' } }),
        await api.send('updateMe', { as: 'session', body: { company: 'zero\0' } }),
        await api.send('createAlertSilence', { body: { durationMinutes: 5, reason: 'two\nlines' } }),
        await api.send('createDatabaseBackup', {
          path: { databaseId: 'db_none' },
          body: { label: 'two\nlines' },
        }),
        await api.send('createRole', { body: { name: 'bell\u0007', description: '', permissions: [] } }),
        await api.send('createProject', { body: { name: '\u200b' } }),
        await api.send('createProject', { body: { name: 'web\u202e1' } }),
        await api.send('updateMe', { as: 'session', body: { fullName: '\u3164' } }),
      ]
      assert.deepEqual(new Set(responses.map(({ outcome }) => outcome)), new Set(['422 validation_failed']))
    },
  ),

  behaves('createApiKey', 'repeats the secret for its idempotency key', async (api) => {
    await api.logIn()
    const headers = { 'idempotency-key': 'api-key-0001' }
    const send = () => api.send('createApiKey', { body: keyRequest(), headers })
    assert.deepEqual(bodyOf(await send()), bodyOf(await send()))
  }),

  reaches(
    'createApiKey',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      await api.logIn()
      const headers = { 'idempotency-key': 'api-key-0001' }
      await api.send('createApiKey', { body: keyRequest(), headers })
      return api.send('createApiKey', { body: keyRequest({ name: 'Another' }), headers })
    },
  ),

  reaches('createApiKey', '409 name_taken', 'with a valid key', async (api) => {
    await api.logIn()
    const { key } = bodyOf(await create(api))
    const response = await create(api, { name: 'nightly EXPORT' })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/name')
    await api.send('revokeApiKey', { path: { apiKeyId: key.id } })
    assert.equal((await create(api)).status, 201)
    return response
  }),

  reaches('createApiKey', '409 too_many_api_keys', 'beyond the limit of 25', async (api) => {
    await api.logIn('developer@nimbus.example')
    for (let count = bodyOf(await api.send('listApiKeys')).items.length; count < 25; count++) {
      assert.equal((await create(api, { name: `Key ${count}` })).status, 201)
    }
    return create(api)
  }),

  behaves('createApiKey', 'works only from its IP ranges, and is not used elsewhere', async (api) => {
    await api.logIn()
    // No client has an address for documentation (RFC 5737).
    const elsewhere = ['203.0.113.0/24', '2001:db8::/32']
    const { key, secret } = bodyOf(await create(api, { scope: 'full_access', allowedIpRanges: elsewhere }))
    assert.deepEqual(key.allowedIpRanges, elsewhere)
    for (const operation of ['getMe', 'listVms', 'listMembers'] as const)
      assert.equal((await withKey(api, secret, operation)).outcome, '403 ip_not_allowed', operation)
    const denied = await withKey(api, secret, 'createProject', { body: { name: 'From elsewhere' } })
    assert.equal(denied.outcome, '403 ip_not_allowed')
    const { items } = bodyOf(await api.send('listApiKeys'))
    const { lastUsedAt, lastUsedIp } = items.find(({ id }) => id === key.id) ?? {}
    assert.deepEqual([lastUsedAt, lastUsedIp], [null, null])

    const everywhere = { name: 'Everywhere', allowedIpRanges: [...elsewhere, '0.0.0.0/0', '::/0'] }
    const allowed = bodyOf(await create(api, everywhere))
    assert.equal((await withKey(api, allowed.secret, 'getMe')).status, 200)
  }),

  reaches('createApiKey', '422 invalid_cidr', 'names every invalid range', async (api) => {
    await api.logIn()
    const allowedIpRanges = ['203.0.113.0/24', '203.0.113.9/24', '300.0.0.0/8']
    const response = await create(api, { allowedIpRanges })
    const pointers = problemOf(response).errors?.map(({ pointer }) => pointer)
    assert.deepEqual(pointers?.toSorted(), ['/allowedIpRanges/1', '/allowedIpRanges/2'])
    return response
  }),

  reaches('createApiKey', '422 duplicate_entry', 'a range twice', async (api) => {
    await api.logIn()
    const response = await create(api, { allowedIpRanges: ['203.0.113.0/24', '203.0.113.0/24'] })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/allowedIpRanges/1')
    return response
  }),

  reaches('createApiKey', '422 expiry_in_the_past', 'at its field', async (api) => {
    await api.logIn()
    const response = await create(api, { expiresAt: '2020-01-01T00:00:00Z' })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/expiresAt')
    return response
  }),

  behaves('createApiKey', 'names every invalid field', async (api) => {
    await api.logIn()
    const response = await create(api, { name: '  ', scope: 'everything', expiresAt: 'tomorrow' })
    assert.deepEqual(
      problemOf(response)
        .errors?.map(({ pointer }) => pointer)
        .sort(),
      ['/expiresAt', '/name', '/scope'],
    )
  }),

  reaches('revokeApiKey', '200', 'is rejected from the next request on', async (api) => {
    await api.logIn()
    const { key, secret } = bodyOf(await create(api))
    assert.equal((await withKey(api, secret, 'getMe')).status, 200)
    const response = await api.send('revokeApiKey', { path: { apiKeyId: key.id } })
    assert.equal(bodyOf(response).status, 'revoked')
    assert.equal((await withKey(api, secret, 'getMe')).outcome, '401 invalid_api_key')
    await api.mocks.advance('PT1H')
    const again = bodyOf(await api.send('revokeApiKey', { path: { apiKeyId: key.id } }))
    assert.equal(again.revokedAt, bodyOf(response).revokedAt)
    return response
  }),

  behaves('revokeApiKey', "another person's key", async (api) => {
    await api.logIn('owner@nimbus.example')
    const { key, secret } = bodyOf(await create(api))
    await api.logIn('admin@nimbus.example')
    const response = await api.send('revokeApiKey', { path: { apiKeyId: key.id } })
    assert.equal(response.outcome, '404 not_found')
    assert.equal((await withKey(api, secret, 'getMe')).status, 200)
  }),
]
