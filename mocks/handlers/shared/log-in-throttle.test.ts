import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE, PASSWORD, SECOND, type Visitor, visitor, YUKI } from '#tests/support/visitor.ts'

let w: Visitor
beforeEach(async () => {
  w = await visitor()
})

describe('throttling', () => {
  const fail = async (times: number, email = YUKI) => {
    for (let i = 0; i < times; i++) expect((await w.logIn('wrong', email)).status).toBe(401)
  }

  test.each([YUKI, 'nobody@nimbus.example'])(
    'blocks %s after five failures, even for the right password',
    async (email) => {
      await fail(5, email)
      const blocked = await w.logIn(PASSWORD, email)
      expect(blocked).toMatchObject({
        status: 429,
        retryAfter: '30',
        body: {
          code: 'too_many_attempts',
          retryAfter: 30,
          detail: 'Too many failed attempts. Try again in 30 seconds.',
        },
      })
      w.wait(29.5 * SECOND)
      expect(await w.logIn(PASSWORD, email)).toMatchObject({
        status: 429,
        body: { retryAfter: 1, detail: 'Too many failed attempts. Try again in 1 second.' },
      })
    },
  )

  test('doubles the wait up to 15 minutes', async () => {
    await fail(5)
    const waits: number[] = []
    for (let i = 0; i < 7; i++) {
      const { retryAfter } = (await w.logIn('wrong')).body
      waits.push(retryAfter)
      w.wait(retryAfter * SECOND)
      await fail(1)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
  })

  test('accepts the right password after the wait and resets the count', async () => {
    await fail(5)
    w.wait(30 * SECOND)
    expect((await w.logIn(PASSWORD)).status).toBe(200)
    await fail(5)
  })

  describe('of a client', () => {
    const logIn = (client: string, email: string, password = 'wrong') =>
      w.send('POST', '/session', { client, body: { email, password } })
    const tryMany = async (client: string, times: number) => {
      for (let i = 0; i < times; i++)
        expect((await logIn(client, `person-${i}@nimbus.example`)).status).toBe(401)
    }

    test('blocks it after twenty failures at different addresses, and nobody else', async () => {
      await tryMany('203.0.113.1', 20)
      expect(await logIn('203.0.113.1', YUKI, PASSWORD)).toMatchObject({
        status: 429,
        retryAfter: '30',
        body: { code: 'too_many_attempts', retryAfter: 30 },
      })
      expect((await logIn('203.0.113.2', YUKI, PASSWORD)).status).toBe(200)
      w.wait(30 * SECOND)
      expect((await logIn('203.0.113.1', YUKI, PASSWORD)).status).toBe(200)
    })

    test('still counts after a success', async () => {
      await tryMany('203.0.113.1', 19)
      expect((await logIn('203.0.113.1', YUKI, PASSWORD)).status).toBe(200)
      expect((await logIn('203.0.113.1', 'nobody@nimbus.example')).status).toBe(401)
      expect((await logIn('203.0.113.1', YUKI, PASSWORD)).status).toBe(429)
    })

    test('is forgotten after 15 minutes', async () => {
      await tryMany('203.0.113.1', 19)
      w.wait(15 * MINUTE)
      await tryMany('203.0.113.1', 19)
    })
  })

  test('forgets old failures and keeps addresses apart', async () => {
    await fail(4)
    await fail(4, 'nobody@nimbus.example')
    w.wait(15 * MINUTE)
    await fail(5)
    expect((await w.logIn(PASSWORD)).status).toBe(429)
  })
})
