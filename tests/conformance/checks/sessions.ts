import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../../contract/suite/api.ts'
import { type Check, check } from '../check.ts'
import type { Stage } from '../stage.ts'

/** The cookie that a sign-in sets, as it stands in the header. */
async function cookieOf(stage: Stage, remember: boolean): Promise<string> {
  await stage.signOut()
  const body = { ...stage.person('viewer'), remember }
  const answer = await stage.api.send('logIn', { body, as: 'nobody' })
  assert.equal(answer.status, 200, `it answered ${answer.outcome}`)
  const [line, ...others] = answer.headers.getSetCookie()
  assert.ok(line && others.length === 0, `it sets ${others.length + Number(line !== undefined)} cookies`)
  return line
}

const attributes = (line: string) => line.split(';').map((it) => it.trim().toLowerCase())
const pairOf = (line: string) => line.split(';')[0] ?? ''

const meWith = (stage: Stage, cookie: string) =>
  stage.api.send('getMe', { as: 'nobody', headers: { cookie } })

export const sessionChecks: readonly Check[] = [
  check('sessions', 'logIn', 'sets a cookie that scripts and other sites can’t use', async (stage) => {
    const found = attributes(await cookieOf(stage, false))
    assert.ok(found.includes('httponly'), 'it is not HttpOnly')
    assert.ok(
      found.includes('samesite=lax') || found.includes('samesite=strict'),
      'its SameSite is neither Lax nor Strict',
    )
    assert.ok(found.includes('path=/'), 'its path is not /')
  }),
  check('sessions', 'logIn', 'keeps the session only where it is asked to', async (stage) => {
    const kept = (line: string) =>
      attributes(line).some((it) => it.startsWith('max-age=') || it.startsWith('expires='))
    assert.equal(kept(await cookieOf(stage, false)), false, 'without “remember”')
    assert.equal(kept(await cookieOf(stage, true)), true, 'with “remember”')
  }),
  check('sessions', 'logIn', 'says who has signed in', async (stage) => {
    await stage.signOut()
    await stage.signIn('developer')
    const session = bodyOf(await stage.api.send('getSession', { as: 'session' }))
    assert.ok(session.signedIn, 'nobody is signed in')
    assert.equal(session.user.email, stage.person('developer').email)
    assert.equal(session.teamRole, 'Developer')
    assert.deepEqual([...session.permissions].sort(), ['deploy', 'view_logs'])
  }),
  check('sessions', 'logIn', 'does not tell a wrong password from an unknown address', async (stage) => {
    const { email } = stage.person('viewer')
    const password = 'wrong-Password-1!'
    const wrong = await stage.api.send('logIn', { as: 'nobody', body: { email, password } })
    const unknown = await stage.api.send('logIn', {
      as: 'nobody',
      body: { email: `${stage.name('nobody')}@nimbus.example`, password },
    })
    assert.deepEqual([wrong.outcome, unknown.outcome], ['401 invalid_credentials', '401 invalid_credentials'])
    assert.equal(problemOf(unknown).detail, problemOf(wrong).detail)
    assert.deepEqual(wrong.headers.getSetCookie(), [])
  }),
  check('sessions', 'logOut', 'ends the session, also for who has kept the cookie', async (stage) => {
    const cookie = pairOf(await cookieOf(stage, false))
    assert.equal((await meWith(stage, cookie)).status, 200, 'before')
    const answer = await stage.api.send('logOut', { as: 'nobody', headers: { cookie } })
    assert.equal(answer.status, 204)
    assert.equal((await meWith(stage, cookie)).status, 401, 'after')
  }),
  check('sessions', 'revokeOtherSessions', 'ends the others and not its own', async (stage) => {
    const other = pairOf(await cookieOf(stage, false))
    await stage.signIn('viewer')
    await stage.api.send('revokeOtherSessions', { as: 'session' })
    assert.equal((await meWith(stage, other)).status, 401, 'the other')
    assert.equal((await stage.api.send('getMe', { as: 'session' })).status, 200, 'its own')
  }),
  check('sessions', 'getMe', 'goes by the key where there is a cookie as well', async (stage) => {
    await stage.signIn('viewer')
    const viewer = bodyOf(await stage.api.send('getMe', { as: 'session' }))
    const authorization = `Bearer ${stage.key('owner')}`
    const owner = bodyOf(await stage.api.send('getMe', { as: 'session', headers: { authorization } }))
    assert.notEqual(owner.email, viewer.email)
  }),
  check('sessions', 'getMe', 'takes no cookie that it has not given out', async (stage) => {
    const name = pairOf(await cookieOf(stage, false)).split('=')[0]
    assert.equal((await meWith(stage, `${name}=made-up`)).status, 401)
  }),
]
