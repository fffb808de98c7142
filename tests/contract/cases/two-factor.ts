import assert from 'node:assert/strict'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { memberOf } from './support/members.ts'
import { challengeOf, codeOf, lastNotification, withTwoFactor } from './support/two-factor.ts'

const ADMIN = 'admin@nimbus.example'
const password = 'Nimbus-Demo-1!'

/** Five failures, after which attempts are blocked. */
async function fiveTimes(attempt: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < 5; count += 1) await attempt()
}

const left = async (api: Api) => bodyOf(await api.send('getTwoFactor')).recoveryCodesLeft

export const twoFactorCases: readonly ContractCase[] = [
  reaches('getTwoFactor', '200', 'is off for seeded users', async (api) => {
    await api.logIn()
    const response = await api.send('getTwoFactor')
    assert.deepEqual(response.body, { enabled: false, enabledAt: null, recoveryCodesLeft: 0 })
    return response
  }),

  reaches('startTwoFactor', '201', 'returns a secret and its otpauth URI', async (api) => {
    await api.logIn()
    const first = bodyOf(await api.send('startTwoFactor'))
    const response = await api.send('startTwoFactor')
    const { secret, uri } = bodyOf(response)
    assert.notEqual(secret, first.secret)
    assert.match(secret, /^[A-Z2-7]{32}$/)
    const { searchParams, pathname } = new URL(uri)
    assert.ok(decodeURIComponent(pathname).endsWith(`:${ADMIN}`), uri)
    assert.deepEqual(
      ['secret', 'algorithm', 'digits', 'period'].map((name) => searchParams.get(name)),
      [secret, 'SHA1', '6', '30'],
    )
    // Not required before it is confirmed.
    assert.equal((await api.logIn()).status, 200)
    return response
  }),

  reaches('startTwoFactor', '409 two_factor_enabled', 'it is on', async (api) => {
    await withTwoFactor(api)
    return api.send('startTwoFactor')
  }),

  reaches('confirmTwoFactor', '200', 'returns ten recovery codes and sends a mail', async (api) => {
    await api.logIn()
    const { secret } = bodyOf(await api.send('startTwoFactor'))
    const response = await api.send('confirmTwoFactor', { body: { code: await codeOf(api, secret) } })
    assert.equal(new Set(bodyOf(response).codes).size, 10)
    const state = bodyOf(await api.send('getTwoFactor'))
    assert.equal(state.enabled, true)
    assert.ok(state.enabledAt)
    assert.equal(await lastNotification(api), 'Two-factor authentication is on')
    return response
  }),

  reaches('confirmTwoFactor', '409 two_factor_enabled', 'a second time', async (api) => {
    const { secret } = await withTwoFactor(api)
    return api.send('confirmTwoFactor', { body: { code: await codeOf(api, secret) } })
  }),

  reaches('confirmTwoFactor', '409 enrollment_missing', 'without a secret', async (api) => {
    await api.logIn()
    return api.send('confirmTwoFactor', { body: { code: '000000' } })
  }),

  reaches('confirmTwoFactor', '422 code_wrong', 'of another secret', async (api) => {
    await api.logIn()
    const void_ = bodyOf(await api.send('startTwoFactor'))
    await api.send('startTwoFactor')
    const response = await api.send('confirmTwoFactor', { body: { code: await codeOf(api, void_.secret) } })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/code')
    assert.equal(bodyOf(await api.send('getTwoFactor')).enabled, false)
    return response
  }),

  reaches('logIn', '202', 'the password alone is no longer enough', async (api) => {
    await withTwoFactor(api)
    await api.forgetCookies()
    assert.equal((await api.logIn(ADMIN, { password: 'wrong' })).outcome, '401 invalid_credentials')
    const response = await api.logIn()
    assert.equal(await api.sessionCookie(), null)
    assert.deepEqual((await api.send('getSession')).body, { signedIn: false })
    return response
  }),

  reaches('completeLogIn', '200', 'a code of the app signs in', async (api) => {
    const { secret } = await withTwoFactor(api)
    await api.forgetCookies()
    const path = await challengeOf(api)
    const response = await api.send('completeLogIn', { path, body: { code: await codeOf(api, secret) } })
    assert.equal(bodyOf(response).user.email, ADMIN)
    const cookie = await api.sessionCookie()
    assert.equal(cookie?.maxAge, null)
    assert.equal((await api.send('getMe', { as: 'session' })).status, 200)
    return response
  }),

  behaves('completeLogIn', "keeps the first step's remember option", async (api) => {
    const { secret } = await withTwoFactor(api)
    await api.forgetCookies()
    const path = await challengeOf(api, { remember: true })
    await api.send('completeLogIn', { path, body: { code: await codeOf(api, secret) } })
    assert.ok(((await api.sessionCookie())?.maxAge ?? 0) > 29 * 24 * 60 * 60)
  }),

  behaves('completeLogIn', 'accepts a code one step old, not two', async (api) => {
    const { secret } = await withTwoFactor(api)
    await api.mocks.advance('PT5M')
    const code = await codeOf(api, secret)
    await api.mocks.advance('PT1M')
    const path = await challengeOf(api)
    assert.equal((await api.send('completeLogIn', { path, body: { code } })).outcome, '422 code_wrong')
    const next = await codeOf(api, secret)
    await api.mocks.advance('PT30S')
    assert.equal((await api.send('completeLogIn', { path, body: { code: next } })).status, 200)
  }),

  behaves('completeLogIn', 'accepts each code and each challenge once', async (api) => {
    const { secret } = await withTwoFactor(api)
    const path = await challengeOf(api)
    const body = { code: await codeOf(api, secret) }
    assert.equal((await api.send('completeLogIn', { path, body })).status, 200)
    const second = await api.send('completeLogIn', { path: await challengeOf(api), body })
    assert.equal(second.outcome, '422 code_wrong')
    assert.match(problemOf(second).detail, /already used/)
    await api.mocks.advance('PT30S')
    const again = await api.send('completeLogIn', { path, body: { code: await codeOf(api, secret) } })
    assert.equal(again.outcome, '410 challenge_expired')
  }),

  behaves('completeLogIn', 'accepts a recovery code once, in any spelling', async (api) => {
    const { codes } = await withTwoFactor(api)
    const [first = ''] = codes
    const code = ` ${first.replace('-', ' ').toUpperCase()} `
    assert.equal(
      (await api.send('completeLogIn', { path: await challengeOf(api), body: { code } })).status,
      200,
    )
    assert.equal(await left(api), 9)
    assert.equal(await lastNotification(api), 'A recovery code was used')
    const again = await api.send('completeLogIn', { path: await challengeOf(api), body: { code } })
    assert.equal(again.outcome, '422 code_wrong')
  }),

  reaches('completeLogIn', '410 challenge_expired', 'after five minutes', async (api) => {
    const { secret } = await withTwoFactor(api)
    const path = await challengeOf(api)
    await api.mocks.advance('PT5M')
    return api.send('completeLogIn', { path, body: { code: await codeOf(api, secret) } })
  }),

  behaves('completeLogIn', 'lets nobody in who was deactivated after the first step', async (api) => {
    const { secret } = await withTwoFactor(api)
    await api.forgetCookies()
    const path = await challengeOf(api)
    const { id } = await memberOf(api, ADMIN)
    await api.send('deactivateMember', { path: { memberId: id } })
    const response = await api.send('completeLogIn', { path, body: { code: await codeOf(api, secret) } })
    assert.equal(response.outcome, '410 challenge_expired')
    assert.equal((await api.logIn()).outcome, '401 access_suspended')
  }),

  reaches('completeLogIn', '422 code_wrong', 'the sign-in goes on waiting', async (api) => {
    const { secret } = await withTwoFactor(api)
    const path = await challengeOf(api)
    const response = await api.send('completeLogIn', { path, body: { code: '000000' } })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/code')
    const right = await api.send('completeLogIn', { path, body: { code: await codeOf(api, secret) } })
    assert.equal(right.status, 200)
    return response
  }),

  reaches(
    'completeLogIn',
    '429 too_many_attempts',
    'entering the password again grants no more attempts',
    async (api) => {
      const { secret } = await withTwoFactor(api)
      const path = await challengeOf(api)
      for (let count = 0; count < 4; count += 1) {
        await api.send('completeLogIn', { path, body: { code: '000000' } })
      }
      const second = await challengeOf(api)
      await api.send('completeLogIn', { path: second, body: { code: '000000' } })
      assert.equal((await api.logIn()).outcome, '429 too_many_attempts')
      return api.send('completeLogIn', { path: second, body: { code: await codeOf(api, secret) } })
    },
  ),

  behaves('completeLogIn', 'a new password voids pending sign-ins', async (api) => {
    const { secret } = await withTwoFactor(api)
    const path = await challengeOf(api)
    const body = { currentPassword: password, password: 'Nimbus-Demo-2!' }
    assert.equal((await api.send('changePassword', { body })).status, 200)
    const response = await api.send('completeLogIn', { path, body: { code: await codeOf(api, secret) } })
    assert.equal(response.outcome, '404 not_found')
  }),

  reaches('renewRecoveryCodes', '200', 'voids the previous codes', async (api) => {
    const { secret, codes } = await withTwoFactor(api)
    const response = await api.send('renewRecoveryCodes', {
      body: { password, code: await codeOf(api, secret) },
    })
    const fresh = bodyOf(response).codes
    assert.equal(fresh.filter((code) => codes.includes(code)).length, 0)
    const use = async (code: string | undefined) =>
      (await api.send('completeLogIn', { path: await challengeOf(api), body: { code } })).status
    assert.equal(await use(codes[0]), 422)
    assert.equal(await use(fresh[0]), 200)
    return response
  }),

  reaches('disableTwoFactor', '204', 'the password is enough again', async (api) => {
    const { secret } = await withTwoFactor(api)
    const response = await api.send('disableTwoFactor', {
      body: { password, code: await codeOf(api, secret) },
    })
    assert.equal(bodyOf(await api.send('getTwoFactor')).enabled, false)
    assert.equal((await api.logIn()).status, 200)
    assert.equal(await lastNotification(api), 'Two-factor authentication is off')
    return response
  }),

  ...(['renewRecoveryCodes', 'disableTwoFactor'] as const).flatMap((operation) => [
    reaches(operation, '409 two_factor_disabled', 'it is not on', async (api) => {
      await api.logIn()
      return api.send(operation, { body: { password, code: '123456' } })
    }),
    reaches(operation, '422 password_wrong', 'the code alone is not enough and stays valid', async (api) => {
      const { secret } = await withTwoFactor(api)
      const code = await codeOf(api, secret)
      const response = await api.send(operation, { body: { password: 'wrong', code } })
      assert.equal(problemOf(response).errors?.[0]?.pointer, '/password')
      assert.ok((await api.send(operation, { body: { password, code } })).status < 300)
      return response
    }),
    reaches(operation, '422 code_wrong', 'the password alone is not enough', async (api) => {
      await withTwoFactor(api)
      return api.send(operation, { body: { password, code: '000000' } })
    }),
    reaches(operation, '429 too_many_attempts', 'after five wrong ones', async (api) => {
      const { secret } = await withTwoFactor(api)
      await fiveTimes(() => api.send(operation, { body: { password, code: '000000' } }))
      return api.send(operation, { body: { password, code: await codeOf(api, secret) } })
    }),
  ]),
]
