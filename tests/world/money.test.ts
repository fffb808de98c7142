import { beforeAll, describe, test } from 'vitest'
import type { SeedVariant } from '#mocks/seed/seed-variant-names.ts'
import { holds } from './check-world.ts'
import { billingEqualities } from './equalities/billing.ts'
import { monthlyCostEquality } from './equalities/costs.ts'
import { historyEqualities } from './equalities/history.ts'
import { paymentEqualities } from './equalities/payments.ts'
import { peopleEqualities } from './equalities/people.ts'
import { World } from './world.ts'

/** Seed variants that change invoices, payments, cards, budgets or the plan. */
const VARIANTS: readonly SeedVariant[] = [
  'account-suspended',
  'overdue-invoices',
  'declined-card',
  'no-payment-method',
  'free-plan',
  'trial-ending',
  'over-budget',
  'full-lists',
]

const EQUALITIES = {
  default: [
    ...billingEqualities,
    ...paymentEqualities,
    ...historyEqualities,
    ...peopleEqualities,
    monthlyCostEquality,
  ],
  // Its only invoice is one of these variants.
  empty: paymentEqualities,
}

describe.each(['default', 'empty'] as const)('in the data set %s', (dataset) => {
  describe.each(VARIANTS)('with the seed variant %s', (variant) => {
    let world: World
    beforeAll(async () => {
      world = await World.open({ dataset, seedVariants: [variant] })
    })
    for (const equality of EQUALITIES[dataset]) test(equality.name, () => holds(world, equality))
  })
})
