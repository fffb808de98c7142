import { expect, it } from 'vitest'
import { registryEntries, registryEntry } from './domain-registry.ts'

const many = Array.from({ length: 500 }, (_, index) => registryEntries(1, `name${index}`)).flat()

it('gives the same result for a name each time', () => {
  expect(registryEntries(1, 'nimbus')).toEqual(registryEntries(1, 'nimbus'))
  expect(registryEntries(1, 'nimbus')).not.toEqual(registryEntries(2, 'nimbus'))
})

it('gives a domain the result of its name', () => {
  for (const entry of registryEntries(1, 'nimbus')) expect(registryEntry(1, entry.domain)).toEqual(entry)
  expect(registryEntry(1, 'nimbus.museum')).toBeUndefined()
})

it('offers about 40% of all domains', () => {
  const available = many.filter(({ isAvailable }) => isAvailable).length / many.length
  expect(available).toBeGreaterThan(0.37)
  expect(available).toBeLessThan(0.43)
})

it('asks for $10.99 to $59.99 a year, in steps of a dollar', () => {
  const prices = many.map(({ yearlyPrice }) => yearlyPrice.amount)
  expect(Math.min(...prices)).toBe(1099)
  expect(Math.max(...prices)).toBe(5999)
  expect(prices.every((cents) => cents % 100 === 99)).toBe(true)
})

it('has names with a fixed outcome', () => {
  expect(registryEntries(7, 'taken').some(({ isAvailable }) => isAvailable)).toBe(false)
  expect(registryEntries(7, 'available').every(({ isAvailable }) => isAvailable)).toBe(true)
  expect(registryEntries(7, 'unlucky').every(({ isAvailable }) => isAvailable)).toBe(true)
})
