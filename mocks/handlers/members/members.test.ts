import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'

/** Cloud whose only Owner is `owner@nimbus.example`. */
async function cloudWithOneOwner() {
  const cloud = await cloudUnderTest()
  const { items } = (await cloud.call('GET', '/members?pageSize=100')).body
  const idOf = (email: string) => items.find((it: { email: string }) => it.email === email).id
  const change = (email: string, body: object, as: string) =>
    cloud.call('PATCH', `/members/${idOf(email)}`, body, as)
  return { ...cloud, change }
}

test('an Admin may not change an Owner, whoever it is', async () => {
  const { change } = await cloudWithOneOwner()
  const denied = {
    status: 403,
    body: { code: 'permission_denied', detail: 'Only an Owner can change an Owner.' },
  }
  const body = { teamRole: 'Viewer', customRoleIds: ['role_unknown'] }
  expect(await change('owner@nimbus.example', body, 'nimbus_demo_admin')).toMatchObject(denied)
})

test('an Admin may not become an Owner, which is checked before whose role it is', async () => {
  const { change } = await cloudWithOneOwner()
  expect(await change('admin@nimbus.example', { teamRole: 'Owner' }, 'nimbus_demo_admin')).toMatchObject({
    status: 403,
    body: { detail: 'Only an Owner can make someone an Owner.' },
  })
  expect(await change('admin@nimbus.example', { teamRole: 'Viewer' }, 'nimbus_demo_admin')).toMatchObject({
    status: 409,
    body: { code: 'own_membership' },
  })
})

test('the last Owner keeps the role, even with custom roles that don’t exist', async () => {
  const { change } = await cloudWithOneOwner()
  const body = { teamRole: 'Admin', customRoleIds: ['role_unknown'] }
  expect(await change('owner@nimbus.example', body, 'nimbus_demo_owner')).toMatchObject({
    status: 409,
    body: { code: 'last_owner' },
  })
  const rolesOnly = { customRoleIds: ['role_unknown'] }
  expect(await change('owner@nimbus.example', rolesOnly, 'nimbus_demo_owner')).toMatchObject({
    status: 422,
    body: { code: 'unknown_reference' },
  })
})
