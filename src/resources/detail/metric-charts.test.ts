import { describe, expect, it } from 'vitest'
import type { ResourceMetrics } from '#src/api/generated/types.gen.ts'
import { createFormat } from '#src/ui/format.ts'
import { chartData, formatOf } from './metric-charts.ts'

const metrics: ResourceMetrics = {
  from: '2026-03-02T08:00:00Z',
  to: '2026-03-02T08:02:00Z',
  stepSeconds: 60,
  series: [
    { metric: 'network_out', unit: 'bytes_per_second', values: [5, null] },
    { metric: 'network_in', unit: 'bytes_per_second', values: [1, 2] },
  ],
}

describe('the charts of a VM', () => {
  it('show available series in a fixed order', () => {
    expect(chartData(metrics, ['network_in', 'network_out', 'gpu'])).toEqual({
      from: Date.parse('2026-03-02T08:00:00Z'),
      stepSeconds: 60,
      series: [
        { key: 'network_in', label: 'In', values: [1, 2] },
        { key: 'network_out', label: 'Out', values: [5, null] },
      ],
    })
  })

  it('format each unit with a stable function', () => {
    const format = createFormat({ locale: 'en-US' })
    expect([0, 0.253, 3.15, 41.8, 100].map(formatOf('percent', format))).toEqual([
      '0%',
      '0.25%',
      '3.2%',
      '42%',
      '100%',
    ])
    expect(formatOf('bytes_per_second', format)(1_500_000)).toBe('1.5 MB/s')
    expect([0, 0.00031, 0.52, 4.24, 58.4].map(formatOf('per_second', format))).toEqual([
      '0/s',
      '0.00031/s',
      '0.52/s',
      '4.2/s',
      '58/s',
    ])
    expect(formatOf('bytes_per_second', format)).toBe(formatOf('bytes_per_second', format))
  })
})
