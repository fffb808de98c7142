import { describe, expect, test } from 'vitest'
import type { NetworkRow, Transaction } from '../db/index.ts'
import {
  formatIpv4,
  freePrivateAddresses,
  OUTSIDE_HOSTS,
  PublicAddresses,
  parseCidr,
  parseIpv4,
} from './addresses.ts'

describe('addresses', () => {
  test.each(['0.0.0.0', '10.0.0.10', '203.0.113.255', '255.255.255.255'])(
    '%s converts to a number and back',
    (text) => {
      expect(formatIpv4(parseIpv4(text))).toBe(text)
    },
  )

  test('a prefix has a first address and a size', () => {
    expect(parseCidr('10.42.0.0/20')).toEqual({ first: parseIpv4('10.42.0.0'), size: 4096 })
  })

  test('assigns public addresses once per VM, also after the preferred range is used up', () => {
    const first = new PublicAddresses(() => []).allocate(1, 'vm_a')
    expect(new PublicAddresses(() => []).allocate(1, 'vm_a')).toBe(first)
    const addresses = new PublicAddresses(() => [first])
    const given = Array.from({ length: 3000 }, (_, i) => addresses.allocate(1, i === 0 ? 'vm_a' : `vm_${i}`))
    expect(new Set([first, ...given]).size).toBe(3001)
    for (const address of given)
      expect(address).toMatch(/^(203\.0\.113|198\.51\.100|192\.0\.2|198\.1[89]\.\d+)\.\d+$/)
  })
})

test('never assigns the address of a host outside the cloud, with any seed', () => {
  const outside = new Set<string>(Object.values(OUTSIDE_HOSTS))
  for (let seed = 1; seed <= 5000; seed++)
    expect(outside).not.toContain(new PublicAddresses(() => []).allocate(seed, 'vm_a'))
})

const network = { id: 'net_1', cidr: '10.0.0.0/28' } as NetworkRow

/** A network with VMs at these addresses. */
function withVmsAt(...addresses: string[]): Transaction {
  const vms = addresses.map((privateIp) => ({ networkId: network.id, privateIp }))
  const others = [{ networkId: 'net_2', privateIp: '10.0.0.10' }]
  const by = (field: 'networkId' | 'privateIp', value: string) =>
    [...vms, ...others].filter((vm) => vm[field] === value)
  const countBy = (field: 'networkId' | 'privateIp', value: string) => by(field, value).length
  return { vms: { by, countBy } } as unknown as Transaction
}

describe('private addresses', () => {
  test('fill a network from below, between the reserved and the broadcast addresses', () => {
    expect(freePrivateAddresses(withVmsAt(), network, 9)).toEqual([
      '10.0.0.10',
      '10.0.0.11',
      '10.0.0.12',
      '10.0.0.13',
      '10.0.0.14',
    ])
    expect(freePrivateAddresses(withVmsAt('10.0.0.10', '10.0.0.11'), network, 1)).toEqual(['10.0.0.12'])
  })

  test('reuse released addresses after reaching the end', () => {
    const tx = withVmsAt('10.0.0.11', '10.0.0.12', '10.0.0.13', '10.0.0.14')
    expect(freePrivateAddresses(tx, network, 2)).toEqual(['10.0.0.10'])
  })
})
