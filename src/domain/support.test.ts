import { expect, it } from 'vitest'
import { supportPlanAction, supportPlans } from './support.ts'

it('says on a plan’s button what its price asks for', () => {
  expect(supportPlans.map((plan) => [plan.name, supportPlanAction(plan)])).toEqual([
    ['Community', 'Get Started'],
    ['Standard', 'Upgrade'],
    ['Premium', 'Upgrade'],
    ['Enterprise', 'Contact Sales'],
  ])
})
