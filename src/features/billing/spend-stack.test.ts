import { expect, test } from 'vitest'
import type { SpendBucket } from '#src/api/generated/types.gen.ts'
import { isByWeek, spendStack } from './spend-stack.ts'

const DAY = 86_400_000
const money = (amount: number) => ({ amount, currency: 'USD' }) as const

const day = (index: number): SpendBucket => ({
  from: new Date(index * DAY).toISOString(),
  to: new Date((index + 1) * DAY).toISOString(),
  cost: money(110),
  services: [
    { service: 'virtual_machines', cost: money(100) },
    ...(index % 2 === 0 ? [{ service: 'dns', cost: money(10) } as const] : []),
  ],
  forecast: money(index === 99 ? 5 : 0),
})
const days = (count: number) => Array.from({ length: count }, (_, index) => day(index))
const services = ['virtual_machines', 'dns'] as const

test('a column per day, empty where a service cost nothing', () => {
  const { series, columns } = spendStack({ services: [...services], buckets: days(2) }, ({ from }) => from)
  expect(series.map(({ label }) => label)).toEqual(['Virtual machines', 'DNS and domains'])
  expect(columns.map(({ key, values }) => [key, ...values])).toEqual([
    ['1970-01-01', 100, 10],
    ['1970-01-02', 100, 0],
  ])
})

test('a column per day for 92 days, and per week from the next day on', () => {
  const columns = (count: number) =>
    spendStack({ services: [...services], buckets: days(count) }, ({ from }) => from).columns
  expect([isByWeek({ buckets: days(92) }), columns(92).length]).toEqual([false, 92])
  expect([isByWeek({ buckets: days(93) }), columns(93).length]).toEqual([true, 14])
})

test('weeks for a long range, with the same total', () => {
  const buckets = days(100)
  expect(isByWeek({ buckets })).toBe(true)
  const { columns } = spendStack({ services: [...services], buckets }, ({ to }) => to)
  expect(columns).toHaveLength(15)
  expect(columns.at(-1)).toEqual({
    key: '1970-04-09',
    label: new Date(100 * DAY).toISOString(),
    name: new Date(100 * DAY).toISOString(),
    values: [200, 10],
    forecast: 5,
  })
  const sum = columns.flatMap(({ values }) => values).reduce((total, value) => total + value, 0)
  expect(sum).toBe(100 * 100 + 50 * 10)
})
