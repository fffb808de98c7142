import { SIZES, type SizeEntry } from '#src/domain/catalog.ts'
import { CDN_PLANS } from '#src/domain/cdn-catalog.ts'
import { CONTAINER_PLANS } from '#src/domain/container-catalog.ts'
import { DATABASE_PLANS } from '#src/domain/database-catalog.ts'
import { DNS_PLANS } from '#src/domain/dns-catalog.ts'
import { FIREWALL_PLANS } from '#src/domain/firewall-catalog.ts'
import { LOAD_BALANCER_TYPES } from '#src/domain/load-balancer-catalog.ts'
import { byId } from '#src/domain/lookup.ts'
import type { Money, Rate } from '#src/domain/price.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import { VOLUME_TYPES } from '#src/domain/volume-catalog.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'

export const PRODUCTS = [
  'Virtual machines',
  'GPU',
  'Containers',
  'Databases',
  'Block storage',
  'Load balancers',
  'Firewalls',
  'CDN',
  'DNS',
] as const

export type Product = (typeof PRODUCTS)[number]

/** Catalog entry that can be part of an estimate. */
export interface Offer {
  /** ID in the URL. */
  readonly id: string
  readonly product: Product
  readonly name: string
  /** Short description: "2 vCPUs, 4 GB". */
  readonly detail: string
  /** Price of one for a full month. */
  readonly monthlyPrice: Money
  /** Rate for offers that may exist for part of a month; null for a fixed monthly price. */
  readonly hourlyRate: Rate | null
  /** Counted unit: "replica", "replicas". */
  readonly unit: Noun
  /** VM size, to check against plan limits; null for other offers. */
  readonly vmSize: SizeEntry | null
  /** True if sold by the GB: `monthlyPrice` is the price of 1 GB. */
  readonly isPerGb: boolean
}

const fixed = { hourlyRate: null, vmSize: null, isPerGb: false } as const

/** Always English, so an estimate reads the same for everyone who gets the link. */
const written = new Intl.NumberFormat('en-US')
const count = (value: number | null, label: string) =>
  `${value === null ? 'unlimited' : written.format(value)} ${label}`
/** Same form as on the product pages: "10M". */
const short = new Intl.NumberFormat('en-US', { notation: 'compact' })
const traffic = (gb: number | null) => (gb === null ? 'unlimited traffic' : count(gb / 1000, 'TB of traffic'))

/** All offers in product order. */
export const OFFERS: readonly Offer[] = [
  ...SIZES.map(
    (size): Offer => ({
      ...fixed,
      id: size.id,
      product: size.family === 'gpu' ? 'GPU' : 'Virtual machines',
      name: size.name,
      detail:
        size.family === 'gpu'
          ? `${count(size.gpuMemoryGb, 'GB of GPU memory')}, ${size.vcpus} vCPUs`
          : `${size.vcpus} ${size.vcpus === 1 ? 'vCPU' : 'vCPUs'}, ${gigabytes(size.memoryGb)}, ${count(size.diskGb, 'GB SSD')}`,
      monthlyPrice: size.monthlyPrice,
      hourlyRate: size.hourlyRate,
      unit: { one: 'VM', many: 'VMs' },
      vmSize: size,
    }),
  ),
  ...CONTAINER_PLANS.map(
    (plan): Offer => ({
      ...fixed,
      id: plan.id,
      product: 'Containers',
      name: plan.name,
      detail: `${plan.cpuMillis / 1000} CPU, ${plan.memoryMb / 1024} GB, ${gigabytes(plan.diskGb)} disk`,
      monthlyPrice: plan.monthlyPrice,
      unit: { one: 'replica', many: 'replicas' },
    }),
  ),
  ...DATABASE_PLANS.map(
    (plan): Offer => ({
      ...fixed,
      id: plan.id,
      product: 'Databases',
      name: plan.name,
      detail: `${gigabytes(plan.memoryGb)} RAM, ${gigabytes(plan.storageGb)}, ${plan.connections} connections`,
      monthlyPrice: plan.monthlyPrice,
      unit: { one: 'database', many: 'databases' },
    }),
  ),
  ...VOLUME_TYPES.map(
    (type): Offer => ({
      ...fixed,
      id: type.id,
      product: 'Block storage',
      name: type.name,
      detail: count(type.iops, 'IOPS'),
      monthlyPrice: type.monthlyPricePerGb,
      unit: { one: 'GB', many: 'GB' },
      isPerGb: true,
    }),
  ),
  ...LOAD_BALANCER_TYPES.map(
    (type): Offer => ({
      ...fixed,
      id: `lb_${type.id}`,
      product: 'Load balancers',
      name: type.name,
      detail: `${count(type.maxConnections, 'connections')}, ${type.bandwidthGbps} Gbps`,
      monthlyPrice: type.monthlyPrice,
      unit: { one: 'load balancer', many: 'load balancers' },
    }),
  ),
  ...FIREWALL_PLANS.map(
    (plan): Offer => ({
      ...fixed,
      id: plan.id,
      product: 'Firewalls',
      name: plan.name,
      detail: `${count(plan.maxRules, 'rules')}, ${traffic(plan.includedTrafficGb)}`,
      monthlyPrice: plan.monthlyPrice,
      unit: { one: 'firewall', many: 'firewalls' },
    }),
  ),
  ...CDN_PLANS.map(
    (plan): Offer => ({
      ...fixed,
      id: plan.id,
      product: 'CDN',
      name: plan.name,
      detail: `${traffic(plan.includedTrafficGb)}, ${short.format(plan.includedRequests)} requests`,
      monthlyPrice: plan.monthlyPrice,
      unit: { one: 'distribution', many: 'distributions' },
    }),
  ),
  ...DNS_PLANS.map(
    (plan): Offer => ({
      ...fixed,
      id: plan.id,
      product: 'DNS',
      name: plan.name,
      detail: `${count(plan.maxZones, 'zones')}, ${short.format(plan.includedQueries)} queries`,
      monthlyPrice: plan.monthlyPrice,
      unit: { one: 'plan', many: 'plans' },
    }),
  ),
]

export const findOffer = byId(OFFERS)
