import assert from 'node:assert/strict'
import type { Role } from '#src/api/generated/types.gen.ts'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { readUntil } from './events.ts'
import { assignRoles, createRole } from './support/roles.ts'
import { createVm } from './support/vms.ts'

const of = ({ id, etag }: Pick<Role, 'id' | 'etag'>) => ({
  path: { roleId: id },
  headers: { 'if-match': etag },
})
const VIEWER = 'viewer@nimbus.example'
const body = { name: 'Contract test', permissions: ['view_logs' as const] }

export const roleCases: readonly ContractCase[] = [
  reaches('listRoles', '200', 'the team roles first, then the organization’s own', async (api) => {
    await createRole(api, { name: 'A first one' })
    const response = await api.send('listRoles', { as: 'viewer' })
    assert.deepEqual(
      bodyOf(response).items.map(({ name, kind }) => `${name}: ${kind}`),
      [
        'Owner: team',
        'Admin: team',
        'Developer: team',
        'Viewer: team',
        'A first one: custom',
        'Finance: custom',
        'Release manager: custom',
        'Support: custom',
      ],
    )
    return response
  }),

  reaches('createRole', '201', 'a new role has no members', async (api) => {
    const response = await api.send('createRole', {
      body: {
        name: 'Auditors',
        description: '  Look at costs. ',
        permissions: ['view_billing', 'view_logs'],
      },
    })
    const role = bodyOf(response)
    assert.deepEqual(
      [role.name, role.description, role.permissions, role.memberCount],
      ['Auditors', 'Look at costs.', ['view_billing', 'view_logs'], 0],
    )
    assert.equal(response.headers.get('etag'), role.etag)
    return response
  }),

  reaches('createRole', '409 name_taken', 'a taken name, ignoring case, team roles included', async (api) => {
    const taken = await api.send('createRole', { body: { ...body, name: 'oWNER' } })
    assert.equal(taken.outcome, '409 name_taken')
    await createRole(api)
    const response = await api.send('createRole', { body: { ...body, name: 'CONTRACT test' } })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/name')
    return response
  }),

  reaches(
    'createRole',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'role-0001' }
      await api.send('createRole', { body, headers })
      return api.send('createRole', { body: { ...body, name: 'Another' }, headers })
    },
  ),

  reaches('createRole', '409 role_limit_reached', 'beyond the limit of 20', async (api) => {
    const { length } = bodyOf(await api.send('listRoles')).items.filter(({ kind }) => kind === 'custom')
    for (let count = length; count < 20; count++) await createRole(api, { name: `Role ${count}` })
    return api.send('createRole', { body })
  }),

  behaves('createRole', 'only an Owner hands out the right to pay', async (api) => {
    const paying = { body: { ...body, permissions: ['manage_billing' as const] } }
    assert.equal((await api.send('createRole', { ...paying, as: 'admin' })).outcome, '403 permission_denied')
    const role = bodyOf(await api.send('createRole', { ...paying, as: 'owner' }))
    const changes = { ...of(role), as: 'admin', body: { permissions: ['view_logs' as const] } } as const
    assert.equal((await api.send('updateRole', changes)).outcome, '403 permission_denied')
    const gone = { path: { roleId: role.id }, as: 'admin' } as const
    assert.equal((await api.send('deleteRole', gone)).outcome, '403 permission_denied')
  }),

  reaches('getRole', '200', 'a custom one under its version, and a team role', async (api) => {
    const role = await createRole(api)
    const response = await api.send('getRole', { path: { roleId: role.id } })
    assert.deepEqual(bodyOf(response), role)
    assert.equal(response.headers.get('etag'), role.etag)
    const owner = bodyOf(await api.send('getRole', { path: { roleId: 'role_owner' } }))
    assert.deepEqual([owner.name, owner.permissions.length], ['Owner', 7])
    return response
  }),

  reaches('updateRole', '200', 'applies immediately to its members and notifies them', async (api) => {
    const role = await createRole(api)
    await assignRoles(api, VIEWER, [role.id])
    await api.logIn(VIEWER)
    const stream = await api.listen({ as: 'session' })
    const rolesNow = async () => {
      const session = bodyOf(await api.send('getSession', { as: 'session' }))
      return session.signedIn ? [session.customRoleIds, session.permissions] : null
    }
    assert.deepEqual(await rolesNow(), [[role.id], ['view_logs']])
    const permissions = ['deploy' as const, 'view_billing' as const]
    const response = await api.send('updateRole', { ...of(role), body: { name: 'Renamed', permissions } })
    const changed = bodyOf(response)
    assert.deepEqual([changed.name, changed.memberCount], ['Renamed', 1])
    assert.notEqual(changed.etag, role.etag)
    assert.deepEqual(await rolesNow(), [[role.id], ['view_billing', 'deploy']])
    assert.ok(await readUntil(stream, 'session.changed'))
    return response
  }),

  behaves('updateRole', 'its permissions in another order change nothing', async (api) => {
    const role = await createRole(api, { permissions: ['deploy', 'view_logs'] })
    await assignRoles(api, VIEWER, [role.id])
    await api.logIn(VIEWER)
    const stream = await api.listen({ as: 'session' })
    const body = { permissions: ['view_logs' as const, 'deploy' as const] }
    assert.deepEqual(bodyOf(await api.send('updateRole', { ...of(role), body })), { ...role, memberCount: 1 })
    await createVm(api)
    const types = (await readUntil(stream, 'resource.changed')).map(({ type }) => type)
    assert.ok(!types.includes('session.changed'))
  }),

  behaves('updateRole', 'denies other people the permissions of a role that they have', async (api) => {
    const role = await createRole(api, { permissions: ['manage_team'] })
    await assignRoles(api, VIEWER, [role.id])
    const change = (more: object) => api.send('updateRole', { ...of(role), as: 'viewer', body: more })
    const more = { permissions: ['manage_team', 'manage_resources'] }
    assert.equal((await change(more)).outcome, '403 permission_denied')
    const renamed = bodyOf(await change({ name: 'Renamed', permissions: ['manage_team'] }))
    assert.deepEqual([renamed.name, renamed.permissions], ['Renamed', ['manage_team']])
    assert.equal((await api.send('updateRole', { ...of(renamed), body: more })).status, 200)
  }),

  reaches('updateRole', '409 name_taken', 'a taken name', async (api) => {
    const role = await createRole(api)
    return api.send('updateRole', { ...of(role), body: { name: 'support' } })
  }),

  reaches('updateRole', '409 team_role_fixed', 'team roles are immutable', (api) =>
    api.send('updateRole', { ...of({ id: 'role_viewer', etag: '"1"' }), body: { name: 'Guest' } }),
  ),

  reaches('updateRole', '412 precondition_failed', 'changed by another person', async (api) => {
    const role = await createRole(api)
    await api.send('updateRole', { ...of(role), body: { description: 'First.' } })
    const response = await api.send('updateRole', { ...of(role), body: { description: 'Second.' } })
    const now = bodyOf(await api.send('getRole', { path: { roleId: role.id } }))
    assert.equal(now.description, 'First.')
    return response
  }),

  reaches('deleteRole', '204', 'deletes an unused role', async (api) => {
    const role = await createRole(api)
    await assignRoles(api, VIEWER, [role.id])
    await assignRoles(api, VIEWER, [])
    const response = await api.send('deleteRole', { path: { roleId: role.id } })
    assert.equal((await api.send('getRole', { path: { roleId: role.id } })).status, 404)
    return response
  }),

  reaches('deleteRole', '409 role_in_use', 'a role in use', async (api) => {
    const role = await createRole(api)
    await assignRoles(api, VIEWER, [role.id])
    const response = await api.send('deleteRole', { path: { roleId: role.id } })
    assert.match(problemOf(response).detail, /One member has the role Contract test/)
    return response
  }),

  behaves('deleteRole', 'denied for the role of an open invitation', async (api) => {
    const { id: roleId } = await createRole(api)
    const body = { email: 'invited@contract.example', teamRole: 'Viewer' as const, customRoleIds: [roleId] }
    const { id: invitationId } = bodyOf(await api.send('createInvitation', { body }))
    assert.equal(bodyOf(await api.send('getRole', { path: { roleId } })).memberCount, 1)
    assert.equal((await api.send('deleteRole', { path: { roleId } })).outcome, '409 role_in_use')
    await api.send('cancelInvitation', { path: { invitationId } })
    assert.equal((await api.send('deleteRole', { path: { roleId } })).status, 204)
  }),

  behaves('listRoles', 'counts members as the list of members does', async (api) => {
    const { items } = bodyOf(await api.send('listMembers', { query: { pageSize: 100 } }))
    for (const { kind, name, memberCount } of bodyOf(await api.send('listRoles')).items) {
      const holders = items.filter(({ teamRole, customRoles }) =>
        kind === 'team' ? teamRole === name : customRoles.some((it) => it.name === name),
      )
      assert.equal(memberCount, holders.length, name)
    }
  }),

  reaches('deleteRole', '409 team_role_fixed', "team roles can't be deleted", (api) =>
    api.send('deleteRole', { path: { roleId: 'role_owner' } }),
  ),
]
