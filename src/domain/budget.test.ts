import { expect, test } from 'vitest'
import { isSameThreshold, isThresholdReached, thresholdsToReport } from './budget.ts'

test.each([
  [{ basis: 'spend', percent: 80 }, 80_000, true],
  [{ basis: 'spend', percent: 80 }, 79_999, false],
  [{ basis: 'forecast', percent: 110 }, 0, true],
  [{ basis: 'forecast', percent: 111 }, 100_000, false],
] as const)('%j of $1,000 with %d cents spent and $1,100 projected: %s', (threshold, spent, isReached) => {
  expect(isThresholdReached(100_000, threshold, { spent, projected: 110_000 })).toBe(isReached)
})

test('thresholds are the same if basis and percentage are', () => {
  const threshold = { basis: 'spend', percent: 80 } as const
  expect(isSameThreshold(threshold, { ...threshold })).toBe(true)
  expect(isSameThreshold(threshold, { ...threshold, basis: 'forecast' })).toBe(false)
  expect(isSameThreshold(threshold, { ...threshold, percent: 90 })).toBe(false)
})

test('reports the highest threshold of each basis', () => {
  const spend = [50, 100, 80].map((percent) => ({ basis: 'spend', percent }) as const)
  const forecast = [100, 120].map((percent) => ({ basis: 'forecast', percent }) as const)
  expect(thresholdsToReport([...spend, ...forecast])).toEqual([spend[1], forecast[1]])
  expect(thresholdsToReport(forecast)).toEqual([forecast[1]])
  expect(thresholdsToReport([])).toEqual([])
})

test('reports no forecast that is already spent', () => {
  const of = (spend: number, forecast: number) =>
    thresholdsToReport([
      { basis: 'spend', percent: spend },
      { basis: 'forecast', percent: forecast },
    ]).map(({ basis }) => basis)
  expect(of(100, 100)).toEqual(['spend'])
  expect(of(100, 80)).toEqual(['spend'])
  expect(of(80, 100)).toEqual(['spend', 'forecast'])
})
