import { byId } from './lookup.ts'
import type { PlanId } from './plan-id.ts'
import { dollars, type Money } from './price.ts'

/**
 * Plans, support plans, and the price list for SaaS vendors. A plan sets limits and the support level; usage is
 * charged separately.
 */

/** Limits of a plan; null for unlimited. */
interface PlanLimits {
  readonly vms: number | null
  /** Per VM. */
  readonly vcpus: number | null
  /** Per VM. */
  readonly memoryMb: number | null
  readonly storageGb: number | null
  /** Per month. */
  readonly bandwidthGb: number | null
  readonly projects: number | null
  readonly users: number | null
  /** Per month. */
  readonly requests: number | null
}

/** Features that depend on the plan. */
const PLAN_FEATURES = [
  'auto-scaling',
  'load-balancing',
  'role-based-access',
  'phone-support',
  'cdn',
  'sso',
] as const

export type PlanFeature = (typeof PLAN_FEATURES)[number]

export interface PlanEntry {
  readonly id: PlanId
  readonly name: string
  readonly description: string
  /** Null if negotiated with sales. */
  readonly monthlyPrice: Money | null
  readonly popular: boolean
  readonly limits: PlanLimits
  readonly features: readonly PlanFeature[]
  /** Guaranteed uptime; null without an SLA. */
  readonly slaPercent: number | null
  /** Hours until the first response of support; null without a guarantee. */
  readonly responseHours: number | null
  /** Length of the free trial. */
  readonly trialDays: number
}

const GB = 1024

const pro: readonly PlanFeature[] = ['auto-scaling', 'load-balancing', 'role-based-access', 'phone-support']
const team: readonly PlanFeature[] = [...pro, 'cdn']
const enterprise: readonly PlanFeature[] = [...team, 'sso']

/** Smallest first: each includes everything in the previous one. */
export const PLANS: readonly [PlanEntry, ...PlanEntry[]] = [
  {
    id: 'free',
    name: 'Free',
    description: 'For trying things out, with no time limit.',
    monthlyPrice: dollars(0),
    popular: false,
    limits: {
      vms: 1,
      vcpus: 1,
      memoryMb: 512,
      storageGb: 10,
      bandwidthGb: 100,
      projects: 1,
      users: 1,
      requests: 50_000,
    },
    features: [],
    slaPercent: null,
    responseHours: null,
    trialDays: 0,
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For products with real users.',
    monthlyPrice: dollars(25),
    popular: true,
    limits: {
      vms: 10,
      vcpus: 8,
      memoryMb: 32 * GB,
      storageGb: 500,
      bandwidthGb: 5_000,
      projects: 10,
      users: 10,
      requests: 5_000_000,
    },
    features: pro,
    slaPercent: 99.9,
    responseHours: 24,
    trialDays: 14,
  },
  {
    id: 'team',
    name: 'Team',
    description: 'For teams that run many services.',
    monthlyPrice: dollars(100),
    popular: false,
    limits: {
      vms: 50,
      vcpus: 32,
      memoryMb: 128 * GB,
      storageGb: 2_000,
      bandwidthGb: 20_000,
      projects: 50,
      users: 25,
      requests: 50_000_000,
    },
    features: team,
    slaPercent: 99.95,
    responseHours: 4,
    trialDays: 14,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'For organizations that need custom terms.',
    monthlyPrice: null,
    popular: false,
    limits: {
      vms: null,
      vcpus: null,
      memoryMb: null,
      storageGb: null,
      bandwidthGb: null,
      projects: null,
      users: null,
      requests: null,
    },
    features: enterprise,
    slaPercent: 99.99,
    responseHours: 1,
    trialDays: 0,
  },
]

export const findPlan = byId(PLANS)

export interface SupportPlanEntry {
  readonly id: string
  readonly name: string
  /** `free`: available without a paid plan, `included`: part of every paid plan, `custom`: negotiated. */
  readonly price: 'free' | 'included' | 'custom' | Money
  readonly responseTime: string
  readonly availability: 'business hours' | '24/7' | '24/7/365'
  readonly popular: boolean
  readonly features: readonly string[]
}

export const SUPPORT_PLANS: readonly SupportPlanEntry[] = [
  {
    id: 'community',
    name: 'Community',
    price: 'free',
    responseTime: '24-48 hours',
    availability: 'business hours',
    popular: false,
    features: ['Documentation and guides', 'Community guides', 'Help by email'],
  },
  {
    id: 'standard',
    name: 'Standard',
    price: 'included',
    responseTime: 'under 4 hours',
    availability: '24/7',
    popular: true,
    features: ['All of Community', 'Live chat and phone', 'Help with setup and billing'],
  },
  {
    id: 'premium',
    name: 'Premium',
    price: dollars(99),
    responseTime: 'under 30 minutes',
    availability: '24/7',
    popular: false,
    features: ['All of Standard', 'Priority in the queue', 'Architecture reviews'],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'custom',
    responseTime: 'under 15 minutes',
    availability: '24/7/365',
    popular: false,
    features: ['All of Premium', 'An engineer who knows your setup', 'Video calls by appointment'],
  },
]

/** Label of a plan's button. */
export function planAction(
  price: SupportPlanEntry['price'] | null,
): 'Get Started' | 'Contact Sales' | 'Upgrade' {
  if (price === 'custom' || price === null) return 'Contact Sales'
  const isFree = price === 'free' || (typeof price === 'object' && price.amount === 0)
  return isFree ? 'Get Started' : 'Upgrade'
}

/** Plan of the SaaS page, by the number of the customer's own users. */
export interface SaasPlanEntry {
  readonly id: string
  readonly name: string
  readonly monthlyPrice: Money | null
  /** Null for unlimited. */
  readonly maxUsers: number | null
  readonly popular: boolean
}

export const SAAS_PLANS: readonly SaasPlanEntry[] = [
  { id: 'startup', name: 'Startup', monthlyPrice: dollars(99), maxUsers: 1_000, popular: false },
  { id: 'growth', name: 'Growth', monthlyPrice: dollars(299), maxUsers: 10_000, popular: true },
  { id: 'enterprise', name: 'Enterprise', monthlyPrice: null, maxUsers: null, popular: false },
]
