import { describe, expect, test } from 'vitest'
import type { Plan } from '#src/api/generated/types.gen.ts'
import { cents, sum, TEST_START, World } from './world.ts'

const DAY = 86_400_000

/** Team, whose trial ends in two days, with a default card. */
const openTrial = () => World.open({ seedVariants: ['trial-ending'] })

const priceIn = async (world: World): Promise<number> => {
  const { planId } = await world.read('/billing/plan')
  const plans: Plan[] = (await world.read('/plans')).items
  return plans.find(({ id }) => id === planId)?.monthlyPrice?.amount ?? Number.NaN
}

/** Costs of the plan in a breakdown, in cents. */
const planCosts = async (world: World, period: string): Promise<number> => {
  const lines = await world.all(`/billing/breakdown?by=service${period}`)
  return cents(lines.filter(({ id }) => id === 'plan'))
}

describe('the price of a plan for a whole billing month is the same', () => {
  test('in the catalog, on the billing page, in the ledger and on the invoice', async () => {
    const world = await openTrial()
    const price = await priceIn(world)
    expect(price).toBe(10_000)
    // The trial has ended, and a whole billing month with the plan is over.
    world.forwardTo(TEST_START + 75 * DAY)
    const { planId, trialEndsAt, monthlyPrice, nextCharge } = await world.read('/billing/plan')
    expect({ planId, trialEndsAt }).toEqual({ planId: 'team', trialEndsAt: null })
    expect(monthlyPrice.amount, 'billing page').toBe(price)
    expect(nextCharge.amount.amount, 'next invoice').toBe(price)
    expect(await planCosts(world, '&period=last'), 'breakdown').toBe(price)
    const [latest] = await world.all('/invoices')
    const { lines } = await world.read(`/invoices/${latest.id}`)
    const onInvoice = lines.filter(({ service }: { service: string }) => service === 'plan')
    expect(sum(onInvoice.map((it: { amount: { amount: number } }) => it.amount.amount)), 'invoice').toBe(
      price,
    )
    const rows: string[] = (await world.read(`/invoices/${latest.id}/csv`)).split('\r\n')
    const inCsv = rows.filter((row) => row.includes(',Plan,'))
    expect(sum(inCsv.map((row) => Math.round(Number(row.split(',').at(-2)) * 100))), 'CSV').toBe(price)
  })

  test('and a trial that is about to end has lasted 14 days, and its members were reminded', async () => {
    const world = await openTrial()
    const { since, trialEndsAt } = await world.read('/billing/plan')
    expect(Date.parse(trialEndsAt) - Date.parse(since)).toBe(14 * DAY)
    const { items } = await world.read('/notifications?limit=100')
    const reminders = items.filter(({ title }: { title: string }) => title.startsWith('Your trial of Team'))
    expect(reminders).toMatchObject([{ at: new Date(Date.parse(trialEndsAt) - 3 * DAY).toISOString() }])
  })

  test('and a trial costs nothing anywhere', async () => {
    const world = await openTrial()
    expect(await planCosts(world, '')).toBe(0)
    const { trialEndsAt, planAfterTrial } = await world.read('/billing/plan')
    expect(Date.parse(trialEndsAt)).toBeGreaterThan(world.now)
    expect(planAfterTrial).toBe('team')
  })

  test('and the price of a full month has it from the trial on, as the forecast has', async () => {
    const world = await openTrial()
    const inTrial = (await world.read('/billing/summary')).monthlyCost.amount
    world.forwardTo(TEST_START + 3 * DAY)
    expect((await world.read('/billing/plan')).trialEndsAt).toBeNull()
    expect((await world.read('/billing/summary')).monthlyCost.amount).toBe(inTrial)
  })

  test('and a change in the middle of a month adds up to what the preview said', async () => {
    const world = await openTrial()
    world.forwardTo(TEST_START + 12 * DAY)
    const before = await planCosts(world, '')
    const { charge, credit } = await world.read('/billing/plan/preview?planId=pro')
    const { nextCharge } = await world.read('/billing/plan')
    const response = await world.act('PUT', '/billing/plan', { planId: 'pro' })
    expect(response.body).toEqual(await world.read('/billing/plan'))
    const after = (await world.read('/billing/plan')).nextCharge.amount.amount
    expect(after - nextCharge.amount.amount).toBe(charge.amount - credit.amount)
    expect(await planCosts(world, '')).toBe(before)
  })
})

test('the Free plan costs nothing, and its VM neither', async () => {
  const world = await World.open({ seedVariants: ['free-plan'] })
  expect(await priceIn(world)).toBe(0)
  world.forwardTo(TEST_START + 40 * DAY)
  const { nextCharge } = await world.read('/billing/plan')
  expect(nextCharge).toBeNull()
  expect(await planCosts(world, '&period=last')).toBe(0)
})
