import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { MINUTE } from '../../kernel/duration.ts'

test('tells a member which role changed, and to what', async () => {
  const { call, forward } = await cloudUnderTest()
  const { items: members } = (await call('GET', '/members?q=developer@nimbus.example')).body
  const [{ id, teamRole }] = members
  expect(teamRole).toBe('Developer')
  const { items: roles } = (await call('GET', '/roles')).body
  const [support, finance] = ['Support', 'Finance'].map(
    (name) => roles.find((it: { name: string }) => it.name === name).id,
  )
  const bodyAfter = async (change: object) => {
    forward(MINUTE)
    expect((await call('PATCH', `/members/${id}`, change)).status).toBe(200)
    const { items } = (await call('GET', '/notifications', undefined, 'nimbus_demo_developer')).body
    return items[0].body
  }
  expect(await bodyAfter({ teamRole: 'Viewer' })).toBe(
    'Ada Keller changed your role in Nimbus Demo from Developer to Viewer.',
  )
  expect(await bodyAfter({ customRoleIds: [support, finance] })).toBe(
    'Ada Keller changed your role in Nimbus Demo. Your custom roles: Support and Finance.',
  )
  expect(await bodyAfter({ teamRole: 'Developer', customRoleIds: [] })).toBe(
    'Ada Keller changed your role in Nimbus Demo from Viewer to Developer. You no longer have custom roles.',
  )
})
