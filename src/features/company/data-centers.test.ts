import { expect, it } from 'vitest'
import { REGIONS } from '#src/domain/region.ts'
import { CONTINENTS, placeOnMap, regionIn } from './data-centers.ts'

const all = CONTINENTS.flatMap(({ dataCenters }) => dataCenters)

it('lists each promised data center once', () => {
  expect(all.length).toBeGreaterThanOrEqual(15)
  expect(new Set(all.map(({ city }) => city)).size).toBe(all.length)
})

it('includes the city of every region the console offers', () => {
  for (const region of REGIONS) {
    expect(all.map(({ city }) => city)).toContain(region.city)
    expect(regionIn(region.city)).toBe(region)
  }
})

it.each(all)('$city is on the map', (dataCenter) => {
  const { left, top } = placeOnMap(dataCenter)
  for (const share of [left, top]) {
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(100)
  }
})

it('places west left of east, and north above south', () => {
  const [newYork, sanFrancisco] = all
  const sydney = all.find(({ city }) => city === 'Sydney')
  if (!newYork || !sanFrancisco || !sydney) throw new Error('all three are there')
  expect(placeOnMap(sanFrancisco).left).toBeLessThan(placeOnMap(newYork).left)
  expect(placeOnMap(newYork).top).toBeLessThan(placeOnMap(sydney).top)
})
