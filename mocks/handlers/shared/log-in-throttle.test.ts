import { beforeEach, describe, expect, test } from 'vitest'
import {
  createSessionClient,
  DEVELOPER,
  MINUTE,
  PASSWORD,
  SECOND,
  type SessionClient,
} from '#tests/support/session-client.ts'

let client: SessionClient
beforeEach(async () => {
  client = await createSessionClient()
})

describe('throttling', () => {
  const fail = async (times: number, email = DEVELOPER) => {
    for (let i = 0; i < times; i++) expect((await client.logIn('wrong', email)).status).toBe(401)
  }

  test.each([DEVELOPER, 'nobody@nimbus.example'])(
    'blocks %s after five failures, even for the right password',
    async (email) => {
      await fail(5, email)
      const blocked = await client.logIn(PASSWORD, email)
      expect(blocked).toMatchObject({
        status: 429,
        retryAfter: '30',
        body: {
          code: 'too_many_attempts',
          retryAfter: 30,
          detail: 'Too many failed attempts. Try again in 30 seconds.',
        },
      })
      client.wait(29.5 * SECOND)
      expect(await client.logIn(PASSWORD, email)).toMatchObject({
        status: 429,
        body: { retryAfter: 1, detail: 'Too many failed attempts. Try again in 1 second.' },
      })
    },
  )

  test('doubles the wait up to 15 minutes', async () => {
    await fail(5)
    const waits: number[] = []
    for (let i = 0; i < 7; i++) {
      const { retryAfter } = (await client.logIn('wrong')).body
      waits.push(retryAfter)
      client.wait(retryAfter * SECOND)
      await fail(1)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
  })

  test('accepts the right password after the wait and resets the count', async () => {
    await fail(5)
    client.wait(30 * SECOND)
    expect((await client.logIn(PASSWORD)).status).toBe(200)
    await fail(5)
  })

  describe('of a client', () => {
    const logIn = (ip: string, email: string, password = 'wrong') =>
      client.send('POST', '/session', { ip, body: { email, password } })
    const tryMany = async (ip: string, times: number) => {
      for (let i = 0; i < times; i++) expect((await logIn(ip, `person-${i}@nimbus.example`)).status).toBe(401)
    }

    test('blocks it after twenty failures at different addresses, and nobody else', async () => {
      await tryMany('203.0.113.1', 20)
      expect(await logIn('203.0.113.1', DEVELOPER, PASSWORD)).toMatchObject({
        status: 429,
        retryAfter: '30',
        body: { code: 'too_many_attempts', retryAfter: 30 },
      })
      expect((await logIn('203.0.113.2', DEVELOPER, PASSWORD)).status).toBe(200)
      client.wait(30 * SECOND)
      expect((await logIn('203.0.113.1', DEVELOPER, PASSWORD)).status).toBe(200)
    })

    test('still counts after a success', async () => {
      await tryMany('203.0.113.1', 19)
      expect((await logIn('203.0.113.1', DEVELOPER, PASSWORD)).status).toBe(200)
      expect((await logIn('203.0.113.1', 'nobody@nimbus.example')).status).toBe(401)
      expect((await logIn('203.0.113.1', DEVELOPER, PASSWORD)).status).toBe(429)
    })

    test('is forgotten after 15 minutes', async () => {
      await tryMany('203.0.113.1', 19)
      client.wait(15 * MINUTE)
      await tryMany('203.0.113.1', 19)
    })
  })

  test('forgets old failures and keeps addresses apart', async () => {
    await fail(4)
    await fail(4, 'nobody@nimbus.example')
    client.wait(15 * MINUTE)
    await fail(5)
    expect((await client.logIn(PASSWORD)).status).toBe(429)
  })
})
