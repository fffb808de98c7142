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

describe('signing in', () => {
  test('starts a session that ends with the browser or after a working day', async () => {
    const response = await client.logIn(PASSWORD)
    expect(response).toMatchObject({
      status: 200,
      body: {
        signedIn: true,
        user: { email: DEVELOPER, role: 'Member' },
        teamRole: 'Developer',
        permissions: ['deploy', 'view_logs'],
        expiresAt: '2026-03-02T21:00:00.000Z',
      },
    })
    expect(response.setCookie).toMatch(/^nimbus_session=s_[a-z0-9]{32}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await client.session(response.cookie)).body.signedIn).toBe(true)
    client.wait(12 * 60 * MINUTE)
    expect((await client.session(response.cookie)).body).toEqual({ signedIn: false })
    expect(await client.send('GET', '/me', { headers: { cookie: response.cookie } })).toMatchObject({
      status: 401,
      body: { code: 'session_expired' },
    })
  })

  test('keeps a remembered session for thirty days', async () => {
    const { setCookie, body } = await client.logIn(PASSWORD, DEVELOPER, { remember: true })
    expect(setCookie).toContain('; Max-Age=2592000')
    expect(body.expiresAt).toBe('2026-04-01T09:00:00.000Z')
  })

  test('ignores the case of the address', async () => {
    expect((await client.logIn(PASSWORD, 'Developer@Nimbus.Example')).status).toBe(200)
  })

  test('answers the same for a wrong password and an unknown address', async () => {
    const wrong = await client.logIn('wrong')
    const unknown = await client.logIn('wrong', 'nobody@nimbus.example')
    expect(wrong).toMatchObject({
      status: 401,
      setCookie: undefined,
      body: { code: 'invalid_credentials', detail: 'Invalid email or password. Please try again.' },
    })
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test('replaces the session of the request, and signs out', async () => {
    const first = await client.logIn(PASSWORD)
    const second = await client.send('POST', '/session', {
      body: { email: DEVELOPER, password: PASSWORD },
      headers: { cookie: first.cookie },
    })
    expect((await client.session(first.cookie)).body.signedIn).toBe(false)
    expect((await client.session(`theme=dark; ${second.cookie}`)).body.signedIn).toBe(true)

    const out = await client.send('DELETE', '/session', { headers: { cookie: second.cookie } })
    expect(out).toMatchObject({
      status: 204,
      setCookie: 'nimbus_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    })
    expect((await client.session(second.cookie)).body.signedIn).toBe(false)
    expect((await client.send('DELETE', '/session')).status).toBe(204)
  })
})
