import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60

const wrong = { body: { email: 'admin@nimbus.example', password: 'wrong' } }

export const sessionCases: readonly ContractCase[] = [
  reaches('getSession', '200', 'anonymous', async (api) => {
    const response = await api.send('getSession')
    assert.deepEqual(response.body, { signedIn: false })
    return response
  }),

  reaches('logIn', '200', 'returns the user and permissions', async (api) => {
    const response = await api.logIn('developer@nimbus.example')
    const session = bodyOf(response)
    assert.ok(session.signedIn)
    assert.equal(session.user.email, 'developer@nimbus.example')
    assert.equal(session.teamRole, 'Developer')
    assert.deepEqual([...session.permissions].sort(), ['deploy', 'view_logs'])
    return response
  }),

  reaches(
    'logIn',
    '401 invalid_credentials',
    'gives the same response for a wrong address or password',
    async (api) => {
      const wrongPassword = await api.send('logIn', wrong)
      const unknown = await api.send('logIn', { body: { email: 'nobody@nimbus.example', password: 'wrong' } })
      const { requestId: _, ...first } = problemOf(wrongPassword)
      const { requestId: __, ...second } = problemOf(unknown)
      assert.deepEqual(first, second)
      assert.equal(first.detail, 'Invalid email or password. Please try again.')
      return unknown
    },
  ),

  reaches(
    'logIn',
    '429 too_many_attempts',
    'after five failures, also with the right password',
    async (api) => {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        assert.equal((await api.send('logIn', wrong)).outcome, '401 invalid_credentials')
      }
      const response = await api.logIn()
      assert.equal(problemOf(response).retryAfter, 30)
      return response
    },
  ),

  behaves('logIn', 'accepts after the wait, and waits longer after the next failure', async (api) => {
    for (let attempt = 0; attempt < 5; attempt += 1) await api.send('logIn', wrong)
    await api.mocks.advance('PT31S')
    assert.equal((await api.send('logIn', wrong)).status, 401)
    assert.equal(problemOf(await api.send('logIn', wrong)).retryAfter, 60)
    await api.mocks.advance('PT61S')
    assert.equal((await api.logIn()).status, 200)
  }),

  behaves('logIn', 'throttles each address separately, with or without an account', async (api) => {
    const unknown = { body: { email: 'nobody@nimbus.example', password: 'wrong' } }
    for (let attempt = 0; attempt < 5; attempt += 1) await api.send('logIn', unknown)
    assert.equal((await api.send('logIn', unknown)).outcome, '429 too_many_attempts')
    assert.equal((await api.logIn()).status, 200)
  }),

  behaves('logIn', 'ignores the case of the address', async (api) => {
    assert.equal((await api.logIn('Admin@Nimbus.EXAMPLE')).status, 200)
  }),

  behaves('logIn', 'sets a cookie that ends with the browser', async (api) => {
    const response = await api.logIn()
    const cookie = await api.sessionCookie()
    assert.ok(cookie !== null && cookie.value.length >= 16)
    assert.equal(cookie.maxAge, null)
    const [line] = response.headers.getSetCookie()
    // Chromium hides this header; other runtimes show it.
    if (line !== undefined) assert.match(line, /; HttpOnly; SameSite=Lax$/)
  }),

  behaves('logIn', 'sets a cookie for 30 days with remember', async (api) => {
    await api.logIn('admin@nimbus.example', { remember: true })
    const cookie = await api.sessionCookie()
    assert.ok(cookie?.maxAge, 'the cookie ends with the browser')
    assert.ok(Math.abs(cookie.maxAge - THIRTY_DAYS) <= 2, `it lasts ${cookie.maxAge} seconds`)
  }),

  behaves('logIn', 'lasts 12 hours, or 30 days with remember', async (api) => {
    await api.logIn()
    await api.mocks.advance('PT11H59M')
    assert.equal((await api.send('getMe', { as: 'session' })).status, 200)
    await api.mocks.advance('PT2M')
    assert.equal((await api.send('getMe', { as: 'session' })).outcome, '401 session_expired')
    await api.logIn('admin@nimbus.example', { remember: true })
    await api.mocks.advance('P29D')
    assert.equal((await api.send('getMe', { as: 'session' })).status, 200)
    await api.mocks.advance('P2D')
    assert.equal((await api.send('getMe', { as: 'session' })).outcome, '401 session_expired')
  }),

  behaves('getSession', 'returns the user, and 401 after the session expired', async (api) => {
    await api.logIn('viewer@nimbus.example')
    const session = bodyOf(await api.send('getSession'))
    assert.ok(session.signedIn)
    assert.equal(session.user.email, 'viewer@nimbus.example')
    await api.mocks.advance('PT13H')
    assert.deepEqual((await api.send('getSession')).body, { signedIn: false })
  }),

  reaches('logOut', '204', 'ends the session and its cookie', async (api) => {
    await api.logIn()
    const response = await api.send('logOut')
    assert.equal(await api.sessionCookie(), null)
    assert.equal((await api.send('getMe', { as: 'session' })).outcome, '401 not_authenticated')
    return response
  }),

  behaves('logOut', 'succeeds without a session', async (api) => {
    assert.equal((await api.send('logOut')).status, 204)
    assert.equal((await api.send('logOut')).status, 204)
  }),
]
