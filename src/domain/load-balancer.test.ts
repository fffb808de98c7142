import { describe, expect, it } from 'vitest'
import { isLastServing, latestCheck } from './load-balancer.ts'

describe('isLastServing', () => {
  const one = { vm: { id: 'vm_1' }, health: 'healthy', traffic: 'receiving' } as const
  const two = { ...one, vm: { id: 'vm_2' } }

  it('holds for the only healthy target that receives traffic', () => {
    expect(isLastServing([one], 'vm_1')).toBe(true)
    expect(isLastServing([one, { ...two, health: 'unhealthy' }], 'vm_1')).toBe(true)
    expect(isLastServing([one, { ...two, traffic: 'draining' }], 'vm_1')).toBe(true)
  })

  it('does not hold while another one serves, or for one that does not', () => {
    expect(isLastServing([one, two], 'vm_1')).toBe(false)
    expect(isLastServing([one, { ...two, health: 'checking' }], 'vm_2')).toBe(false)
    expect(isLastServing([], 'vm_1')).toBe(false)
  })
})

it('finds the latest of repeated checks', () => {
  expect(latestCheck(1_000, 10, 1_000)).toBe(1_000)
  expect(latestCheck(1_000, 10, 10_999)).toBe(1_000)
  expect(latestCheck(1_000, 10, 25_000)).toBe(21_000)
  expect(latestCheck(5_000, 10, 1_000)).toBe(5_000)
})
