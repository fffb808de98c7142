import { describe, expect, it } from 'vitest'
import { DAY, HOUR, SECOND } from '../../kernel/duration.ts'
import { chargeMonth, NO_CUTS } from './charge-month.ts'
import type { CurrentCharge, Priced } from './subjects.ts'
import { planTariff } from './tariff.ts'

const start = Date.UTC(2026, 0, 1)

/** Months of 28, 29, 30 and 31 days. */
const months = [28, 29, 30, 31].map((days) => ({ from: start, to: start + days * DAY }))

function planAt(planId: 'pro' | 'team', from: number): CurrentCharge {
  const tariff = planTariff({ planId })
  if (tariff === null) throw new Error(`${planId} costs nothing`)
  const priced: Priced = {
    ...tariff,
    resourceType: null,
    resourceId: 'sub_1',
    projectId: 'prj_1',
    projectName: 'Default',
    name: `Plan ${tariff.item}`,
  }
  return { priced, from }
}

function costOf(month: (typeof months)[number], charge: CurrentCharge, span = month): number {
  let cents = 0
  chargeMonth(month, span, NO_CUTS, charge, undefined, (_, amount) => {
    cents += amount
  })
  return cents
}

describe('a plan', () => {
  it.each(months)('costs exactly its price in a full month', (month) => {
    expect(costOf(month, planAt('pro', start - DAY))).toBe(2_500)
    expect(costOf(month, planAt('team', start))).toBe(10_000)
  })

  it.each(months)('is prorated by the second', (month) => {
    const length = month.to - month.from
    expect(costOf(month, planAt('pro', month.from + length / 2))).toBe(1_250)
    expect(costOf(month, planAt('team', month.to - length / 100))).toBe(100)
  })

  it.each(months)('adds up, however the month is split', (month) => {
    const plan = planAt('pro', start)
    for (const step of [DAY, 7 * HOUR, 100_001 * SECOND]) {
      let sum = 0
      for (let from = month.from; from < month.to; from += step) {
        sum += costOf(month, plan, { from, to: Math.min(from + step, month.to) })
      }
      expect(sum).toBe(2_500)
    }
  })
})
