import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE, PASSWORD, type Visitor, visitor, YUKI } from '#tests/support/visitor.ts'

let w: Visitor
beforeEach(async () => {
  w = await visitor()
})

describe('api keys', () => {
  const withKey = (secret: string) => w.send('GET', '/me', { headers: { authorization: `Bearer ${secret}` } })

  test('identify their owner until they expire', async () => {
    expect(await withKey('nimbus_demo_developer')).toMatchObject({ status: 200, body: { email: YUKI } })
    for (const secret of ['nimbus_other', 'nimbus_demo_expired']) {
      expect(await withKey(secret)).toMatchObject({ status: 401, body: { code: 'invalid_api_key' } })
    }
    w.wait(180 * 24 * 60 * MINUTE)
    expect((await withKey('nimbus_demo_read_only')).status).toBe(401)
  })

  test('take precedence over a cookie', async () => {
    const { cookie } = await w.logIn(PASSWORD)
    const headers = { cookie, authorization: 'Bearer wrong' }
    expect((await w.send('GET', '/me', { headers })).body.code).toBe('invalid_api_key')
  })
})
