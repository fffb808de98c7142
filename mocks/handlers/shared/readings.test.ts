import { expect, test } from 'vitest'
import { sampleWithinLimit } from './readings.ts'

const ids = Array.from({ length: 250 }, (_, index) => `vm_${(index * 7919) % 1000}`)

test('samples the same resources in any order', () => {
  const sample = sampleWithinLimit(ids, 100, (id) => id)
  expect(sample).toHaveLength(100)
  expect(sampleWithinLimit(ids.toReversed(), 100, (id) => id)).toEqual(sample)
})

test('reads all resources within the limit', () => {
  expect(sampleWithinLimit(ids, 40, (id) => id)).toBe(ids)
})
