import assert from 'node:assert/strict'
import type { Role, RoleCreate } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf } from '../../suite/api.ts'

export async function createRole(api: Api, body: Partial<RoleCreate> = {}): Promise<Role> {
  return bodyOf(
    await api.send('createRole', { body: { name: 'Contract test', permissions: ['view_logs'], ...body } }),
  )
}

/** Assigns custom roles to a member. */
export async function assignRoles(api: Api, email: string, customRoleIds: readonly string[]): Promise<void> {
  const members = bodyOf(await api.send('listMembers', { query: { q: email } })).items
  const member = members.find((it) => it.email === email)
  assert.ok(member, email)
  const path = { memberId: member.id }
  const response = await api.send('updateMember', { path, body: { customRoleIds: [...customRoleIds] } })
  assert.equal(response.status, 200)
}
