import assert from 'node:assert/strict'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { grace, signUpOf, startSignUp, verifySignUp } from './support/sign-ups.ts'

const wrongCode = { code: '654321' }

const send = (api: Api, signUpId: string, code: string) =>
  api.send('verifySignUp', { path: { signUpId }, body: { code } })

export const signUpCases: readonly ContractCase[] = [
  reaches('startSignUp', '201', 'sends a mail with the code', async (api) => {
    const response = await api.send('startSignUp', { body: grace })
    const signUp = bodyOf(response)
    assert.equal(signUp.email, grace.email)
    assert.equal(signUp.verified, false)
    const [mail] = await api.mocks.mailsTo(grace.email)
    assert.deepEqual(
      { kind: mail?.kind, facts: mail?.facts },
      { kind: 'sign-up-code', facts: { code: '123456' } },
    )
    return response
  }),

  behaves('startSignUp', 'records which versions were agreed to, and when', async (api) => {
    const consent = { termsVersion: '2026-05-01', privacyVersion: '2026-11-01' }
    const { id, ...started } = bodyOf(await api.send('startSignUp', { body: { ...grace, consent } }))
    const { givenAt, ...versions } = started.consent
    assert.deepEqual(versions, consent)
    // Later steps don't change it.
    await api.mocks.advance('PT5M')
    const verified = bodyOf(await send(api, id, '123456'))
    assert.deepEqual(verified.consent, { ...consent, givenAt })
    const { consent: _, ...without } = grace
    const missing = await api.send('startSignUp', { body: without as typeof grace })
    assert.equal(problemOf(missing).errors?.[0]?.pointer, '/consent')
  }),

  reaches('startSignUp', '422 password_requirements', 'a password that is too weak', async (api) => {
    const response = await api.send('startSignUp', { body: { ...grace, password: 'password' } })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/password')
    return response
  }),

  reaches(
    'startSignUp',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'sign-up-0001' }
      await api.send('startSignUp', { body: grace, headers })
      return api.send('startSignUp', { body: { ...grace, email: 'other@example.com' }, headers })
    },
  ),

  behaves(
    'startSignUp',
    'gives the same response for an existing account; only the mail differs',
    async (api) => {
      const email = 'admin@nimbus.example'
      const signUp = bodyOf(await api.send('startSignUp', { body: { ...grace, email } }))
      assert.deepEqual(Object.keys(signUp).sort(), Object.keys(await startSignUp(api)).sort())
      assert.equal((await api.mocks.mailsTo(email))[0]?.kind, 'account-exists')
      assert.equal((await send(api, signUp.id, '123456')).outcome, '422 code_wrong')
    },
  ),

  reaches('verifySignUp', '200', 'accepts the mailed code', async (api) => {
    const { id } = await startSignUp(api)
    const response = await send(api, id, '123456')
    assert.equal(bodyOf(response).verified, true)
    assert.equal((await api.send('verifySignUp', { path: { signUpId: id }, body: wrongCode })).status, 200)
    return response
  }),

  reaches('verifySignUp', '422 code_wrong', 'a wrong code', async (api) => {
    const { id } = await startSignUp(api)
    const response = await send(api, id, '654321')
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/code')
    return response
  }),

  reaches('verifySignUp', '422 code_expired', 'an expired code', async (api) => {
    const { id, codeExpiresAt } = await startSignUp(api)
    assert.equal((await send(api, id, '000000')).outcome, '422 code_expired')
    assert.ok(Date.parse(codeExpiresAt) > Date.parse('2026-03-02T09:00:00Z'))
    await api.mocks.advance('PT11M')
    return send(api, id, '123456')
  }),

  reaches(
    'verifySignUp',
    '429 too_many_attempts',
    'after five wrong codes, even with the right one',
    async (api) => {
      const { id } = await startSignUp(api)
      for (let attempt = 0; attempt < 5; attempt += 1) await send(api, id, '654321')
      return send(api, id, '123456')
    },
  ),

  behaves('verifySignUp', 'accepts a new code afterwards', async (api) => {
    const { id } = await startSignUp(api)
    for (let attempt = 0; attempt < 6; attempt += 1) await send(api, id, '654321')
    await api.mocks.advance('PT31S')
    assert.equal((await api.send('resendSignUpCode', { path: { signUpId: id } })).status, 202)
    assert.equal((await send(api, id, '123456')).status, 200)
  }),

  reaches('resendSignUpCode', '202', 'sends another mail after the cooldown', async (api) => {
    const { id } = await startSignUp(api)
    await api.mocks.advance('PT31S')
    const response = await api.send('resendSignUpCode', { path: { signUpId: id } })
    assert.equal((await api.mocks.mailsTo(grace.email)).length, 2)
    return response
  }),

  reaches('resendSignUpCode', '429 resend_cooldown', 'within the cooldown', async (api) => {
    const { id } = await startSignUp(api)
    await api.mocks.advance('PT10S')
    const response = await api.send('resendSignUpCode', { path: { signUpId: id } })
    assert.equal(problemOf(response).retryAfter, 20)
    return response
  }),

  reaches('resendSignUpCode', '409 already_verified', 'an already verified address', async (api) => {
    const { id } = await verifySignUp(api)
    return api.send('resendSignUpCode', { path: { signUpId: id } })
  }),

  reaches('completeSignUp', '201', 'creates a person and an organization, and signs in', async (api) => {
    const { id } = await verifySignUp(api)
    const response = await api.send('completeSignUp', {
      path: { signUpId: id },
      body: { useCase: 'machine_learning', experience: 'expert', company: 'Okafor Labs' },
    })
    const session = bodyOf(response)
    assert.equal(session.user.name, grace.fullName)
    assert.equal(session.user.role, 'Member')
    assert.equal(session.teamRole, 'Owner')
    assert.equal(session.organization.name, 'Okafor Labs')
    assert.deepEqual((await api.send('getSession')).body, session)
    assert.equal(bodyOf(await api.send('listVms', { as: 'session' })).total, 0)
    return response
  }),

  behaves('completeSignUp', 'creates an account that can sign in', async (api) => {
    await signUpOf(api)
    await api.forgetCookies()
    assert.equal((await api.logIn(grace.email, { password: grace.password })).status, 200)
  }),

  behaves('completeSignUp', 'creates an organization that can create a VM', async (api) => {
    await signUpOf(api)
    const { items: networks } = bodyOf(await api.send('listNetworks', { as: 'session' }))
    const network = networks.find((it) => it.isDefault)
    assert.ok(network)
    const created = await api.send('createVm', {
      as: 'session',
      body: {
        names: ['first'],
        region: network.region,
        imageId: 'img_debian13',
        sizeId: 'size_free',
        networkId: network.id,
        sshKeyIds: [],
      },
    })
    assert.equal(created.status, 202)
  }),

  reaches('completeSignUp', '409 not_verified', 'before the address is verified', async (api) => {
    const { id } = await startSignUp(api)
    return api.send('completeSignUp', { path: { signUpId: id }, body: {} })
  }),

  reaches('completeSignUp', '409 already_completed', 'a second time', async (api) => {
    const { id } = await verifySignUp(api)
    await api.send('completeSignUp', { path: { signUpId: id }, body: {} })
    return api.send('completeSignUp', { path: { signUpId: id }, body: {} })
  }),

  reaches(
    'completeSignUp',
    '500 account_creation_failed',
    'the address reserved for failures',
    async (api) => {
      const { id } = await verifySignUp(api, 'fails@nimbus.example')
      const response = await api.send('completeSignUp', { path: { signUpId: id }, body: {} })
      assert.equal(problemOf(response).detail, 'Failed to create account. Please try again.')
      assert.deepEqual((await api.send('getSession')).body, { signedIn: false })
      return response
    },
  ),
]
