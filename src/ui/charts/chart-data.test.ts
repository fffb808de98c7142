import { describe, expect, it } from 'vitest'
import { describeChart, hasValues, loneValues, summarise, timesOf } from './chart-data.ts'

const percent = (value: number) => `${value}%`
const data = (...values: (number | null)[][]) => ({
  from: 1_000_000,
  stepSeconds: 60,
  series: values.map((of, index) => ({ key: `s${index}`, label: `Series ${index}`, values: of })),
})

describe('chart data', () => {
  it('spaces the times by the step', () => {
    expect(timesOf(data([1, null, 3]))).toEqual([1_000_000, 1_060_000, 1_120_000])
    expect(timesOf(data())).toEqual([])
  })

  it('does not take a gap for zero', () => {
    expect(summarise([5, null, 9])).toEqual({ lowest: 5, highest: 9, latest: 9 })
    expect(summarise([0, null])).toEqual({ lowest: 0, highest: 0, latest: null })
  })

  it('has no summary without a value', () => {
    expect(summarise([null, null])).toBeNull()
    expect(summarise([])).toBeNull()
    expect(hasValues(data([null], [null]))).toBe(false)
    expect(hasValues(data([null], [0]))).toBe(true)
  })

  it('puts the chart into words', () => {
    expect(describeChart('CPU', data([10, 60, 20], [1, 2, null], [null]), percent)).toBe(
      'CPU. Series 0: between 10% and 60%, 20% at the end. Series 1: between 1% and 2%, no data at the end. Series 2: no data.',
    )
  })

  it('finds the values that no line reaches', () => {
    expect(loneValues([1, null, 2, null, 3, 4, null, 5])).toEqual([0, 2, 7])
    expect(loneValues([1])).toEqual([0])
    expect(loneValues([1, 2])).toEqual([])
    expect(loneValues([])).toEqual([])
  })
})
