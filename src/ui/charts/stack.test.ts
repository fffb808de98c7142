import { describe, expect, test } from 'vitest'
import {
  describeColumn,
  describeStack,
  foldSmall,
  isLabeled,
  labelStep,
  lastColumn,
  type Stack,
  stackCsv,
  ticksOf,
  totalOf,
  withoutSeries,
} from './stack.ts'

const stack: Stack = {
  series: [
    { key: 'vm', label: 'Machines', color: 0 },
    { key: 'db', label: '=Databases', color: 1 },
  ],
  columns: [
    { key: '2026-01', label: 'January', values: [1000, 250] },
    { key: '2026-02', label: 'February', values: [1200, 0], forecast: 300 },
  ],
}

describe('a stack', () => {
  test('includes the forecast', () => {
    expect(stack.columns.map(totalOf)).toEqual([1250, 1500])
  })

  test('has round ticks from zero to above its highest column', () => {
    expect(ticksOf(stack.columns)).toEqual([0, 500, 1000, 1500])
    expect(ticksOf([{ key: 'a', label: 'a', values: [283500] }])).toEqual([0, 100_000, 200_000, 300_000])
    expect(ticksOf([{ key: 'a', label: 'a', values: [0] }])).toEqual([0])
    expect(ticksOf([])).toEqual([0])
  })

  test('can hide series', () => {
    const { series, columns } = withoutSeries(stack, new Set(['vm']))
    expect(series.map(({ key }) => key)).toEqual(['db'])
    expect(columns.map(({ values }) => values)).toEqual([[250], [0]])
  })

  test('folds several small series into one, and never a single one', () => {
    const one = { key: 'a', label: 'A', color: 0 }
    const four = {
      series: [one, { ...one, key: 'b' }, { ...one, key: 'c' }, { ...one, key: 'd' }],
      columns: [
        { key: '1', label: '1', values: [500, 9, 400, 8] },
        { key: '2', label: '2', values: [500, 0, 500, 2], forecast: 7 },
      ],
    }
    const folded = foldSmall(four)
    expect(folded.series.map(({ key }) => key)).toEqual(['a', 'c', 'other'])
    expect(folded.columns.map(({ values }) => values)).toEqual([
      [500, 400, 17],
      [500, 500, 2],
    ])
    expect(folded.columns.map(totalOf)).toEqual(four.columns.map(totalOf))
    expect(foldSmall(withoutSeries(four, new Set(['b']))).series).toHaveLength(3)
  })

  test('labels the last column and as many before as fit', () => {
    const labeled = Array.from({ length: 10 }, (_, index) => isLabeled(index, 10, labelStep(10, 4)))
    expect(labeled.map(Number)).toEqual([1, 0, 0, 1, 0, 0, 1, 0, 0, 1])
    expect(labelStep(28, 12)).toBe(3)
    expect(labelStep(28, 4, 3)).toBe(9)
    expect(labelStep(1, 4)).toBe(1)
  })

  test('is described column by column, without zeros', () => {
    const [, february] = stack.columns
    if (february === undefined) throw new Error('no February')
    expect(describeColumn(stack, february, (value) => `$${value}`, 'Forecast')).toBe(
      'February: $1500 in all. Machines $1200, Forecast $300',
    )
  })

  test('exports a table safe from formulas', () => {
    expect(stackCsv(stack, 'Month', 'Forecast', (cents) => cents / 100)).toBe(
      "Month,Machines,'=Databases,Forecast,Total\r\n2026-01,10,2.5,0,12.5\r\n2026-02,12,0,3,15\r\n",
    )
  })
})

test('describes the last non-empty column first', () => {
  const ahead = { key: 'c', label: 'c', values: [0, 0], forecast: 5 }
  expect(lastColumn([...stack.columns, ahead])).toBe(1)
  expect(lastColumn([ahead, ahead])).toBe(1)
  expect(lastColumn([])).toBe(0)
  expect(describeStack('Spending', stack, (value) => `$${value}`)).toBe(
    'Spending. January: $1250. February: $1500. At most $1500.',
  )
})
