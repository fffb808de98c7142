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

/** All resources of a type that are in a project, as their own list shows them. */
export function projectListHref(type: ResourceType, projectId: string): string {
  const list = type === 'volume_snapshot' ? `${homes.volume}/snapshots` : homes[type]
  return `${list}?projectId=${projectId}`
}

/**
 * Where a resource is shown that is known by type and id alone, for an `OwnLink`. A feature links to its own by the kind's
 * `linkTo`, which the route tree checks. A snapshot has no page of its own: it stands among all of them.
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
