import { describe, expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'

describe('search', () => {
  test('ranks exact names first, then prefixes, then other matches', async () => {
    const cloud = await cloudUnderTest()
    const titles = async (q: string) => {
      const { body } = await cloud.call('GET', `/search?q=${encodeURIComponent(q)}`)
      return body.items.map((hit: { title: string }) => hit.title)
    }
    expect((await titles('DB-Primary'))[0]).toBe('db-primary')
    expect((await titles('web')).slice(0, 5)).toEqual([
      'web-eu-01',
      'web-eu-02',
      'web-prod-01',
      'web-prod-02',
      'staging-web-01',
    ])
    // By tag only.
    expect(await titles('role:bastion')).toEqual(['bastion-us'])
    expect(await titles('prod tokyo')).toEqual(['edge-tokyo-01'])
    expect(await titles('no such thing')).toEqual([])
    expect(await titles(' ')).toEqual([])
  })

  test('finds networks and keys beside VMs, and a VM by its address', async () => {
    const cloud = await cloudUnderTest()
    const { privateIp, id } = await cloud.vm('db-primary')
    const find = async (q: string) => (await cloud.call('GET', `/search?q=${q}`)).body.items
    expect(await find(privateIp)).toContainEqual({
      id,
      type: 'vm',
      title: 'db-primary',
      namespace: null,
      subtitle: 'Memory 64 · US East',
      status: 'running',
      href: `/compute/vms/${id}`,
    })
    expect((await find('payments'))[0]).toMatchObject({
      type: 'network',
      subtitle: '10.42.0.0/20 · US East',
      href: null,
    })
    expect((await find('ada-laptop'))[0]).toMatchObject({
      type: 'ssh_key',
      status: null,
      href: '/account?tab=ssh-keys',
    })
  })

  test('counts only the requested types towards the limit', async () => {
    const cloud = await cloudUnderTest()
    const types = async (filter: string) => {
      const { body } = await cloud.call('GET', `/search?q=prod&limit=1${filter}`)
      return body.items.map((hit: { type: string }) => hit.type)
    }
    expect(await types('')).toEqual(['database'])
    expect(await types('&type=load_balancer&type=volume')).toEqual(['volume'])
  })

  test("searches only the caller's organization and respects the limit", async () => {
    const cloud = await cloudUnderTest()
    const hits = (await cloud.call('GET', '/search?q=web&limit=3')).body.items
    expect(hits).toHaveLength(3)
    const theirs = await cloud.call('GET', '/search?q=web', undefined, 'nimbus_kestrel_owner')
    const vms = theirs.body.items.filter((hit: { type: string }) => hit.type === 'vm')
    expect(vms).toHaveLength(1)
    expect((await cloud.call('GET', `/search?q=${vms[0].id}`)).body.items).toEqual([])
  })
})
