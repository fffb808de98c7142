import { stripSearchParams } from '@tanstack/react-router'
import { PLAN_IDS } from '#src/domain/plan-id.ts'
import { addressSchema, oneOf, type Parameter, text, whole } from '#src/ui/address-schema.ts'

const PRICING_TABS = ['plans', 'compare'] as const

const longest = 600

/** What the calculator shows to begin with: two machines behind a load balancer, with a database and a disk. */
export const FIRST_ESTIMATE = 'size_standard:2,lb_application:1,dbplan_production:1,voltype_standard:100'

/** None is not the same as an empty one: that is what remains when everything has been taken out. */
const estimate: Parameter<string> = (written) =>
  written === undefined ? FIRST_ESTIMATE : text(longest)(written)

const parameters = addressSchema({
  tab: oneOf(PRICING_TABS, 'plans'),
  plan: oneOf(PLAN_IDS, 'pro'),
  /** What is estimated, as `offer:quantity` with commas between; `estimate.ts` makes sense of it. */
  estimate,
  /** How long machines run in a month. */
  hours: whole({ least: 1, most: 730 }, 730),
})

export type PricingSearch = ReturnType<typeof parameters.parse>

const defaults = parameters.parse({} as Parameters<typeof parameters.parse>[0])

/** The address of the prices: `/pricing?tab=compare&estimate=size_gpu1xH200:2&hours=100`. */
export const pricingSearch = {
  schema: parameters,
  defaults,
  /** Keeps defaults out of the address. */
  stripDefaults: stripSearchParams<PricingSearch, Partial<PricingSearch>>(defaults),
}
