import type { ContainerGraphNode, Health, ResourceType } from '#src/api/generated/types.gen.ts'
import { resourceTypeWords } from '#src/resources/resource-words.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

const homes: Readonly<Record<ResourceType, string>> = {
  vm: '/compute/vms',
  container: '/compute/containers',
  database: '/storage/databases',
  volume: '/storage/volumes',
  volume_snapshot: '/storage/volumes',
  load_balancer: '/network/load-balancers',
  firewall: '/network/firewalls',
  cdn_distribution: '/services/cdn',
  dns_zone: '/services/dns',
}

/** Where a node's resource is shown. */
export function hrefOf({ type, id }: Pick<ContainerGraphNode, 'type' | 'id'>): string {
  return type === 'volume_snapshot' ? homes[type] : `${homes[type]}/${id}`
}

/** What tells it from others of its name: the namespace of a container, the kind of anything else. */
export function placeOf({ namespace, type }: Pick<ContainerGraphNode, 'namespace' | 'type'>): string {
  return namespace ?? resourceTypeWords[type]
}

export const healthTones: Readonly<Record<Health, StatusTone>> = {
  healthy: 'healthy',
  warning: 'warning',
  critical: 'critical',
}
