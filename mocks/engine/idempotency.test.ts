import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'

const HEADERS = { 'idempotency-key': 'order-0001' }

const firewall = { name: 'from-retries', planId: 'fwplan_basic' }

test('a key belongs to its user and organization', async () => {
  const { call, database } = await cloudUnderTest()
  const create = async (as: string, body: object) =>
    (await call('POST', '/firewalls', body, as, HEADERS)).body.id as string
  const demo = await create('nimbus_demo_owner', firewall)
  expect(await create('nimbus_demo_owner', firewall)).toBe(demo)
  const colleague = await create('nimbus_demo_admin', { ...firewall, name: 'of-a-colleague' })
  const stranger = await create('nimbus_kestrel_owner', firewall)
  expect(new Set([demo, colleague, stranger]).size).toBe(3)

  // The user joins the other organization and uses the key again.
  await database.transaction((tx) => {
    const organizationId = tx.firewalls.get(stranger)?.organizationId ?? ''
    const [user] = tx.users.by('email', 'owner@nimbus.example')
    for (const it of tx.memberships.by('userId', user?.id ?? ''))
      tx.memberships.update(it.id, { organizationId })
    for (const it of tx.apiKeys.by('userId', user?.id ?? '')) tx.apiKeys.update(it.id, { organizationId })
  })
  const moved = await create('nimbus_demo_owner', { ...firewall, name: 'after-the-move' })
  expect(moved).toMatch(/^fw_/)
  expect(moved).not.toBe(demo)
  expect((await call('GET', `/firewalls/${demo}`)).status).toBe(404)
})
