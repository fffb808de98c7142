import { beforeEach, describe, expect, test } from 'vitest'
import {
  createSessionClient,
  DEVELOPER,
  MINUTE,
  PASSWORD,
  type SessionClient,
} from '#tests/support/session-client.ts'

let client: SessionClient
beforeEach(async () => {
  client = await createSessionClient()
})

describe('api keys', () => {
  const withKey = (secret: string) =>
    client.send('GET', '/me', { headers: { authorization: `Bearer ${secret}` } })

  test('identify their owner until they expire', async () => {
    expect(await withKey('nimbus_demo_developer')).toMatchObject({ status: 200, body: { email: DEVELOPER } })
    for (const secret of ['nimbus_other', 'nimbus_demo_expired']) {
      expect(await withKey(secret)).toMatchObject({ status: 401, body: { code: 'invalid_api_key' } })
    }
    client.wait(180 * 24 * 60 * MINUTE)
    expect((await withKey('nimbus_demo_read_only')).status).toBe(401)
  })

  test('work only from their IP ranges, and the last use has the address', async () => {
    const { cookie } = await client.logIn(PASSWORD)
    const body = { name: 'Office', scope: 'read_only', allowedIpRanges: ['203.0.113.0/24', '2001:db8::/32'] }
    const { key, secret } = (await client.send('POST', '/api-keys', { body, headers: { cookie } })).body
    const from = (ip: string, path = '/me') =>
      client.send('GET', path, { ip, headers: { authorization: `Bearer ${secret}` } })
    const lastUse = () => client.read((tx) => tx.apiKeys.get(key.id)?.lastUsedIp)

    for (const path of ['/me', '/vms', '/logs'])
      expect(await from('198.51.100.7', path)).toMatchObject({
        status: 403,
        body: { code: 'ip_not_allowed' },
      })
    expect((await from('198.51.100.7', '/api-keys')).body.code).toBe('ip_not_allowed')
    expect(await lastUse()).toBeNull()

    expect((await from('::ffff:203.0.113.9')).status).toBe(200)
    expect(await lastUse()).toBe('203.0.113.9')
    client.wait(MINUTE)
    expect((await from('2001:db8::1')).status).toBe(200)
    expect(await lastUse()).toBe('2001:db8::1')
  })

  test('take precedence over a cookie', async () => {
    const { cookie } = await client.logIn(PASSWORD)
    const headers = { cookie, authorization: 'Bearer wrong' }
    expect((await client.send('GET', '/me', { headers })).body.code).toBe('invalid_api_key')
  })
})
