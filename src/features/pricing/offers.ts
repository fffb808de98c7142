import { SIZES, type SizeEntry } from '#src/domain/catalog.ts'
import { CDN_PLANS } from '#src/domain/cdn-catalog.ts'
import { CONTAINER_PLANS } from '#src/domain/container-catalog.ts'
import { DATABASE_PLANS } from '#src/domain/database-catalog.ts'
import { DNS_PLANS } from '#src/domain/dns-catalog.ts'
import { FIREWALL_PLANS } from '#src/domain/firewall-catalog.ts'
import { LOAD_BALANCER_TYPES } from '#src/domain/load-balancer-catalog.ts'
import { byId } from '#src/domain/look-up.ts'
import type { Money, Rate } from '#src/domain/price.ts'
import { VOLUME_TYPES } from '#src/domain/volume-catalog.ts'

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

/** Anything of the catalog that can be put into an estimate. */
export interface Offer {
  /** As the address writes it. */
  readonly id: string
  readonly product: Product
  readonly name: string
  /** What one gets: "2 vCPUs, 4 GB". */
  readonly detail: string
  /** Of one, for a whole month. */
  readonly monthlyPrice: Money
  /** Of what is charged only while it runs; null for what costs the same in every month. */
  readonly hourlyRate: Rate | null
  /** What is counted: "replicas". */
  readonly unit: string
  /** The machine it is, for what plans say of machines. */
  readonly machine: SizeEntry | null
  /** The GB it keeps, for each one counted. */
  readonly storageGb: number
}

const fixed = { hourlyRate: null, machine: null, storageGb: 0 } as const

/** In English, as all texts: those of an estimate are to be the same for whoever a link is sent to. */
const written = new Intl.NumberFormat('en-US')
const count = (value: number | null, words: string) =>
  `${value === null ? 'unlimited' : written.format(value)} ${words}`
const traffic = (gb: number | null) => (gb === null ? 'unlimited traffic' : count(gb / 1000, 'TB of traffic'))

/** All of it, in the order of the products. */
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
          : `${size.vcpus} ${size.vcpus === 1 ? 'vCPU' : 'vCPUs'}, ${size.memoryGb} GB, ${count(size.diskGb, 'GB SSD')}`,
      monthlyPrice: size.monthlyPrice,
      hourlyRate: size.hourlyRate,
      unit: 'machines',
      machine: size,
    }),
  ),
  ...CONTAINER_PLANS.map(
    (plan): Offer => ({
      ...fixed,
      id: plan.id,
      product: 'Containers',
      name: plan.name,
      detail: `${plan.cpuMillis / 1000} CPU, ${plan.memoryMb / 1024} GB, ${plan.diskGb} GB disk`,
      monthlyPrice: plan.monthlyPrice,
      unit: 'replicas',
    }),
  ),
  ...DATABASE_PLANS.map(
    (plan): Offer => ({
      ...fixed,
      id: plan.id,
      product: 'Databases',
      name: plan.name,
      detail: `${plan.memoryGb} GB RAM, ${plan.storageGb} GB, ${plan.connections} connections`,
      monthlyPrice: plan.monthlyPrice,
      unit: 'databases',
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
      unit: 'GB',
      storageGb: 1,
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
      unit: 'load balancers',
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
      unit: 'firewalls',
    }),
  ),
  ...CDN_PLANS.map(
    (plan): Offer => ({
      ...fixed,
      id: plan.id,
      product: 'CDN',
      name: plan.name,
      detail: `${traffic(plan.includedTrafficGb)}, ${count(plan.includedRequests / 1_000_000, 'million requests')}`,
      monthlyPrice: plan.monthlyPrice,
      unit: 'distributions',
    }),
  ),
  ...DNS_PLANS.map(
    (plan): Offer => ({
      ...fixed,
      id: plan.id,
      product: 'DNS',
      name: plan.name,
      detail: `${count(plan.maxZones, 'zones')}, ${count(plan.includedQueries / 1_000_000, 'million queries')}`,
      monthlyPrice: plan.monthlyPrice,
      unit: 'plans',
    }),
  ),
]

export const findOffer = byId(OFFERS)
