import { describe, expect, it } from 'vitest'
import { findPlan, PLANS, type PlanEntry } from '#src/domain/plan-catalog.ts'
import {
  estimateTotal,
  formatEstimate,
  lineMonthlyPrice,
  MAX_PER_TYPE,
  offerObjections,
  parseEstimate,
  parseQuantity,
  planObjections,
  smallestPlanFor,
} from './estimate.ts'
import { OFFERS } from './offers.ts'
import { DEFAULT_ESTIMATE, pricingSearch } from './pricing-search.ts'

function plan(id: string): PlanEntry {
  const found = findPlan(id)
  if (!found) throw new Error(`no plan ${id}`)
  return found
}

const wholeMonth = 730

describe('an estimate in the URL', () => {
  it('round-trips', () => {
    const written = 'size_basic:3,voltype_ultra:200'
    expect(formatEstimate(parseEstimate(written))).toBe(written)
  })

  it('starts with a valid example for a paid plan', () => {
    const lines = parseEstimate(DEFAULT_ESTIMATE)
    expect(formatEstimate(lines)).toBe(DEFAULT_ESTIMATE)
    expect(smallestPlanFor(lines).id).toBe(pricingSearch.defaults.plan)
  })

  it.each([
    ['what is not sold', 'size_huge:1'],
    ['no quantity', 'size_basic'],
    ['none of it', 'size_basic:0'],
    ['less than none', 'size_basic:-1'],
    ['a broken number', 'size_basic:1.5'],
    ['too many', 'size_basic:100001'],
    ['nonsense', '::,,%00'],
    ['nothing', ''],
  ])('drops %s', (_, written) => {
    expect(parseEstimate(written)).toEqual([])
  })

  it('keeps the first of two entries with the same name', () => {
    expect(formatEstimate(parseEstimate('size_basic:3,size_basic:5'))).toBe('size_basic:3')
  })

  it('distinguishes an emptied estimate from a missing one', () => {
    expect(pricingSearch.schema.parse({ estimate: '' } as never).estimate).toBe('')
    expect(pricingSearch.schema.parse({} as never).estimate).toBe(DEFAULT_ESTIMATE)
  })

  it('can have all offers, as many as there may be of each', () => {
    const all = formatEstimate(OFFERS.map((offer) => ({ offer, quantity: MAX_PER_TYPE })))
    expect(pricingSearch.schema.parse({ estimate: all } as never).estimate).toBe(all)
  })

  it('identifies every offer by its id', () => {
    expect(new Set(OFFERS.map(({ id }) => id)).size).toBe(OFFERS.length)
  })
})

describe('parseQuantity', () => {
  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['', undefined],
    ['1e3', undefined],
    ['0', undefined],
  ])('"%s" is %s', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity)
  })
})

describe('the monthly price', () => {
  it('matches the catalog', () => {
    // Dollars: 2 × 20 + 20 + 60 + 100 × 0.10, plus 25 for the plan.
    expect(estimateTotal(parseEstimate(DEFAULT_ESTIMATE), wholeMonth, plan('pro'))?.amount).toBe(15_500)
  })

  it('depends on the hours of VMs, and of nothing else', () => {
    const [gpu, disk] = parseEstimate('size_gpu1xH200:2,voltype_standard:100')
    if (!gpu || !disk) throw new Error('both are sold')
    expect(lineMonthlyPrice(gpu, 100).amount).toBe(90_000)
    expect(lineMonthlyPrice(disk, 100).amount).toBe(1_000)
  })

  it('is as published for a VM running all month', () => {
    for (const offer of OFFERS) {
      expect(lineMonthlyPrice({ offer, quantity: 3 }, wholeMonth).amount).toBe(offer.monthlyPrice.amount * 3)
    }
  })

  it('is unknown for a plan negotiated with sales', () => {
    expect(estimateTotal([], wholeMonth, plan('enterprise'))).toBeNull()
  })
})

describe('plan limits', () => {
  it.each([
    ['free', 'size_basic:2', ['1 VM, not 2', 'VMs with up to 512 MB, not 1 GB']],
    ['free', 'lb_application:1', ['no load balancing']],
    ['pro', 'size_memory32:11', ['10 VMs, not 11']],
    ['pro', 'size_premium4x:1', ['VMs with up to 8 vCPUs, not 16']],
    ['pro', 'cdnplan_starter:1', ['no CDN']],
    ['pro', 'voltype_standard:300,voltype_ultra:201', ['500 GB of storage, not 501 GB']],
    ['pro', 'voltype_standard:500', []],
    ['team', 'cdnplan_starter:1', []],
    ['enterprise', 'size_gpu8xH200:1000', []],
  ])('%s with %s', (id, written, objections) => {
    expect(planObjections(plan(id), parseEstimate(written))).toEqual(objections)
  })

  it.each([
    ['size_free:1,dnsplan_starter:1', []],
    ['size_free:2', ['An organization can have one free VM.']],
    ['dnsplan_starter:3', ['An organization has one DNS plan for all its zones.']],
    ['dnsplan_starter:1,dnsplan_professional:1', ['An organization has one DNS plan for all its zones.']],
  ])('no plan allows all of %s', (written, objections) => {
    expect(offerObjections(parseEstimate(written))).toEqual(objections)
  })

  it('finds the smallest sufficient plan', () => {
    expect(smallestPlanFor([]).id).toBe('free')
    expect(smallestPlanFor(parseEstimate('cdnplan_starter:1')).id).toBe('team')
    expect(smallestPlanFor(parseEstimate('size_memory768:1')).id).toBe('enterprise')
  })

  it('never shrink from one plan to the next', () => {
    for (const [at, larger] of PLANS.entries()) {
      const smaller = PLANS[at - 1]
      if (smaller === undefined) continue
      expect(larger.features).toEqual(expect.arrayContaining([...smaller.features]))
      for (const [name, limit] of Object.entries(larger.limits)) {
        const before = smaller.limits[name as keyof PlanEntry['limits']]
        expect(limit ?? Number.POSITIVE_INFINITY, name).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY)
      }
    }
  })
})
