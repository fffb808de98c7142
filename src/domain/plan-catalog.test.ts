import { expect, it } from 'vitest'
import { FREE_SIZE_ID, findSize } from './catalog.ts'
import { PLANS } from './plan-catalog.ts'
import { PLAN_IDS } from './plan-id.ts'

it('has the plans in the order of their ids, each with everything of the previous one', () => {
  expect(PLANS.map(({ id }) => id)).toEqual(PLAN_IDS)
  for (const [index, { features, limits }] of PLANS.slice(1).entries()) {
    const before = PLANS[index]
    expect(features).toEqual(expect.arrayContaining([...(before?.features ?? [])]))
    for (const [name, limit] of Object.entries(limits)) {
      const smaller = before?.limits[name as keyof typeof limits] ?? 0
      expect(limit ?? Number.POSITIVE_INFINITY, name).toBeGreaterThan(smaller)
    }
  }
})

it('has a size that the Free plan allows, at no cost', () => {
  const size = findSize(FREE_SIZE_ID)
  const { limits } = PLANS[0]
  expect(size).toMatchObject({ vcpus: limits.vcpus, diskGb: limits.storageGb })
  expect(size?.memoryGb).toBe((limits.memoryMb ?? 0) / 1024)
  expect(size?.monthlyPrice.amount).toBe(0)
})
