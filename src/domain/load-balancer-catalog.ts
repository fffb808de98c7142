import { byId } from './lookup.ts'
import { type Price, perMonth } from './price.ts'

export const LISTENER_PROTOCOLS = ['http', 'https', 'tcp', 'udp'] as const

export type ListenerProtocol = (typeof LISTENER_PROTOCOLS)[number]

export const LOAD_BALANCER_TYPE_IDS = ['application', 'network', 'enterprise'] as const

export type LoadBalancerTypeId = (typeof LOAD_BALANCER_TYPE_IDS)[number]

export interface LoadBalancerTypeEntry extends Price {
  readonly id: LoadBalancerTypeId
  readonly name: string
  /** Supported listener protocols. */
  readonly protocols: readonly ListenerProtocol[]
  /** Limit of open connections. */
  readonly maxConnections: number
  readonly bandwidthGbps: number
}

/** The product page's tiers (public site's specification, section 9). */
export const LOAD_BALANCER_TYPES: readonly LoadBalancerTypeEntry[] = [
  {
    id: 'application',
    name: 'Application LB',
    protocols: ['http', 'https'],
    maxConnections: 5_000,
    bandwidthGbps: 1,
    ...perMonth(20),
  },
  {
    id: 'network',
    name: 'Network LB',
    protocols: ['tcp', 'udp'],
    maxConnections: 50_000,
    bandwidthGbps: 10,
    ...perMonth(50),
  },
  {
    id: 'enterprise',
    name: 'Enterprise LB',
    protocols: ['http', 'https', 'tcp', 'udp'],
    maxConnections: 500_000,
    bandwidthGbps: 100,
    ...perMonth(200),
  },
]

export const findLoadBalancerType = byId(LOAD_BALANCER_TYPES)

export const TARGETS_PER_LOAD_BALANCER = 25
