import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { containerRequest } from './support/containers.ts'
import { invite, joinOrganization, memberOf, NEWCOMER } from './support/members.ts'
import { createRole } from './support/roles.ts'

const owner = 'owner@nimbus.example'
const admin = 'admin@nimbus.example'
const developer = 'developer@nimbus.example'

export const memberCases: readonly ContractCase[] = [
  reaches('listMembers', '200', 'members and invited people by name', async (api) => {
    const response = await api.send('listMembers', { query: { pageSize: 100 } })
    const { items, total } = bodyOf(response)
    assert.equal(items.length, total)
    const names = items.map(({ name }) => name)
    assert.deepEqual(names, [...names].sort(new Intl.Collator('en').compare))
    for (const { status, lastActiveAt, joinedAt, invitation } of items) {
      assert.equal(status === 'pending', invitation !== null)
      if (status === 'pending') assert.deepEqual([lastActiveAt, joinedAt], [null, null])
    }
    return response
  }),

  behaves('listMembers', 'narrows by text, role and status, and sorts', async (api) => {
    const list = async (query: Record<string, string | readonly string[]>) =>
      bodyOf(await api.send('listMembers', { query })).items
    assert.deepEqual(
      (await list({ q: 'KELLER ada' })).map(({ email }) => email),
      [owner],
    )
    assert.ok((await list({ role: ['Viewer'] })).every(({ teamRole }) => teamRole === 'Viewer'))
    const narrowed = await list({ status: ['pending', 'inactive'], role: ['Developer'] })
    assert.ok(narrowed.length >= 2 && narrowed.every((it) => it.teamRole === 'Developer'))
    assert.ok(narrowed.every(({ status }) => status !== 'active'))
    const roles = (await list({ sort: 'role' })).map(({ teamRole }) => teamRole)
    assert.deepEqual(
      roles,
      ['Owner', 'Admin', 'Developer', 'Viewer'].flatMap((role) => roles.filter((it) => it === role)),
    )
  }),

  reaches('getMemberSummary', '200', 'matches the list', async (api) => {
    const response = await api.send('getMemberSummary')
    const { total, byStatus, activeOwners } = bodyOf(response)
    const { items } = bodyOf(await api.send('listMembers', { query: { pageSize: 100 } }))
    assert.equal(total, items.length)
    for (const [status, count] of Object.entries(byStatus)) {
      assert.equal(count, items.filter((it) => it.status === status).length, status)
    }
    assert.equal(activeOwners, 1)
    return response
  }),

  reaches('getMember', '200', 'matches the list, invited people included', async (api) => {
    const { member } = await invite(api)
    assert.deepEqual(bodyOf(await api.send('getMember', { path: { memberId: member.id } })), member)
    const known = await memberOf(api, developer)
    const response = await api.send('getMember', { path: { memberId: known.id } })
    assert.deepEqual(bodyOf(response), known)
    return response
  }),

  reaches('updateMember', '200', 'applies immediately to sessions and keys', async (api) => {
    await api.logIn(developer)
    const { id } = await memberOf(api, developer)
    assert.equal((await api.send('listAuditEntries', { as: 'session' })).outcome, '403 permission_denied')
    const response = await api.send('updateMember', { path: { memberId: id }, body: { teamRole: 'Admin' } })
    assert.equal(bodyOf(response).teamRole, 'Admin')
    const session = bodyOf(await api.send('getSession', { as: 'session' }))
    assert.ok(session.signedIn && session.permissions.includes('manage_team'))
    assert.equal((await api.send('listAuditEntries', { as: 'session' })).status, 200)
    assert.equal((await api.send('listAuditEntries', { as: 'developer' })).status, 200)
    return response
  }),

  behaves('updateMember', 'notifies about a change only', async (api) => {
    const member = await memberOf(api, developer)
    const path = { memberId: member.id }
    const unread = async () => bodyOf(await api.send('listNotifications', { as: 'developer' })).unreadCount
    const before = await unread()
    const same = { teamRole: member.teamRole, customRoleIds: member.customRoles.map(({ id }) => id) }
    assert.equal((await api.send('updateMember', { path, body: same })).status, 200)
    assert.equal(await unread(), before)
    await api.send('updateMember', { path, body: { teamRole: 'Viewer' } })
    assert.equal(await unread(), before + 1)
  }),

  reaches('updateMember', '409 quota_exceeded', 'a custom role, on a plan without them', async (api) => {
    await api.mocks.scenario({ seedVariants: ['free-plan'] })
    const members = bodyOf(await api.send('listMembers', { query: { pageSize: 100 } })).items
    const holder = members.find(({ customRoles, status }) => customRoles.length > 0 && status === 'active')
    assert.ok(holder, 'somebody has a custom role')
    const customRoleIds = holder.customRoles.map(({ id }) => id)
    const kept = await api.send('updateMember', { path: { memberId: holder.id }, body: { customRoleIds } })
    assert.deepEqual(bodyOf(kept).permissions, holder.permissions, 'those who have one keep it')
    const invited = await api.send('createInvitation', {
      body: { email: NEWCOMER, teamRole: 'Viewer', customRoleIds },
    })
    assert.equal(invited.outcome, '409 quota_exceeded')
    const other = members.find((it) => it.customRoles.length === 0 && it.email === developer)
    return api.send('updateMember', { path: { memberId: other?.id ?? '' }, body: { customRoleIds } })
  }),

  behaves('updateMember', 'custom roles add to the team role, and are taken away again', async (api) => {
    const role = await createRole(api, { permissions: ['view_billing'] })
    const { id } = await memberOf(api, developer)
    const path = { memberId: id }
    const given = bodyOf(await api.send('updateMember', { path, body: { customRoleIds: [role.id] } }))
    assert.deepEqual(given.customRoles, [{ id: role.id, name: role.name }])
    assert.ok(given.permissions.includes('view_billing') && given.permissions.includes('deploy'))
    const taken = bodyOf(await api.send('updateMember', { path, body: { customRoleIds: [] } }))
    assert.ok(!taken.permissions.includes('view_billing'))
  }),

  behaves('updateMember', 'changes the future role of an invited person', async (api) => {
    const { member } = await invite(api)
    const path = { memberId: member.id }
    const changed = await api.send('updateMember', { path, body: { teamRole: 'Viewer' } })
    assert.equal(bodyOf(changed).teamRole, 'Viewer')
    assert.equal((await memberOf(api, NEWCOMER)).teamRole, 'Viewer')
  }),

  behaves('updateMember', 'only an Owner can appoint or change an Owner', async (api) => {
    const path = { memberId: (await memberOf(api, developer)).id }
    const body = { teamRole: 'Owner' } as const
    assert.equal(
      (await api.send('updateMember', { as: 'admin', path, body })).outcome,
      '403 permission_denied',
    )
    assert.equal((await api.send('updateMember', { path, body })).status, 200)
    const down = { path, body: { teamRole: 'Viewer' } as const }
    assert.equal((await api.send('updateMember', { as: 'admin', ...down })).outcome, '403 permission_denied')
  }),

  behaves('updateMember', 'a role that pays is handed out by an owner alone', async (api) => {
    const role = await createRole(api, { permissions: ['manage_billing'] })
    const path = { memberId: (await memberOf(api, developer)).id }
    const body = { customRoleIds: [role.id] }
    assert.equal(
      (await api.send('updateMember', { as: 'admin', path, body })).outcome,
      '403 permission_denied',
    )
    assert.equal((await api.send('updateMember', { path, body })).status, 200)
    const taken = await api.send('updateMember', { as: 'admin', path, body: { customRoleIds: [] } })
    assert.equal(taken.outcome, '403 permission_denied')
  }),

  reaches('updateMember', '409 last_owner', "the last Owner can't step down", async (api) => {
    const path = { memberId: (await memberOf(api, owner)).id }
    const body = { teamRole: 'Admin' } as const
    const response = await api.send('updateMember', { path, body })
    const other = { memberId: (await memberOf(api, developer)).id }
    await api.send('updateMember', { path: other, body: { teamRole: 'Owner' } })
    assert.equal((await api.send('updateMember', { path, body })).status, 200)
    return response
  }),

  reaches(
    'updateMember',
    '409 own_membership',
    'an admin does not raise or lower themselves',
    async (api) => {
      const path = { memberId: (await memberOf(api, admin)).id }
      return api.send('updateMember', { as: 'admin', path, body: { teamRole: 'Viewer' } })
    },
  ),

  reaches('updateMember', '409 pending_owner', "an invited person can't become Owner", async (api) => {
    const { member } = await invite(api)
    const response = await api.send('updateMember', {
      path: { memberId: member.id },
      body: { teamRole: 'Owner' },
    })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/teamRole')
    return response
  }),

  reaches('updateMember', '422 unknown_reference', 'an unknown custom role', async (api) => {
    const path = { memberId: (await memberOf(api, developer)).id }
    const response = await api.send('updateMember', { path, body: { customRoleIds: ['role_nothing'] } })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/customRoleIds/0')
    return response
  }),

  reaches('removeMember', '204', 'ends sessions and keys, and keeps created resources', async (api) => {
    await api.logIn(admin)
    const key = { name: 'left-behind', publicKey: SSH_KEY }
    assert.equal((await api.send('createSshKey', { as: 'session', body: key })).status, 201)
    const { id } = await memberOf(api, admin)
    const response = await api.send('removeMember', { path: { memberId: id } })
    assert.equal((await api.send('getMe', { as: 'session' })).outcome, '401 session_expired')
    assert.equal((await api.send('getMe', { as: 'admin' })).outcome, '401 invalid_api_key')
    assert.equal((await api.logIn(admin)).outcome, '401 no_organization')
    const { items } = bodyOf(await api.send('listSshKeys'))
    assert.ok(items.some(({ name }) => name === key.name))
    assert.equal((await api.send('getMember', { path: { memberId: id } })).outcome, '404 not_found')
    return response
  }),

  reaches('removeMember', '409 last_owner', 'not even by themselves', async (api) =>
    api.send('removeMember', { path: { memberId: (await memberOf(api, owner)).id } }),
  ),

  reaches('removeMember', '409 own_membership', 'oneself', async (api) =>
    api.send('removeMember', { as: 'admin', path: { memberId: (await memberOf(api, admin)).id } }),
  ),

  behaves('removeMember', 'an owner is out of an admin’s reach', async (api) => {
    const path = { memberId: (await memberOf(api, owner)).id }
    const denied = await api.send('removeMember', { as: 'admin', path })
    assert.equal(denied.outcome, '403 permission_denied')
  }),

  behaves('removeMember', 'an invited person must be canceled instead', async (api) => {
    const { member } = await invite(api)
    const denied = await api.send('removeMember', { path: { memberId: member.id } })
    assert.equal(denied.outcome, '404 not_found')
  }),

  reaches('deactivateMember', '200', 'ends sessions and suspends keys', async (api) => {
    await api.logIn(developer)
    const path = { memberId: (await memberOf(api, developer)).id }
    const response = await api.send('deactivateMember', { path })
    assert.equal(bodyOf(response).status, 'inactive')
    assert.equal((await api.send('getMe', { as: 'session' })).outcome, '401 session_expired')
    assert.equal((await api.send('getMe', { as: 'developer' })).outcome, '401 invalid_api_key')
    assert.equal((await api.logIn(developer)).outcome, '401 access_suspended')
    return response
  }),

  behaves('removeMember', 'ends notifications of what they had started', async (api) => {
    const failure = { body: containerRequest({ name: 'fail-later' }), as: 'developer' } as const
    await api.send('createContainer', failure)
    await api.send('removeMember', { path: { memberId: (await memberOf(api, developer)).id } })
    const sent = await api.mocks.mailsTo(developer)
    await api.mocks.advance('PT30M')
    await api.send('listContainers')
    assert.deepEqual(await api.mocks.mailsTo(developer), sent)
  }),

  reaches('deactivateMember', '409 last_owner', 'the only owner', async (api) =>
    api.send('deactivateMember', { path: { memberId: (await memberOf(api, owner)).id } }),
  ),

  reaches('deactivateMember', '409 own_membership', 'oneself', async (api) =>
    api.send('deactivateMember', { as: 'admin', path: { memberId: (await memberOf(api, admin)).id } }),
  ),

  reaches('deactivateMember', '409 invalid_state', 'a second time', async (api) => {
    const path = { memberId: (await memberOf(api, developer)).id }
    await api.send('deactivateMember', { path })
    return api.send('deactivateMember', { path })
  }),

  reaches('reactivateMember', '200', 'restores access, keys included', async (api) => {
    const path = { memberId: (await memberOf(api, developer)).id }
    await api.send('deactivateMember', { path })
    const response = await api.send('reactivateMember', { path })
    assert.equal(bodyOf(response).status, 'active')
    assert.equal((await api.logIn(developer)).status, 200)
    assert.equal((await api.send('getMe', { as: 'developer' })).status, 200)
    return response
  }),

  reaches('reactivateMember', '409 invalid_state', 'somebody who is active', async (api) =>
    api.send('reactivateMember', { path: { memberId: (await memberOf(api, developer)).id } }),
  ),

  reaches('logIn', '401 access_suspended', 'with the right password only', async (api) => {
    const { id } = await memberOf(api, developer)
    await api.send('deactivateMember', { path: { memberId: id } })
    assert.equal((await api.logIn(developer, { password: 'wrong' })).outcome, '401 invalid_credentials')
    return api.logIn(developer)
  }),

  reaches('logIn', '401 no_organization', 'somebody who was removed', async (api) => {
    const { id } = await memberOf(api, developer)
    await api.send('removeMember', { path: { memberId: id } })
    return api.logIn(developer)
  }),

  behaves('members', 'are notified of changes by others, and nobody else is', async (api) => {
    const { id } = await joinOrganization(api)
    const path = { memberId: id }
    const titles = async () =>
      bodyOf(await api.send('listNotifications', { as: 'session' })).items.map(({ title }) => title)
    assert.deepEqual(await titles(), [])
    await api.send('updateMember', { path, body: { teamRole: 'Viewer' } })
    assert.equal((await titles()).length, 1)
    await api.send('deactivateMember', { path: { memberId: (await memberOf(api, developer)).id } })
    assert.equal((await titles()).length, 1)
  }),
]

const SSH_KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHWzAgRffi7yi/XiuxMSfKVuEJqWNGRbCNpASGAaCBR0 laptop'
