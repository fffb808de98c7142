import assert from 'node:assert/strict'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

const email = 'admin@nimbus.example'
const password = 'Nimbus-Demo-2!'

/** Token of the link in the last mail. */
async function requestReset(api: Api): Promise<{ token: string }> {
  await api.send('requestPasswordReset', { body: { email } })
  const [mail] = await api.mocks.mailsTo(email)
  const token = mail?.facts.link?.split('/reset-password/')[1]
  assert.ok(token, 'the mail has no link')
  return { token }
}

export const passwordResetCases: readonly ContractCase[] = [
  reaches(
    'requestPasswordReset',
    '202',
    'gives the same response with or without an account',
    async (api) => {
      const unknown = await api.send('requestPasswordReset', { body: { email: 'nobody@nimbus.example' } })
      const known = await api.send('requestPasswordReset', { body: { email } })
      assert.deepEqual(known.body, unknown.body)
      assert.equal((await api.mocks.mailsTo('nobody@nimbus.example')).length, 0)
      assert.equal((await api.mocks.mailsTo(email)).length, 1)
      return known
    },
  ),

  reaches('getPasswordReset', '200', 'a valid link returns a masked address', async (api) => {
    const response = await api.send('getPasswordReset', { path: await requestReset(api) })
    assert.equal(bodyOf(response).emailHint, 'a•••@nimbus.example')
    return response
  }),

  reaches('getPasswordReset', '410 reset_expired', 'after half an hour', async (api) => {
    const path = await requestReset(api)
    await api.mocks.advance('PT31M')
    return api.send('getPasswordReset', { path })
  }),

  reaches('getPasswordReset', '410 reset_used', 'after it was used', async (api) => {
    const path = await requestReset(api)
    await api.send('resetPassword', { path, body: { password } })
    return api.send('getPasswordReset', { path })
  }),

  reaches('resetPassword', '204', 'the new password works, the old one does not', async (api) => {
    const path = await requestReset(api)
    const response = await api.send('resetPassword', { path, body: { password } })
    assert.equal((await api.logIn(email)).outcome, '401 invalid_credentials')
    assert.equal((await api.logIn(email, { password })).status, 200)
    return response
  }),

  behaves('resetPassword', 'ends every session of the account and every other link', async (api) => {
    await api.logIn(email)
    const other = await requestReset(api)
    const path = await requestReset(api)
    await api.send('resetPassword', { path, body: { password } })
    assert.equal((await api.send('getMe', { as: 'session' })).outcome, '401 session_expired')
    assert.equal((await api.send('getPasswordReset', { path: other })).outcome, '410 reset_expired')
  }),

  behaves('resetPassword', 'lifts the rate limit', async (api) => {
    for (let attempt = 0; attempt < 6; attempt += 1) await api.logIn(email, { password: 'wrong' })
    const path = await requestReset(api)
    await api.send('resetPassword', { path, body: { password } })
    assert.equal((await api.logIn(email, { password })).status, 200)
  }),

  reaches('resetPassword', '410 reset_expired', 'after half an hour', async (api) => {
    const path = await requestReset(api)
    await api.mocks.advance('PT31M')
    return api.send('resetPassword', { path, body: { password } })
  }),

  reaches('resetPassword', '410 reset_used', 'a second time', async (api) => {
    const path = await requestReset(api)
    await api.send('resetPassword', { path, body: { password } })
    return api.send('resetPassword', { path, body: { password } })
  }),

  reaches(
    'resetPassword',
    '422 password_requirements',
    'a weak password; the link stays valid',
    async (api) => {
      const path = await requestReset(api)
      const response = await api.send('resetPassword', { path, body: { password: 'weak' } })
      assert.equal(problemOf(response).errors?.[0]?.pointer, '/password')
      assert.equal((await api.send('getPasswordReset', { path })).status, 200)
      return response
    },
  ),
]
