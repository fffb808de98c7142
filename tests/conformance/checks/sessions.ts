import assert from 'node:assert/strict'
import { FOREIGN } from '../../contract/cases/whole-api.ts'
import { bodyOf, problemOf } from '../../contract/suite/api.ts'
import { type Check, check } from '../check.ts'
import { attributesOf, cookieOf, isSignedIn, pairOf, sessionCookies } from '../cookies.ts'

export const sessionChecks: readonly Check[] = [
  check('sessions', 'logIn', 'sets a cookie that scripts and other sites can’t use', async (context) => {
    const found = attributesOf(await cookieOf(context, false))
    assert.ok(found.includes('httponly'), 'it is not HttpOnly')
    assert.ok(
      found.includes('samesite=lax') || found.includes('samesite=strict'),
      'its SameSite is neither Lax nor Strict',
    )
    assert.ok(found.includes('path=/'), 'its path is not /')
    if (context.isSecure) assert.ok(found.includes('secure'), 'it is not Secure')
  }),
  check('sessions', 'logIn', 'persists the session only on request', async (context) => {
    const kept = (line: string) =>
      attributesOf(line).some((it) => it.startsWith('max-age=') || it.startsWith('expires='))
    assert.equal(kept(await cookieOf(context, false)), false, 'without “remember”')
    assert.equal(kept(await cookieOf(context, true)), true, 'with “remember”')
  }),
  check('sessions', 'logIn', 'returns the signed-in user', async (context) => {
    await context.signOut()
    await context.signIn('developer')
    const session = bodyOf(await context.api.send('getSession', { as: 'session' }))
    assert.ok(session.signedIn, 'nobody is signed in')
    assert.equal(session.user.email, context.person('developer').email)
    assert.equal(session.teamRole, 'Developer')
    assert.deepEqual([...session.permissions].sort(), ['deploy', 'view_logs'])
  }),
  check(
    'sessions',
    'logIn',
    'answers the same for a wrong password and an unknown address',
    async (context) => {
      const { email } = context.person('viewer')
      const password = 'wrong-Password-1!'
      const wrong = await context.api.send('logIn', { as: 'nobody', body: { email, password } })
      const unknown = await context.api.send('logIn', {
        as: 'nobody',
        body: { email: `${context.name('nobody')}@nimbus.example`, password },
      })
      assert.deepEqual(
        [wrong.outcome, unknown.outcome],
        ['401 invalid_credentials', '401 invalid_credentials'],
      )
      assert.equal(problemOf(unknown).detail, problemOf(wrong).detail)
      assert.deepEqual(sessionCookies(wrong.headers), [])
    },
  ),
  check('sessions', 'logOut', 'ends the session, also for a copied cookie', async (context) => {
    const cookie = pairOf(await cookieOf(context, false))
    assert.ok(await isSignedIn(context, cookie), 'nobody is signed in')
    const response = await context.api.send('logOut', { as: 'nobody', headers: { cookie } })
    assert.equal(response.status, 204)
    assert.ok(!(await isSignedIn(context, cookie)), 'the session goes on')
  }),
  check('sessions', 'logOut', 'denies requests of other sites', async (context) => {
    const cookie = pairOf(await cookieOf(context, false))
    const logOut = (headers: Readonly<Record<string, string>>) =>
      context.api.send('logOut', { as: 'nobody', headers: { cookie, ...headers } })
    for (const headers of FOREIGN)
      assert.equal((await logOut(headers)).outcome, '403 cross_site_request', JSON.stringify(headers))
    assert.ok(await isSignedIn(context, cookie), 'the session is over')
    assert.equal((await logOut({ 'sec-fetch-site': 'same-origin' })).status, 204, 'of its own site')
  }),
  check('sessions', 'logIn', 'denies requests of other sites', async (context) => {
    const body = { ...context.person('viewer') }
    for (const headers of FOREIGN) {
      const response = await context.api.send('logIn', { as: 'nobody', body, headers })
      assert.equal(response.outcome, '403 cross_site_request', JSON.stringify(headers))
      assert.deepEqual(sessionCookies(response.headers), [])
    }
  }),
  check('sessions', 'checkFirewallRules', 'accepts an API key from any site', async (context) => {
    const body = { defaultInbound: 'deny', defaultOutbound: 'allow', rules: [] }
    for (const headers of FOREIGN)
      assert.equal((await context.api.send('checkFirewallRules', { as: 'owner', body, headers })).status, 200)
  }),
  check('sessions', 'revokeOtherSessions', 'ends other sessions and keeps its own', async (context) => {
    const other = pairOf(await cookieOf(context, false))
    await context.signIn('viewer')
    await context.api.send('revokeOtherSessions', { as: 'session' })
    assert.ok(!(await isSignedIn(context, other)), 'the other session goes on')
    assert.ok(bodyOf(await context.api.send('getSession', { as: 'session' })).signedIn, 'its own is over')
  }),
  check('sessions', 'getMe', 'prefers a key to the cookie', async (context) => {
    await context.signIn('viewer')
    const viewer = bodyOf(await context.api.send('getMe', { as: 'session' }))
    const owner = bodyOf(
      await context.api.send('getMe', { as: 'session', headers: context.authorization('owner') }),
    )
    assert.notEqual(owner.email, viewer.email)
  }),
  check('sessions', 'getSession', 'rejects a forged cookie', async (context) => {
    const name = pairOf(await cookieOf(context, false)).split('=')[0]
    assert.ok(!(await isSignedIn(context, `${name}=made-up`)), 'somebody is signed in')
  }),
]
