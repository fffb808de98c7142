import assert from 'node:assert/strict'
import { bodyOf } from '../../contract/suite/api.ts'
import { type Check, check } from '../check.ts'
import { cookieOf, isSignedIn, pairOf } from '../cookies.ts'

/** Ends of sessions and keys, and changes of passwords. */
export const sessionEndChecks: readonly Check[] = [
  check('sessions', 'revokeSession', 'ends that session, and no other', async (context) => {
    const { api } = context
    const other = pairOf(await cookieOf(context, false))
    const { items } = bodyOf(await api.send('listSessions', { as: 'nobody', headers: { cookie: other } }))
    const id = items.find(({ current }) => current)?.id
    assert.ok(id, 'listSessions has no current session')
    await context.signIn('viewer')
    const response = await api.send('revokeSession', { as: 'session', path: { sessionId: id } })
    assert.equal(response.status, 204, `it returned ${response.outcome}`)
    assert.ok(!(await isSignedIn(context, other)), 'the session goes on')
    assert.ok(bodyOf(await api.send('getSession', { as: 'session' })).signedIn, 'its own is over')
  }),
  check('sessions', 'revokeApiKey', 'ends the key', async (context) => {
    const { api } = context
    await context.signIn('owner')
    const body = { name: context.name(), scope: 'read_only' }
    const { key, secret } = bodyOf(await api.send('createApiKey', { as: 'session', body }))
    const use = () => api.send('getMe', { as: 'nobody', headers: { authorization: `Bearer ${secret}` } })
    const before = await use()
    const revoked = await api.send('revokeApiKey', { as: 'session', path: { apiKeyId: key.id } })
    assert.equal(before.status, 200, `the new key got ${before.outcome}`)
    assert.equal(revoked.status, 200, `it returned ${revoked.outcome}`)
    assert.equal((await use()).outcome, '401 invalid_api_key', 'the key afterwards')
  }),
  check('sessions', 'changePassword', 'requires the current password', async (context) => {
    await context.signIn('viewer')
    const body = { currentPassword: 'Not-the-password-1!', password: 'Conformance-1!' }
    const response = await context.api.send('changePassword', { as: 'session', body })
    assert.equal(response.outcome, '422 password_wrong')
    assert.ok(await isSignedIn(context, pairOf(await cookieOf(context, false))), 'the old one is over')
  }),
]
