import { describe, expect, test } from 'vitest'
import {
  type BudgetDraft,
  budgetProblems,
  centsOf,
  NEW_BUDGET,
  thresholdsReachedAtOnce,
  toRequest,
} from './budget-draft.ts'

test.each([
  ['3500', 350_000],
  ['3,500.50', 350_050],
  [' $1.5 ', 150],
  ['0.29', 29],
  ['３５００', 350_000],
  ['1,23', null],
  ['1.234', null],
  ['-5', null],
  ['', null],
  ['1e3', null],
])('%j is %s cents', (written, cents) => {
  expect(centsOf(written)).toBe(cents)
})

const budget: BudgetDraft = { ...NEW_BUDGET, name: ' Training ', amount: '500' }

test('turns a valid budget into a request', () => {
  expect(budgetProblems(budget)).toEqual({})
  expect(toRequest(budget)).toEqual({
    name: 'Training',
    amount: { amount: 50_000, currency: 'USD' },
    projectId: null,
    thresholds: [
      { basis: 'spend', percent: 80 },
      { basis: 'forecast', percent: 100 },
    ],
  })
})

test('reports errors at their fields', () => {
  const thresholds = [
    { key: 0, basis: 'spend', percent: '80' },
    { key: 1, basis: 'spend', percent: '80' },
    { key: 2, basis: 'spend', percent: '0' },
    { key: 3, basis: 'forecast', percent: '80' },
  ] as const
  expect(Object.keys(budgetProblems({ ...budget, name: ' ', amount: '0.50', thresholds }))).toEqual([
    'name',
    'amount',
    'thresholds.1.percent',
    'thresholds.2.percent',
  ])
})

describe('thresholds reached at once', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const })
  const spend = { spent: usd(45_000), projected: usd(60_000) }
  const spent80 = { basis: 'spend', percent: 80 } as const
  const projected100 = { basis: 'forecast', percent: 100 } as const
  const stored = { project: null, reached: [{ ...spent80, at: '2026-03-01T00:00:00Z' }] }

  test('are those that the amount and the percentages reach', () => {
    expect(thresholdsReachedAtOnce(budget, spend, null)).toEqual([spent80, projected100])
    expect(thresholdsReachedAtOnce({ ...budget, amount: '600.01' }, spend, null)).toEqual([])
  })

  test('leave out those already reported for the same costs', () => {
    expect(thresholdsReachedAtOnce(budget, spend, stored)).toEqual([projected100])
    const project = { ...budget, projectId: 'prj_1' }
    expect(thresholdsReachedAtOnce(project, spend, stored)).toEqual([spent80, projected100])
  })

  test.each(['', '0', 'lots'])('are none with the amount %j', (amount) => {
    expect(thresholdsReachedAtOnce({ ...budget, amount }, spend, null)).toEqual([])
  })
})
