import assert from 'node:assert/strict'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { signUpOf } from './support/sign-ups.ts'

const ADMIN = 'admin@nimbus.example'
const NEW = 'ada.keller@example.com'
const password = 'Nimbus-Demo-1!'

const start = (api: Api, email = NEW, currentPassword = password) =>
  api.send('startEmailChange', { body: { email, currentPassword } })

const confirm = (api: Api, code = '123456') => api.send('confirmEmailChange', { body: { code } })

const pending = async (api: Api) => bodyOf(await api.send('getEmailChange')).pending

const pointerOf = (response: Parameters<typeof problemOf>[0]) => problemOf(response).errors?.[0]?.pointer

/** Signs in and starts the change. */
async function started(api: Api): Promise<void> {
  await api.logIn()
  assert.equal((await start(api)).status, 201)
}

export const emailChangeCases: readonly ContractCase[] = [
  reaches('getEmailChange', '200', 'the change in progress, until it ends by itself', async (api) => {
    await api.logIn()
    assert.equal(await pending(api), null)
    const started = bodyOf(await start(api))
    const response = await api.send('getEmailChange')
    assert.deepEqual(response.body, { pending: started })
    await api.mocks.advance('PT24H1M')
    await api.logIn()
    assert.equal(await pending(api), null)
    assert.equal((await confirm(api)).outcome, '409 email_change_missing')
    return response
  }),

  reaches(
    'startEmailChange',
    '201',
    'a code to the new address, a notice to the current one',
    async (api) => {
      await api.logIn()
      const response = await start(api, ' Ada.Keller@Example.com '.trim())
      assert.equal(bodyOf(response).email, NEW)
      const [code] = await api.mocks.mailsTo(NEW)
      assert.deepEqual(
        { kind: code?.kind, facts: code?.facts },
        { kind: 'email-change-code', facts: { code: '123456' } },
      )
      const [notice] = await api.mocks.mailsTo(ADMIN)
      assert.equal(notice?.facts.event, 'credentials')
      assert.ok(!notice?.text.includes('123456'))
      assert.equal(bodyOf(await api.send('getMe', { as: 'session' })).email, ADMIN)
      return response
    },
  ),

  behaves(
    'startEmailChange',
    'gives the same response for an existing account; only the mail differs',
    async (api) => {
      const taken = 'viewer@nimbus.example'
      await api.logIn()
      const free = bodyOf(await start(api))
      const response = await start(api, taken)
      assert.deepEqual(bodyOf(response), { ...free, email: taken })
      assert.equal((await api.mocks.mailsTo(taken))[0]?.kind, 'account-exists')
      assert.equal((await confirm(api)).outcome, '422 code_wrong')
    },
  ),

  behaves('startEmailChange', 'replaces the change in progress', async (api) => {
    await started(api)
    await start(api, 'other@example.com')
    assert.equal((await pending(api))?.email, 'other@example.com')
    assert.equal(bodyOf(await confirm(api)).email, 'other@example.com')
  }),

  reaches('startEmailChange', '422 password_wrong', 'requires the password again', async (api) => {
    await api.logIn()
    const response = await start(api, NEW, 'wrong')
    assert.equal(pointerOf(response), '/currentPassword')
    assert.equal(await pending(api), null)
    assert.deepEqual(await api.mocks.mailsTo(NEW), [])
    return response
  }),

  reaches('startEmailChange', '422 email_unchanged', 'the current address, ignoring case', async (api) => {
    await api.logIn()
    const response = await start(api, 'Admin@Nimbus.example')
    assert.equal(pointerOf(response), '/email')
    return response
  }),

  reaches('startEmailChange', '429 too_many_attempts', 'after five wrong passwords', async (api) => {
    await api.logIn()
    for (let count = 0; count < 5; count += 1) await start(api, NEW, 'wrong')
    return start(api)
  }),

  reaches('cancelEmailChange', '204', 'the code stops working', async (api) => {
    await started(api)
    const response = await api.send('cancelEmailChange')
    assert.equal(await pending(api), null)
    assert.equal((await confirm(api)).outcome, '409 email_change_missing')
    assert.equal((await api.send('cancelEmailChange')).status, 204)
    return response
  }),

  reaches('resendEmailChangeCode', '202', 'sends another mail after the cooldown', async (api) => {
    await started(api)
    await api.mocks.advance('PT31S')
    const response = await api.send('resendEmailChangeCode')
    assert.equal((await api.mocks.mailsTo(NEW)).length, 2)
    assert.deepEqual(await pending(api), bodyOf(response))
    return response
  }),

  behaves('resendEmailChangeCode', 'gives more time to enter the code, but not to confirm', async (api) => {
    await started(api)
    const before = await pending(api)
    await api.mocks.advance('PT11M')
    assert.equal((await confirm(api)).outcome, '422 code_expired')
    const after = bodyOf(await api.send('resendEmailChangeCode'))
    assert.equal(after.expiresAt, before?.expiresAt)
    assert.equal((await confirm(api)).status, 200)
  }),

  reaches('resendEmailChangeCode', '429 resend_cooldown', 'within the cooldown', async (api) => {
    await started(api)
    await api.mocks.advance('PT10S')
    const response = await api.send('resendEmailChangeCode')
    assert.equal(problemOf(response).retryAfter, 20)
    return response
  }),

  reaches(
    'resendEmailChangeCode',
    '409 email_change_missing',
    'without a change in progress',
    async (api) => {
      await api.logIn()
      return api.send('resendEmailChangeCode')
    },
  ),

  reaches(
    'confirmEmailChange',
    '200',
    'signs in with the new address; sessions and keys keep working',
    async (api) => {
      await started(api)
      const response = await confirm(api)
      assert.equal(bodyOf(response).email, NEW)
      assert.equal(await pending(api), null)
      assert.equal(bodyOf(await api.send('getMe', { as: 'session' })).email, NEW)
      assert.equal(bodyOf(await api.send('getMe', { as: 'admin' })).email, NEW)
      const [notice] = await api.mocks.mailsTo(ADMIN)
      assert.match(notice?.text ?? '', /ada\.keller@example\.com/)
      assert.equal((await api.logIn(ADMIN)).outcome, '401 invalid_credentials')
      assert.equal((await api.logIn(NEW)).status, 200)
      return response
    },
  ),

  behaves('confirmEmailChange', 'is in the audit log with both addresses', async (api) => {
    await started(api)
    await confirm(api)
    const { items } = bodyOf(await api.send('listAuditEntries', { as: 'owner' }))
    const entry = items.find(({ operation }) => operation === 'confirmEmailChange')
    assert.deepEqual(
      [entry?.detail, entry?.resource?.name],
      [`Changed ${ADMIN} to ${NEW}`, 'Marcus Oyelaran'],
    )
    assert.ok(items.some(({ operation }) => operation === 'startEmailChange'))
  }),

  behaves(
    'confirmEmailChange',
    'invalidates reset links, and a new password ends the change',
    async (api) => {
      await started(api)
      await api.send('requestPasswordReset', { body: { email: ADMIN } })
      const link = (await api.mocks.mailsTo(ADMIN)).find(({ kind }) => kind === 'password-reset')?.facts.link
      const path = { token: link?.split('/').at(-1) ?? '' }
      assert.equal((await api.send('getPasswordReset', { path })).status, 200)
      await confirm(api)
      assert.equal((await api.send('getPasswordReset', { path })).outcome, '410 reset_expired')

      await start(api, ADMIN)
      const body = { currentPassword: password, password: 'Nimbus-Demo-2!' }
      assert.equal((await api.send('changePassword', { body })).status, 200)
      assert.equal((await confirm(api)).outcome, '409 email_change_missing')
    },
  ),

  behaves('confirmEmailChange', 'open invitations follow the user to the new address', async (api) => {
    await signUpOf(api, 'grace@example.com', 'pro')
    const invitation = { email: 'viewer@nimbus.example', teamRole: 'Viewer' } as const
    assert.equal((await api.send('createInvitation', { as: 'session', body: invitation })).status, 201)
    const link = (await api.mocks.mailsTo('viewer@nimbus.example'))[0]?.facts.link
    const path = { token: link?.split('/').at(-1) ?? '' }
    await api.logIn('viewer@nimbus.example')
    await start(api)
    await confirm(api)
    assert.equal(bodyOf(await api.send('getInvitationLink', { path })).email, NEW)
    assert.equal((await api.send('acceptInvitation', { path })).status, 200)
  }),

  behaves('confirmEmailChange', 'a member is not invited to their own organization', async (api) => {
    await api.logIn()
    const body = { email: NEW, teamRole: 'Viewer' } as const
    assert.equal((await api.send('createInvitation', { as: 'session', body })).status, 201)
    const link = (await api.mocks.mailsTo(NEW))[0]?.facts.link
    const path = { token: link?.split('/').at(-1) ?? '' }
    await start(api)
    await confirm(api)
    assert.equal((await api.send('acceptInvitation', { path })).outcome, '410 invitation_canceled')
  }),

  reaches('confirmEmailChange', '409 email_change_missing', 'without a change in progress', async (api) => {
    await api.logIn()
    return confirm(api)
  }),

  reaches(
    'confirmEmailChange',
    '409 email_taken',
    'somebody was faster; only the right code tells',
    async (api) => {
      await started(api)
      await signUpOf(api, NEW)
      await api.logIn()
      assert.equal((await confirm(api, '654321')).outcome, '422 code_wrong')
      return confirm(api)
    },
  ),

  reaches('confirmEmailChange', '422 code_wrong', 'at its field', async (api) => {
    await started(api)
    const response = await confirm(api, '654321')
    assert.equal(pointerOf(response), '/code')
    assert.equal((await confirm(api)).status, 200)
    return response
  }),

  reaches('confirmEmailChange', '422 code_expired', 'at its field', async (api) => {
    await started(api)
    const response = await confirm(api, '000000')
    assert.equal(pointerOf(response), '/code')
    return response
  }),

  reaches(
    'confirmEmailChange',
    '429 too_many_attempts',
    'wrong codes are throttled as at sign-in',
    async (api) => {
      await started(api)
      for (let attempt = 0; attempt < 5; attempt += 1) await confirm(api, '654321')
      // Starting again gives no more guesses.
      assert.equal((await start(api)).outcome, '429 too_many_attempts')
      return confirm(api)
    },
  ),
]
