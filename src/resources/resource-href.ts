import type { ResourceType } from '#src/domain/resource-type.ts'

const homes: Readonly<Record<Exclude<ResourceType, 'volume_snapshot'>, string>> = {
  vm: '/compute/vms',
  container: '/compute/containers',
  database: '/storage/databases',
  volume: '/storage/volumes',
  load_balancer: '/network/load-balancers',
  firewall: '/network/firewalls',
  cdn_distribution: '/services/cdn',
  dns_zone: '/services/dns',
}

/** Link to the list of a resource type, filtered by a project. */
export function projectListHref(type: ResourceType, projectId: string): string {
  const list = type === 'volume_snapshot' ? `${homes.volume}/snapshots` : homes[type]
  return `${list}?projectId=${projectId}`
}

/**
 * Link to a resource known only by type and id, for a `PathLink`. Within a feature use the type's `linkTo` instead,
 * which the route tree checks. Snapshots have no page of their own, so they link to the list of all snapshots.
 */
export function resourceHref({
  type,
  id,
  name,
}: {
  readonly type: ResourceType
  readonly id: string
  readonly name: string
}): string {
  if (type === 'volume_snapshot') return `/storage/volumes/snapshots?q=${encodeURIComponent(name)}`
  return `${homes[type]}/${id}`
}
