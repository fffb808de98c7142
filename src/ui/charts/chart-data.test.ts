import { describe, expect, it } from 'vitest'
import { createFormat } from '../format.ts'
import {
  bandsAt,
  bandsOf,
  chartCsv,
  csvName,
  describeChart,
  describeMoment,
  hasValues,
  isolatedPoints,
  summarize,
  timeFormatOf,
  timesOf,
} from './chart-data.ts'

const percent = (value: number) => `${value}%`
const data = (...values: (number | null)[][]) => ({
  from: 1_000_000,
  stepSeconds: 60,
  series: values.map((of, index) => ({ key: `s${index}`, label: `Series ${index}`, values: of })),
})

describe('chart data', () => {
  it('spaces timestamps by the step', () => {
    expect(timesOf(data([1, null, 3]))).toEqual([1_000_000, 1_060_000, 1_120_000])
    expect(timesOf(data())).toEqual([])
  })

  it('writes different times differently', () => {
    const format = createFormat({ locale: 'en-US', timeZone: 'UTC', hourCycle: 'h23' })
    const every = (stepSeconds: number) => timeFormatOf({ ...data(), stepSeconds }, format)
    expect(every(60)(1_020_000)).toBe('Jan 1, 1970, 00:17')
    expect(every(15)(1_035_000)).toBe('Jan 1, 1970, 00:17:15')
  })

  it('distinguishes a gap from zero', () => {
    expect(summarize([5, null, 9])).toEqual({ lowest: 5, highest: 9, latest: 9 })
    expect(summarize([0, null])).toEqual({ lowest: 0, highest: 0, latest: null })
  })

  it('has no summary without values', () => {
    expect(summarize([null, null])).toBeNull()
    expect(summarize([])).toBeNull()
    expect(hasValues(data([null], [null]))).toBe(false)
    expect(hasValues(data([null], [0]))).toBe(true)
  })

  it('describes the chart', () => {
    const series = data([10, 60, 20], [1, 2, null], [3, null], [null])
    expect(describeChart('CPU', series, percent)).toBe(
      'CPU. Series 0: between 10% and 60%, 20% at the end. Series 1: between 1% and 2%, latest value missing. Series 2: always 3%, latest value missing. Series 3: no data.',
    )
  })

  it('finds isolated values', () => {
    expect(isolatedPoints([1, null, 2, null, 3, 4, null, 5])).toEqual([0, 2, 7])
    expect(isolatedPoints([1])).toEqual([0])
    expect(isolatedPoints([1, 2])).toEqual([])
    expect(isolatedPoints([])).toEqual([])
  })

  const slow = { key: 'i', from: 1_060_000, to: 1_100_000, label: 'Slow disk', tone: 'warning' } as const

  it('describes further marks', () => {
    const threshold = { value: 80, label: 'Warning', tone: 'warning' } as const
    expect(describeChart('CPU', data([10]), percent, { bands: [slow], threshold })).toBe(
      'CPU. Series 0: always 10%. Warning: 80%. Marked: Slow disk.',
    )
    const sentence = { ...slow, label: 'The disk of web-1 is slow.' }
    expect(describeChart('CPU', data([null]), percent, { bands: [sentence] })).toBe(
      'CPU. Series 0: no data. Marked: The disk of web-1 is slow.',
    )
  })

  it('describes one moment', () => {
    const values = data([10, 20, null], [null, 5, 6])
    expect(describeMoment(values, 1, percent, [slow])).toBe('Series 0 20%, Series 1 5%, Slow disk')
    expect(describeMoment(values, 2, percent, [slow])).toBe('Series 0 no data, Series 1 6%')
  })

  it('finds marks at a moment, both ends included', () => {
    expect(bandsAt([slow], 1_059_999)).toEqual([])
    expect(bandsAt([slow], 1_060_000)).toEqual([slow])
    expect(bandsAt([slow], 1_100_000)).toEqual([slow])
    expect(bandsAt([slow], 1_100_001)).toEqual([])
  })

  it('shows marks of a series with that series only', () => {
    const own = { ...slow, series: 'b' }
    expect(bandsOf([slow, own], [{ key: 'a' }])).toEqual([slow])
    expect(bandsOf([slow, own], [{ key: 'a' }, { key: 'b' }])).toEqual([slow, own])
  })

  it('exports CSV with empty cells for gaps', () => {
    expect(chartCsv(data([10.25, null], [0, 3]), 'percent')).toBe(
      'time,Series 0 (percent),Series 1 (percent)\r\n' +
        '1970-01-01T00:16:40.000Z,10.25,0\r\n' +
        '1970-01-01T00:17:40.000Z,,3\r\n',
    )
    expect(chartCsv(data([1]), undefined)).toBe('time,Series 0\r\n1970-01-01T00:16:40.000Z,1\r\n')
    expect(csvName('Disk throughput (all)', data([1, 2]))).toBe(
      'disk-throughput-all_1970-01-01T00-16_1970-01-01T00-17.csv',
    )
    expect(csvName('CPU', data())).toBe('cpu.csv')
    expect(csvName('Übersicht – 概要', data())).toBe('übersicht-概要.csv')
  })
})
