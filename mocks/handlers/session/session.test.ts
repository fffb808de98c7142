import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE, PASSWORD, type Visitor, visitor, YUKI } from '#tests/support/visitor.ts'

let w: Visitor
beforeEach(async () => {
  w = await visitor()
})

describe('signing in', () => {
  test('starts a session that ends with the browser or after a working day', async () => {
    const response = await w.logIn(PASSWORD)
    expect(response).toMatchObject({
      status: 200,
      body: {
        signedIn: true,
        user: { email: YUKI, role: 'Member' },
        teamRole: 'Developer',
        permissions: ['deploy', 'view_logs'],
        expiresAt: '2026-03-02T21:00:00.000Z',
      },
    })
    expect(response.setCookie).toMatch(/^nimbus_session=s_[a-z0-9]{32}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await w.session(response.cookie)).body.signedIn).toBe(true)
    w.wait(12 * 60 * MINUTE)
    expect((await w.session(response.cookie)).body).toEqual({ signedIn: false })
    expect(await w.send('GET', '/me', { headers: { cookie: response.cookie } })).toMatchObject({
      status: 401,
      body: { code: 'session_expired' },
    })
  })

  test('keeps a remembered session for thirty days', async () => {
    const { setCookie, body } = await w.logIn(PASSWORD, YUKI, { remember: true })
    expect(setCookie).toContain('; Max-Age=2592000')
    expect(body.expiresAt).toBe('2026-04-01T09:00:00.000Z')
  })

  test('ignores the case of the address', async () => {
    expect((await w.logIn(PASSWORD, 'Developer@Nimbus.Example')).status).toBe(200)
  })

  test('answers the same for a wrong password and an unknown address', async () => {
    const wrong = await w.logIn('wrong')
    const unknown = await w.logIn('wrong', 'nobody@nimbus.example')
    expect(wrong).toMatchObject({
      status: 401,
      setCookie: undefined,
      body: { code: 'invalid_credentials', detail: 'Invalid email or password. Please try again.' },
    })
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test('replaces the session of the request, and signs out', async () => {
    const first = await w.logIn(PASSWORD)
    const second = await w.send('POST', '/session', {
      body: { email: YUKI, password: PASSWORD },
      headers: { cookie: first.cookie },
    })
    expect((await w.session(first.cookie)).body.signedIn).toBe(false)
    expect((await w.session(`theme=dark; ${second.cookie}`)).body.signedIn).toBe(true)

    const out = await w.send('DELETE', '/session', { headers: { cookie: second.cookie } })
    expect(out).toMatchObject({
      status: 204,
      setCookie: 'nimbus_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    })
    expect((await w.session(second.cookie)).body.signedIn).toBe(false)
    expect((await w.send('DELETE', '/session')).status).toBe(204)
  })
})
