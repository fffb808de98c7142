import type { ContainerGraphNode, Health, ResourceType } from '#src/api/generated/types.gen.ts'
import { resourceTypeLabels } from '#src/resources/resource-labels.ts'
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

/** Page of the node's resource. */
export function hrefOf({ type, id }: Pick<ContainerGraphNode, 'type' | 'id'>): string {
  return type === 'volume_snapshot' ? homes[type] : `${homes[type]}/${id}`
}

/** Disambiguates equal names: the namespace of a container, the type of any other resource. */
export function qualifierOf({ namespace, type }: Pick<ContainerGraphNode, 'namespace' | 'type'>): string {
  return namespace ?? resourceTypeLabels[type]
}

export const healthTones: Readonly<Record<Health, StatusTone>> = {
  healthy: 'healthy',
  warning: 'warning',
  critical: 'critical',
}
