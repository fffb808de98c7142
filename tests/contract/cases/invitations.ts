import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { invite, joinOrganization, memberOf, NEWCOMER, tokenFor } from './support/members.ts'
import { createRole } from './support/roles.ts'
import { grace, signUpOf } from './support/sign-ups.ts'
import { codeOf } from './support/two-factor.ts'

const password = 'Nimbus-Demo-2!'
const account = { fullName: 'Grace Okafor', password, consent: grace.consent }
const viewer = 'viewer@nimbus.example'

export const invitationCases: readonly ContractCase[] = [
  reaches('createInvitation', '201', 'mails a link, and lists them as pending', async (api) => {
    const role = await createRole(api)
    const body = {
      email: 'Grace@Example.com',
      teamRole: 'Developer',
      customRoleIds: [role.id],
      message: ' Welcome! ',
    } as const
    const response = await api.send('createInvitation', { as: 'admin', body })
    const member = bodyOf(response)
    assert.equal(member.email, NEWCOMER)
    assert.equal(member.status, 'pending')
    assert.equal(member.invitation?.message, 'Welcome!')
    assert.equal(member.invitation?.invitedBy, 'Marcus Oyelaran')
    assert.deepEqual(member.customRoles, [{ id: role.id, name: role.name }])
    assert.deepEqual(await memberOf(api, NEWCOMER), member)
    const [mail, ...others] = await api.mocks.mailsTo(NEWCOMER)
    assert.equal(mail?.kind, 'invitation')
    assert.equal(others.length, 0)
    return response
  }),

  reaches('createInvitation', '409 already_member', 'an existing member, active or not', async (api) => {
    const body = { email: viewer, teamRole: 'Viewer' } as const
    const response = await api.send('createInvitation', { body })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/email')
    await api.send('deactivateMember', { path: { memberId: (await memberOf(api, viewer)).id } })
    const inactive = problemOf(await api.send('createInvitation', { body }))
    assert.equal(inactive.code, 'already_member')
    assert.match(inactive.detail, /Reactivate/)
    return response
  }),

  reaches(
    'createInvitation',
    '409 already_invited',
    'an already invited address, until canceled',
    async (api) => {
      const { member } = await invite(api)
      const body = { email: NEWCOMER, teamRole: 'Viewer' } as const
      const response = await api.send('createInvitation', { body })
      await api.send('cancelInvitation', { path: { invitationId: member.id } })
      assert.equal((await api.send('createInvitation', { body })).status, 201)
      return response
    },
  ),

  reaches(
    'createInvitation',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'invitation-0001' }
      const body = { email: NEWCOMER, teamRole: 'Viewer' } as const
      await api.send('createInvitation', { body, headers })
      return api.send('createInvitation', { body: { ...body, email: 'noor@example.com' }, headers })
    },
  ),

  behaves('createInvitation', 'sends one mail per idempotency key', async (api) => {
    const headers = { 'idempotency-key': 'invitation-0002' }
    const body = { email: NEWCOMER, teamRole: 'Viewer' } as const
    const first = await api.send('createInvitation', { body, headers })
    const again = await api.send('createInvitation', { body, headers })
    assert.deepEqual(again.body, first.body)
    assert.equal((await api.mocks.mailsTo(NEWCOMER)).length, 1)
  }),

  behaves('createInvitation', 'rejects the Owner role', async (api) => {
    const denied = await api.send('createInvitation', { body: { email: NEWCOMER, teamRole: 'Owner' } })
    assert.equal(denied.outcome, '422 validation_failed')
  }),

  reaches('createInvitation', '422 unknown_reference', 'an unknown custom role', async (api) =>
    api.send('createInvitation', {
      body: { email: NEWCOMER, teamRole: 'Viewer', customRoleIds: ['role_nothing'] },
    }),
  ),

  reaches('cancelInvitation', '204', 'removes the pending member, and the link says why', async (api) => {
    const { member, token } = await invite(api)
    const response = await api.send('cancelInvitation', { path: { invitationId: member.id } })
    const gone = await api.send('getMember', { path: { memberId: member.id } })
    assert.equal(gone.outcome, '404 not_found')
    assert.equal(
      (await api.send('getInvitationLink', { path: { token } })).outcome,
      '410 invitation_canceled',
    )
    return response
  }),

  reaches('cancelInvitation', '409 invitation_closed', 'after it was accepted', async (api) => {
    const { member, token } = await invite(api)
    await api.send('signUpByInvitation', { path: { token }, body: account })
    return api.send('cancelInvitation', { path: { invitationId: member.id } })
  }),

  reaches('resendInvitation', '200', 'extends the link by seven days, also after expiry', async (api) => {
    const { member, token } = await invite(api)
    await api.mocks.advance('P8D')
    assert.equal((await memberOf(api, NEWCOMER)).invitation?.isExpired, true)
    const response = await api.send('resendInvitation', { path: { invitationId: member.id } })
    assert.equal(bodyOf(response).invitation?.isExpired, false)
    assert.equal(await tokenFor(api, NEWCOMER), token)
    assert.equal((await api.mocks.mailsTo(NEWCOMER)).length, 2)
    await api.mocks.advance('P6D')
    assert.equal((await api.send('getInvitationLink', { path: { token } })).status, 200)
    return response
  }),

  reaches('resendInvitation', '409 invitation_closed', 'after it was canceled', async (api) => {
    const { member } = await invite(api)
    const path = { invitationId: member.id }
    await api.send('cancelInvitation', { path })
    return api.send('resendInvitation', { path })
  }),

  reaches('getInvitationLink', '200', 'returns inviter, organization and role', async (api) => {
    const { token } = await invite(api, { message: 'Welcome!' })
    const response = await api.send('getInvitationLink', { as: 'nobody', path: { token } })
    const { organization, invitedBy, email, teamRole, message, hasAccount, currentOrganization } =
      bodyOf(response)
    assert.deepEqual(
      { organization, invitedBy, email, teamRole, message, hasAccount, currentOrganization },
      {
        organization: 'Nimbus Demo',
        invitedBy: 'Ada Keller',
        email: NEWCOMER,
        teamRole: 'Developer',
        message: 'Welcome!',
        hasAccount: false,
        currentOrganization: null,
      },
    )
    return response
  }),

  reaches('getInvitationLink', '410 invitation_expired', 'after seven days', async (api) => {
    const { token } = await invite(api)
    await api.mocks.advance('P7D')
    return api.send('getInvitationLink', { path: { token } })
  }),

  reaches('getInvitationLink', '410 invitation_used', 'after it was accepted', async (api) => {
    const { token } = await invite(api)
    await api.send('signUpByInvitation', { path: { token }, body: account })
    return api.send('getInvitationLink', { path: { token } })
  }),

  reaches('getInvitationLink', '410 invitation_canceled', 'after it was canceled', async (api) => {
    const { member, token } = await invite(api)
    await api.send('cancelInvitation', { path: { invitationId: member.id } })
    return api.send('getInvitationLink', { path: { token } })
  }),

  reaches('signUpByInvitation', '201', 'creates an account that is a member and signed in', async (api) => {
    const role = await createRole(api, { permissions: ['view_billing'] })
    const { token } = await invite(api, { customRoleIds: [role.id] })
    const response = await api.send('signUpByInvitation', { path: { token }, body: account })
    const session = bodyOf(response)
    assert.ok(session.signedIn)
    assert.equal(session.organization.name, 'Nimbus Demo')
    assert.equal(session.teamRole, 'Developer')
    assert.ok(session.permissions.includes('view_billing'))
    assert.equal(bodyOf(await api.send('getMe', { as: 'session' })).email, NEWCOMER)
    const member = await memberOf(api, NEWCOMER)
    assert.deepEqual([member.status, member.name, member.openSessions], ['active', 'Grace Okafor', 1])
    assert.equal((await api.logIn(NEWCOMER, { password })).status, 200)
    const { items } = bodyOf(await api.send('listNotifications', { as: 'owner' }))
    assert.ok(items.some(({ title }) => title.startsWith('Grace Okafor joined ')))
    return response
  }),

  behaves('signUpByInvitation', 'accepts a removed member again', async (api) => {
    const { id } = await joinOrganization(api)
    await api.send('removeMember', { path: { memberId: id } })
    const { token } = await invite(api)
    assert.equal(bodyOf(await api.send('getInvitationLink', { path: { token } })).hasAccount, false)
    const body = { ...account, password: 'Nimbus-Demo-3!' }
    assert.equal((await api.send('signUpByInvitation', { path: { token }, body })).status, 201)
    assert.equal((await api.logIn(NEWCOMER, { password })).outcome, '401 invalid_credentials')
    assert.equal((await api.logIn(NEWCOMER, { password: body.password })).status, 200)
  }),

  reaches('signUpByInvitation', '202', 'a removed member with two-factor authentication', async (api) => {
    const { id } = await joinOrganization(api)
    const { secret } = bodyOf(await api.send('startTwoFactor'))
    await api.send('confirmTwoFactor', { body: { code: await codeOf(api, secret) } })
    await api.send('removeMember', { path: { memberId: id } })
    await api.mocks.advance('PT30S')
    const { token } = await invite(api)
    const response = await api.send('signUpByInvitation', { path: { token }, body: account })
    const challenge = bodyOf(response)
    assert.ok(!challenge.signedIn)
    assert.equal((await api.send('getMe', { as: 'session' })).status, 401)
    const path = { challengeId: challenge.challengeId }
    const body = { code: await codeOf(api, secret) }
    assert.equal(bodyOf(await api.send('completeLogIn', { path, body })).organization.name, 'Nimbus Demo')
    return response
  }),

  reaches('signUpByInvitation', '409 account_exists', 'an address that can sign in', async (api) => {
    await signUpOf(api, NEWCOMER)
    const { token } = await invite(api)
    return api.send('signUpByInvitation', { path: { token }, body: account })
  }),

  reaches(
    'signUpByInvitation',
    '422 password_requirements',
    'a weak password; the link stays valid',
    async (api) => {
      const { token } = await invite(api)
      const path = { token }
      const response = await api.send('signUpByInvitation', { path, body: { ...account, password: 'weak' } })
      assert.equal(problemOf(response).errors?.[0]?.pointer, '/password')
      assert.equal((await api.send('getInvitationLink', { path })).status, 200)
      return response
    },
  ),

  ...(['expired', 'used', 'canceled'] as const).flatMap((over) => [
    reaches(
      'signUpByInvitation',
      `410 invitation_${over}`,
      'a used, canceled or expired link',
      async (api) => {
        const path = { token: await linkThatIs(api, over) }
        return api.send('signUpByInvitation', { path, body: account })
      },
    ),
    reaches('acceptInvitation', `410 invitation_${over}`, 'a used, canceled or expired link', async (api) => {
      const path = { token: await linkThatIs(api, over) }
      await api.logIn(viewer)
      return api.send('acceptInvitation', { path })
    }),
  ]),

  reaches(
    'acceptInvitation',
    '200',
    'leaves the previous organization and ends its sessions and keys',
    async (api) => {
      // User of another organization, which keeps its owner.
      await joinOrganization(api)
      await signUpOf(api, 'founder@example.com', 'pro')
      const body = { email: NEWCOMER, teamRole: 'Viewer' } as const
      await api.send('createInvitation', { as: 'session', body })
      const token = await tokenFor(api, NEWCOMER)
      const offer = bodyOf(await api.send('getInvitationLink', { path: { token } }))
      assert.deepEqual(
        [offer.hasAccount, offer.currentOrganization, offer.isBlocked],
        [true, 'Nimbus Demo', false],
      )
      await api.logIn(NEWCOMER, { password })
      const response = await api.send('acceptInvitation', { path: { token } })
      const session = bodyOf(response)
      assert.notEqual(session.organization.name, 'Nimbus Demo')
      assert.equal(session.teamRole, 'Viewer')
      const { items } = bodyOf(await api.send('listMembers', { query: { q: NEWCOMER } }))
      assert.deepEqual(items, [])
      const again = bodyOf(await api.send('getSession', { as: 'session' }))
      assert.ok(again.signedIn && again.organization.id === session.organization.id)
      return response
    },
  ),

  behaves('acceptInvitation', 'is in the audit logs of both organizations', async (api) => {
    const { id } = await joinOrganization(api)
    await signUpOf(api, 'founder@example.com', 'pro')
    await api.send('createInvitation', { as: 'session', body: { email: NEWCOMER, teamRole: 'Viewer' } })
    await api.logIn(NEWCOMER, { password })
    await api.send('acceptInvitation', { path: { token: await tokenFor(api, NEWCOMER) } })
    const [left] = bodyOf(await api.send('listAuditEntries', { query: { limit: 1 } })).items
    assert.deepEqual(
      [left?.operation, left?.actor.name, left?.resource, left?.detail],
      [
        'acceptInvitation',
        'Grace Okafor',
        { type: 'member', id, name: 'Grace Okafor', namespace: null },
        'Left Nimbus Demo to join another organization.',
      ],
    )
    await api.logIn('founder@example.com', { password: grace.password })
    const [joined] = bodyOf(
      await api.send('listAuditEntries', { as: 'session', query: { q: 'accept' } }),
    ).items
    assert.deepEqual([joined?.actor.name, joined?.detail], ['Grace Okafor', 'Joined as Viewer.'])
    assert.notEqual(joined?.id, left?.id)
  }),

  reaches('acceptInvitation', '409 wrong_recipient', 'signed in as somebody else', async (api) => {
    const { token } = await invite(api)
    await api.logIn(viewer)
    return api.send('acceptInvitation', { path: { token } })
  }),

  reaches('acceptInvitation', '409 owns_organization', 'the only owner of another one', async (api) => {
    await signUpOf(api, NEWCOMER)
    const { token } = await invite(api)
    assert.equal(bodyOf(await api.send('getInvitationLink', { path: { token } })).isBlocked, true)
    return api.send('acceptInvitation', { path: { token } })
  }),
]

async function linkThatIs(
  api: Parameters<typeof invite>[0],
  over: 'expired' | 'used' | 'canceled',
): Promise<string> {
  const { member, token } = await invite(api)
  if (over === 'expired') await api.mocks.advance('P7D')
  else if (over === 'used') await api.send('signUpByInvitation', { path: { token }, body: account })
  else await api.send('cancelInvitation', { path: { invitationId: member.id } })
  return token
}
