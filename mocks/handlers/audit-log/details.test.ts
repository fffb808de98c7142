import { beforeEach, describe, expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { MINUTE } from '../../kernel/duration.ts'
import { scopeAndExpiry } from '../api-keys/key-texts.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

let cloud: Cloud
beforeEach(async () => {
  cloud = await cloudUnderTest()
})

/** Calls an operation that has to succeed, on any version. */
async function call(method: string, path: string, body?: object) {
  const response = await cloud.call(method, path, body, 'nimbus_demo_owner', { 'if-match': '"1"' })
  expect(response.status).toBeLessThan(300)
  return response.body
}

const newest = async () => (await call('GET', '/audit-log?limit=1')).items[0]

describe('the audit log says', () => {
  test('what an action does with a resource, if its name does not say it', async () => {
    const vm = await cloud.vm('web-prod-01')
    await call('POST', `/vms/${vm.id}/stop`)
    expect(await newest()).toMatchObject({ operation: 'stopVm', detail: null })
    cloud.forward(MINUTE)
    await call('POST', `/vms/${vm.id}/resize`, { sizeId: 'size_premium2x' })
    expect((await newest()).detail).toBe(`Resized web-prod-01 from Premium to Premium 2x`)
    const [distribution] = (await call('GET', '/cdn-distributions')).items
    await call('POST', `/cdn-distributions/${distribution.id}/purges`, { kind: 'all' })
    expect((await newest()).detail).toBe(`Purged everything from ${distribution.domain}`)
  })

  test('which role an invitation has, and what an API key may do', async () => {
    const [role] = (await call('GET', '/roles')).items.filter((it: { kind: string }) => it.kind === 'custom')
    const invited = { email: 'grace@example.com', teamRole: 'Developer', customRoleIds: [role.id] }
    await call('POST', '/invitations', invited)
    expect((await newest()).detail).toBe(`As Developer, with the custom role ${role.name}.`)
    const key = { scope: 'read_only', expiresAt: Date.UTC(2026, 5, 1) } as const
    expect(scopeAndExpiry(key)).toBe('Scope: read only. Expires on 2026-06-01.')
    expect(scopeAndExpiry({ ...key, expiresAt: null })).toBe('Scope: read only. Never expires.')
  })

  test('which fields of settings have changed', async () => {
    const role = await call('POST', '/roles', { name: 'Auditor', permissions: ['view_billing', 'view_logs'] })
    const changes = { name: 'Reader', permissions: ['view_logs', 'deploy'] }
    await call('PATCH', `/roles/${role.id}`, changes)
    expect((await newest()).detail).toBe('Renamed to Reader. Added deploy. Removed view billing.')

    const budget = await call('POST', '/budgets', {
      name: 'Tests',
      amount: { amount: 100_00, currency: 'USD' },
    })
    await call('PATCH', `/budgets/${budget.id}`, {
      amount: { amount: 250_00, currency: 'USD' },
      thresholds: [{ basis: 'spend', percent: 90 }],
    })
    expect((await newest()).detail).toBe('From $100.00 to $250.00 a month. Changed the thresholds.')

    const [channel] = (await call('GET', '/notification-channels')).items
    await call('PATCH', `/notification-channels/${channel.id}`, { enabled: !channel.enabled })
    expect((await newest()).detail).toBe(channel.enabled ? 'Turned off.' : 'Turned on.')
  })

  test('that billing details and plans belong to the organization', async () => {
    const { address: _, ...details } = await call('GET', '/billing/details')
    await call('PUT', '/billing/details', { ...details, address: null, taxId: null })
    expect(await newest()).toMatchObject({
      operation: 'replaceBillingDetails',
      resource: { type: 'organization', name: 'Nimbus Demo' },
      detail: 'Changed the address and the tax ID.',
    })
  })
})

describe('the audit log has no entry', () => {
  test('of a dry run', async () => {
    const before = await newest()
    const manifest =
      'name: demo\nnamespace: staging\nregion: us-east\nimage: shop/demo:1.0.0\nplanId: ctplan_starter\nreplicas: 1\n'
    await call('POST', '/containers/manifest', { manifest, dryRun: true })
    expect(await newest()).toEqual(before)
  })

  test('of an update that changes nothing', async () => {
    const [rule] = (await call('GET', '/alert-rules')).items
    const [invited] = (await call('GET', '/members?status=pending')).items
    const customRoleIds = invited.customRoles.map((it: { id: string }) => it.id)
    const before = await newest()
    cloud.forward(MINUTE)
    await call('PATCH', `/alert-rules/${rule.id}`, { name: rule.name })
    await call('PATCH', `/members/${invited.id}`, { teamRole: invited.teamRole, customRoleIds })
    expect(await newest()).toEqual(before)
  })
})
