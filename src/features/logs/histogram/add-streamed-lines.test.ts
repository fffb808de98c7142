import { expect, test } from 'vitest'
import type { LogEntry, LogHistogram } from '#src/api/generated/types.gen.ts'
import { addStreamedLines } from './add-streamed-lines.ts'

const histogram: LogHistogram = {
  from: '2026-03-02T08:00:00.000Z',
  to: '2026-03-02T09:00:00.000Z',
  stepSeconds: 1800,
  total: 12,
  approximate: false,
  buckets: [
    { at: '2026-03-02T08:00:00.000Z', error: 1, warn: 2, info: 3, debug: 0 },
    { at: '2026-03-02T08:30:00.000Z', error: 0, warn: 0, info: 6, debug: 0 },
  ],
}

const line = (time: string, level: LogEntry['level']): LogEntry => ({
  id: `log_${time}`,
  timestamp: `2026-03-02T${time}Z`,
  level,
  service: 'api',
  source: 'web-1',
  resourceType: 'vm',
  resourceId: 'vm_1',
  message: '',
  details: null,
})

test('adds lines after the end of the counts, by level', () => {
  const counted = addStreamedLines(histogram, [
    line('09:00:02.000', 'ERROR'),
    line('09:00:00.000', 'INFO'),
    line('08:59:59.999', 'INFO'),
  ])
  expect(counted.total).toBe(14)
  expect(counted.buckets.at(-1)).toMatchObject({ error: 1, info: 7 })
  expect(counted.buckets[0]).toEqual(histogram.buckets[0])
  expect(histogram.total).toBe(12)
})

test('leaves counts alone that include all lines', () => {
  expect(addStreamedLines(histogram, [line('08:59:59.999', 'INFO')])).toBe(histogram)
  expect(addStreamedLines(histogram, [])).toBe(histogram)
})
