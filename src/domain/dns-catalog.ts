import { byId } from './lookup.ts'
import { type Price, perMonth } from './price.ts'

/** Plan for all zones of an organization. */
export interface DnsPlanEntry extends Price {
  readonly id: string
  readonly name: string
  /** Null for unlimited. */
  readonly maxZones: number | null
  /** Per month. */
  readonly includedQueries: number
}

const plan = (
  id: `dnsplan_${string}`,
  name: string,
  maxZones: number | null,
  includedQueries: number,
  price: Price,
): DnsPlanEntry => ({ id, name, maxZones, includedQueries, ...price })

/** Plan of a new organization: the smallest, free while there is no zone. */
export const DEFAULT_DNS_PLAN = plan('dnsplan_starter', 'Starter', 5, 1_000_000, perMonth(5))

/** The product page's tiers (public site's specification, section 9). */
export const DNS_PLANS: readonly DnsPlanEntry[] = [
  DEFAULT_DNS_PLAN,
  plan('dnsplan_professional', 'Professional', 50, 10_000_000, perMonth(25)),
  plan('dnsplan_enterprise', 'Enterprise', null, 1_000_000_000, perMonth(100)),
]

export const findDnsPlan = byId(DNS_PLANS)

/** Name servers of new zones, to be delegated at the domain's registry. */
export const DNS_NAME_SERVERS = [
  'ns1.nimbus-dns.example',
  'ns2.nimbus-dns.example',
  'ns3.nimbus-dns.example',
  'ns4.nimbus-dns.example',
] as const

/** Seconds. */
export const DEFAULT_DNS_TTL = { records: 3_600, negative: 3_600 } as const
