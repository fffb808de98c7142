import { expect, test } from 'vitest'
import { csvOfRows } from './csv-rows.ts'

test('flattens objects, writes money in whole units, and joins lists', () => {
  const rows = [
    {
      id: 'vm_1',
      tags: ['prod', 'web'],
      monthlyCost: { amount: 12050, currency: 'USD' },
      metrics: { cpuPercent: 12.5 },
      transition: null,
      etag: '"7"',
    },
    { id: 'vm_2', tags: [], monthlyCost: { amount: 500, currency: 'JPY' }, metrics: null, isOff: true },
  ]
  expect(csvOfRows(rows).split('\r\n')).toEqual([
    'id,tags,monthlyCost,monthlyCost.currency,metrics.cpuPercent,transition,metrics,isOff',
    'vm_1,prod; web,120.5,USD,12.5,,,',
    'vm_2,,500,JPY,,,,true',
    '',
  ])
})

test('keeps objects in lists as JSON', () => {
  expect(csvOfRows([{ ports: [{ port: 80 }] }])).toBe('ports\r\n"{""port"":80}"\r\n')
})

test('has no columns without rows', () => {
  expect(csvOfRows([])).toBe('\r\n')
})
