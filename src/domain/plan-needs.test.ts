import { expect, it } from 'vitest'
import { planForSize, planWith } from './plan-needs.ts'

it.each([
  ['size_free', 'free'],
  ['size_basic', 'pro'],
  ['size_memory64', 'team'],
  ['size_gpu1xH200', 'team'],
  ['size_gpu4xH200', 'enterprise'],
])('VMs of %s need the plan %s', (sizeId, plan) => {
  expect(planForSize(sizeId).id).toBe(plan)
})

it('an unknown size has no plan', () => {
  expect(() => planForSize('size_huge')).toThrow('size_huge')
})

it('features need the smallest plan that has them', () => {
  expect(planWith('load-balancing').id).toBe('pro')
  expect(planWith('cdn').id).toBe('team')
})
