import assert from 'node:assert/strict'
import { type Api, bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

/** Signs in twice; returns the other session. */
async function signedInTwice(api: Api): Promise<{ cookie: string; sessionId: string }> {
  await api.logIn()
  const cookie = `nimbus_session=${(await api.sessionCookie())?.value}`
  const sessionId = bodyOf(await api.send('listSessions')).items.find(({ current }) => current)?.id
  assert.ok(sessionId)
  await api.forgetCookies()
  await api.mocks.advance('PT1M')
  await api.logIn()
  return { cookie, sessionId }
}

/** Number of the user's other sessions. */
async function countOtherSessions(api: Api): Promise<number> {
  return bodyOf(await api.send('listSessions')).items.filter(({ current }) => !current).length
}

export const deviceSessionCases: readonly ContractCase[] = [
  reaches('listSessions', '200', 'the current session first, then by last activity', async (api) => {
    const { sessionId } = await signedInTwice(api)
    const response = await api.send('listSessions')
    const { items } = bodyOf(response)
    assert.deepEqual(
      items.map(({ current }) => current),
      items.map((_, index) => index === 0),
    )
    assert.equal(items[1]?.id, sessionId)
    const times = items.slice(1).map(({ lastActiveAt }) => lastActiveAt)
    assert.deepEqual(times, times.toSorted().toReversed())
    return response
  }),

  behaves('listSessions', "omits other people's and expired sessions", async (api) => {
    await api.logIn('viewer@nimbus.example')
    const viewers = new Set(bodyOf(await api.send('listSessions')).items.map(({ id }) => id))
    await api.forgetCookies()
    await api.logIn()
    const mine = bodyOf(await api.send('listSessions')).items
    assert.ok(mine.every(({ id }) => !viewers.has(id)))
    await api.mocks.advance('P40D')
    await api.logIn()
    assert.equal(await countOtherSessions(api), 0)
  }),

  reaches('revokeSession', '204', 'ends the session and removes it from the list', async (api) => {
    const { cookie, sessionId } = await signedInTwice(api)
    const before = await countOtherSessions(api)
    const response = await api.send('revokeSession', { path: { sessionId } })
    assert.equal(await countOtherSessions(api), before - 1)
    assert.equal((await api.send('revokeSession', { path: { sessionId } })).outcome, '404 not_found')
    assert.equal((await api.send('getMe', { as: 'session' })).status, 200)
    // Browsers forbid setting this header.
    const there = await api.raw({ method: 'GET', url: '/api/v1/me', headers: { cookie } })
    assert.equal(there.status, 401)
    return response
  }),

  behaves('revokeSession', "another person's session", async (api) => {
    await api.logIn('viewer@nimbus.example')
    const [viewers] = bodyOf(await api.send('listSessions')).items
    await api.forgetCookies()
    await api.logIn()
    const path = { sessionId: viewers?.id ?? '' }
    assert.equal((await api.send('revokeSession', { path })).outcome, '404 not_found')
  }),

  reaches('revokeSession', '409 current_session', 'the current session', async (api) => {
    await api.logIn()
    const [current] = bodyOf(await api.send('listSessions')).items
    return api.send('revokeSession', { path: { sessionId: current?.id ?? '' } })
  }),

  reaches('revokeOtherSessions', '200', 'ends all but the current session', async (api) => {
    await signedInTwice(api)
    const count = await countOtherSessions(api)
    const response = await api.send('revokeOtherSessions')
    assert.ok(count > 0)
    assert.deepEqual(response.body, { ended: count })
    assert.equal(await countOtherSessions(api), 0)
    assert.equal((await api.send('getMe', { as: 'session' })).status, 200)
    return response
  }),

  behaves('streamEvents', 'ends with the session that is revoked, and with no other', async (api) => {
    await api.logIn()
    const theirs = await api.listen({ as: 'session' })
    const [first] = bodyOf(await api.send('listSessions')).items
    await api.forgetCookies()
    await api.logIn()
    const mine = await api.listen({ as: 'session' })
    await api.send('revokeSession', { path: { sessionId: first?.id ?? '' } })
    assert.equal((await theirs.next())?.type, 'session.ended')
    const over = await api.send('getMe', { as: 'session' })
    assert.equal(over.status, 200)
    await api.send('logOut')
    // The other stream first receives its own end.
    assert.equal((await mine.next())?.type, 'session.ended')
  }),
]
