import { describe, expect, it } from 'vitest'
import { createFormat } from '#src/ui/format.ts'
import { blockStorage } from './contents/block-storage.ts'
import { cdn } from './contents/cdn.ts'
import { containers } from './contents/containers.ts'
import { databases } from './contents/databases.ts'
import { dns } from './contents/dns.ts'
import { firewalls } from './contents/firewalls.ts'
import { gpu } from './contents/gpu.ts'
import { loadBalancers } from './contents/load-balancers.ts'
import { virtualMachines } from './contents/virtual-machines.ts'

const contents = [
  gpu,
  virtualMachines,
  containers,
  databases,
  blockStorage,
  loadBalancers,
  firewalls,
  cdn,
  dns,
]
const format = createFormat({ locale: 'en-US' })

describe.each(contents)('the page of $title', (content) => {
  const tiers = content.tiers(format)

  it('highlights one tier as most popular', () => {
    expect(tiers.filter(({ name }) => name === content.popularTier)).toHaveLength(1)
  })

  it('lists all tiers of the catalog without duplicate features', () => {
    expect(tiers).toHaveLength(content === gpu ? 4 : 3)
    const lists = [
      content.facts.map(({ label }) => label),
      content.features.map(({ title }) => title),
      content.useCases.map(({ title }) => title),
      tiers.map(({ name }) => name),
      ...tiers.map(({ points }) => points),
    ]
    for (const list of lists) expect(new Set(list).size).toBe(list.length)
  })

  it('fills its feature rows, three or two wide', () => {
    expect(content.features.length % 6).toBe(0)
  })
})
