import { describe, expect, it } from 'vitest'
import { sparklinePath, trendDomain } from './sparkline-path.ts'

describe('sparklinePath', () => {
  it('runs from left to right with an inverted y-axis', () => {
    expect(sparklinePath([0, 50, 100], 100, 20, [0, 100])).toBe('M0 20L50 10L100 0')
  })

  it('breaks at a gap and draws isolated values as dots', () => {
    expect(sparklinePath([0, 0, null, 100, null, 50, 50], 60, 10, [0, 100])).toBe(
      'M0 10L10 10M30 0h0M50 5L60 5',
    )
  })

  it('stays inside the box', () => {
    expect(sparklinePath([-20, 140], 10, 10, [0, 100])).toBe('M0 10L10 0')
  })

  it('draws nothing without values, and a flat line for a zero range', () => {
    expect(sparklinePath([], 10, 10, [0, 1])).toBe('')
    expect(sparklinePath([null], 10, 10, [0, 1])).toBe('')
    expect(sparklinePath([3, 3], 10, 10, [3, 3])).toBe('M0 10L10 10')
  })
})

describe('trendDomain', () => {
  const bounds = [0, 100] as const

  it('surrounds the values with a minimum height', () => {
    expect(trendDomain([40, 44], 20, bounds)).toEqual([32, 52])
    expect(trendDomain([10, 70, null], 20, bounds)).toEqual([10, 70])
  })

  it('stays within its bounds', () => {
    expect(trendDomain([2, 4], 20, bounds)).toEqual([0, 20])
    expect(trendDomain([99], 20, bounds)).toEqual([80, 100])
    expect(trendDomain([-50, 150], 20, bounds)).toEqual([0, 100])
  })

  it('equals its bounds without values', () => {
    expect(trendDomain([null], 20, bounds)).toEqual([0, 100])
  })
})
