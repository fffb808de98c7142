/** Resource types: everything with a price, a status and activities. */
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
