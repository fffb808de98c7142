import { stripSearchParams } from '@tanstack/react-router'
import { PLAN_IDS } from '#src/domain/plan-id.ts'
import { integerParameter, oneOf, type SearchParameter, searchSchema, text } from '#src/ui/search-schema.ts'

const PRICING_TABS = ['plans', 'compare'] as const

/** Characters; enough for all offers with their largest quantities. */
const MAX_ESTIMATE_LENGTH = 2000

/** Initial estimate: two VMs behind a load balancer, with a database and a disk. */
export const DEFAULT_ESTIMATE = 'size_standard:2,lb_application:1,dbplan_production:1,voltype_standard:100'

/** A missing value gives the initial estimate; an empty one means that everything was removed. */
const estimate: SearchParameter<string> = (written) =>
  written === undefined ? DEFAULT_ESTIMATE : text(MAX_ESTIMATE_LENGTH)(written)

const parameters = searchSchema({
  tab: oneOf(PRICING_TABS, 'plans'),
  plan: oneOf(PLAN_IDS, 'pro'),
  /** Estimate as `offer:quantity` pairs separated by commas. Parsed by `estimate.ts`. */
  estimate,
  /** Hours per month that VMs exist. */
  hours: integerParameter({ min: 1, max: 730 }, 730),
})

export type PricingSearch = ReturnType<typeof parameters.parse>

const defaults = parameters.parse({} as Parameters<typeof parameters.parse>[0])

/** URL search of the pricing page: `/pricing?tab=compare&estimate=size_gpu1xH200:2&hours=100`. */
export const pricingSearch = {
  schema: parameters,
  defaults,
  /** Keeps default values out of the URL. */
  stripDefaults: stripSearchParams<PricingSearch, Partial<PricingSearch>>(defaults),
}
