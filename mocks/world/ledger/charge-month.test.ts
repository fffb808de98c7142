import { describe, expect, it } from 'vitest'
import { DAY, HOUR, SECOND } from '../../kernel/duration.ts'
import type { Span } from './billing-month.ts'
import { chargeMonth, NO_CUTS, partOf } from './charge-month.ts'
import type { CurrentCharge, PastCharges, Priced } from './subjects.ts'
import { planTariff } from './tariff.ts'

const month = { from: 0, to: 720 * HOUR }

const priced = (item: string, hourlyMicros: number): Priced => ({
  service: 'virtual_machines',
  resourceType: 'vm',
  resourceId: 'vm_1',
  projectId: 'prj_1',
  projectName: 'Default',
  name: 'web-1',
  item,
  hourlyMicros,
})

/** Small for the first ten and a half hours, then large. */
const small = { ...priced('small', 7_777), id: 'chg_1', organizationId: 'org_1', from: 0, to: 10.5 * HOUR }
const past: PastCharges = { charges: [small], to: small.to }
const current: CurrentCharge = { priced: priced('large', 31_313), from: small.to }

function charge(span: { from: number; to: number }, cuts: readonly number[] = NO_CUTS) {
  const charges: { item: string; amount: number; from: number; to: number; part: number }[] = []
  chargeMonth(month, span, cuts, current, past, ({ item }, amount, from, to, _month, part) =>
    charges.push({ item, amount, from, to, part }),
  )
  return charges
}

const sum = (charges: readonly { amount: number }[]) => charges.reduce((cents, it) => cents + it.amount, 0)

describe('the cost of a month', () => {
  it('uses the price in force at each time', () => {
    expect(charge({ from: 0, to: 20.5 * HOUR })).toEqual([
      // $0.007777 for 10.5 hours is 8.17 cents.
      { item: 'small', amount: 8, from: 0, to: 10.5 * HOUR, part: 0 },
      // Plus $0.031313 for ten hours: 39.48 cents.
      { item: 'large', amount: 31, from: 10.5 * HOUR, to: 20.5 * HOUR, part: 0 },
    ])
  })

  it('is the sum of its parts, however it is split', () => {
    const whole = sum(charge(month))
    for (const length of [720, 100, 7, 1, 0.3]) {
      const cuts = Array.from({ length: Math.ceil(720 / length) }, (_, index) => index * length * HOUR)
      const parts = charge(month, cuts)
      expect(sum(parts)).toBe(whole)
      expect(parts.every(({ from, part }) => partOf(cuts, from) === part)).toBe(true)
      const apart = cuts.map((from) => charge({ from, to: Math.min(month.to, from + length * HOUR) }))
      expect(sum(apart.flat())).toBe(whole)
    }
  })

  it('covers that month only', () => {
    expect(charge({ from: -HOUR, to: 800 * HOUR })).toEqual(charge(month))
    expect(charge({ from: 720 * HOUR, to: 800 * HOUR })).toEqual([])
  })
})

it('finds the part that contains an instant', () => {
  const cuts = [0, 10, 20]
  expect([0, 9, 10, 19, 20, 99].map((at) => partOf(cuts, at))).toEqual([0, 0, 1, 1, 2, 2])
})

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

function costOf(month: Span, plan: CurrentCharge, span = month): number {
  let cents = 0
  chargeMonth(month, span, NO_CUTS, plan, undefined, (_, amount) => {
    cents += amount
  })
  return cents
}

describe('the cost of a plan', () => {
  it.each(months)('is exactly its price in a full month', (month) => {
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
