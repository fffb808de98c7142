/** Every kind of resource: what costs, has a status, and keeps a record of what was done to it. */
export const RESOURCE_TYPES = [
  'vm',
  'container',
  'database',
  'volume',
  'volume_snapshot',
  'load_balancer',
  'firewall',
  'cdn_distribution',
  'dns_zone',
] as const

export type ResourceType = (typeof RESOURCE_TYPES)[number]
