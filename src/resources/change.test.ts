import { describe, expect, it } from 'vitest'
import { createFormat } from '#src/ui/format.ts'
import { describeChange, directionOf, pointsText } from './change.ts'

const write = (difference: number) => difference.toFixed(2)

describe('a change', () => {
  it.each([
    [{ current: 59, previous: 54 }, '+5.00 from last month'],
    [{ current: 3, previous: 5 }, '−2.00 from last month'],
    [{ current: 4, previous: 4 }, 'No change from last month'],
    [{ current: 4, previous: null }, 'No earlier data to compare with'],
    [{ current: null, previous: 99 }, 'No earlier data to compare with'],
  ])('%j', (comparison, text) => {
    expect(describeChange(comparison, 'last month', write)).toBe(text)
  })

  it('is null below the displayed precision', () => {
    expect(directionOf({ current: 99.98, previous: 99.979 }, 2)).toBe('same')
    expect(directionOf({ current: 99.98, previous: 99.95 }, 2)).toBe('up')
  })
})

it('counts one percentage point in the singular, as it is written', () => {
  const format = createFormat({ locale: 'en-US' })
  expect([1, 0.996, 0.13, 2].map((points) => pointsText(format, points, 2))).toEqual([
    '1 point',
    '1 point',
    '0.13 points',
    '2 points',
  ])
})
