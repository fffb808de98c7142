import { describe, expect, it } from 'vitest'
import { sparklineDomain, sparklinePath } from './sparkline-path.ts'

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

describe('sparklineDomain', () => {
  it('fits the values', () => {
    expect(sparklineDomain([10, 70, null])).toEqual([10, 70])
    expect(sparklineDomain([0.25, 0.75])).toEqual([0.25, 0.75])
  })

  it('leaves small changes small', () => {
    expect(sparklineDomain([99, 100])).toEqual([94.5, 104.5])
    expect(sparklineDomain([50])).toEqual([47.5, 52.5])
  })

  it('does not start below zero', () => {
    expect(sparklineDomain([0, 0])).toEqual([0, 0])
    expect(sparklineDomain([0, 2])).toEqual([0, 2])
  })

  it('has a range without values', () => {
    expect(sparklineDomain([null])).toEqual([0, 1])
  })
})
