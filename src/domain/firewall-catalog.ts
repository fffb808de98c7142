import { byId } from './lookup.ts'
import { type Price, perMonth } from './price.ts'

/** Limit of VMs in one request; the contract's `maxItems`. */
export const FIREWALL_VMS_PER_REQUEST = 100

export interface FirewallPlanEntry extends Price {
  readonly id: string
  readonly name: string
  /** Null for unlimited. */
  readonly maxRules: number | null
  /** Per month; null for unlimited. */
  readonly includedTrafficGb: number | null
}

const plan = (
  id: `fwplan_${string}`,
  name: string,
  maxRules: number | null,
  includedTrafficGb: number | null,
  price: Price,
): FirewallPlanEntry => ({ id, name, maxRules, includedTrafficGb, ...price })

/** The product page's tiers (public site's specification, section 9). */
export const FIREWALL_PLANS: readonly FirewallPlanEntry[] = [
  plan('fwplan_basic', 'Basic', 50, 1_000, perMonth(10)),
  plan('fwplan_professional', 'Professional', 500, 10_000, perMonth(50)),
  plan('fwplan_enterprise', 'Enterprise', null, null, perMonth(200)),
]

export const findFirewallPlan = byId(FIREWALL_PLANS)
