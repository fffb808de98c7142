import { describe, expect, it } from 'vitest'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { createSessionClient, MINUTE } from '#tests/support/session-client.ts'

describe('the last use of a key', () => {
  async function begin() {
    const cloud = await cloudUnderTest({ dataset: 'empty' })
    const lastUse = () =>
      cloud.database.read(
        (tx) => tx.apiKeys.all().find(({ name }) => name === 'Dashboards')?.lastUsedAt ?? null,
      )
    return {
      ...cloud,
      lastUse,
      use: (path = '/me') => cloud.call('GET', path, undefined, 'nimbus_demo_read_only'),
    }
  }

  it('is accurate to the minute', async () => {
    const { use, lastUse, forward } = await begin()
    await use()
    expect(await lastUse()).toBe(TEST_START)
    forward(MINUTE - 1)
    await use()
    expect(await lastUse()).toBe(TEST_START)
    forward(1)
    await use()
    expect(await lastUse()).toBe(TEST_START + MINUTE)
  })

  it('counts denied requests, but none after revocation', async () => {
    const { call, lastUse, forward, database } = await begin()
    expect((await call('POST', '/vms', {}, 'nimbus_demo_read_only')).status).toBe(403)
    expect(await lastUse()).toBe(TEST_START)
    await database.transaction((tx) => {
      const key = tx.apiKeys.all().find(({ name }) => name === 'Dashboards')
      if (key) tx.apiKeys.update(key.id, { revokedAt: TEST_START })
    })
    forward(5 * MINUTE)
    expect((await call('GET', '/me', undefined, 'nimbus_demo_read_only')).status).toBe(401)
    expect(await lastUse()).toBe(TEST_START)
  })
})

describe('the last activity of a person', () => {
  it('is accurate to the minute, for the session and the person', async () => {
    const { logIn, session, wait, read } = await createSessionClient()
    const { cookie } = await logIn('Nimbus-Demo-1!')
    wait(10 * MINUTE)
    await session(cookie)
    const found = await read((tx) => {
      const [own] = tx.sessions.all().filter(({ lastActiveAt }) => lastActiveAt === TEST_START + 10 * MINUTE)
      const membership = tx.memberships.by('userId', own?.userId ?? '')[0]
      return { session: own?.lastActiveAt, person: membership?.lastActiveAt }
    })
    expect(found).toEqual({ session: TEST_START + 10 * MINUTE, person: TEST_START + 10 * MINUTE })
  })
})
