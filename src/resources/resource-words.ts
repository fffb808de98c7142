import type { ResourceType } from '#src/domain/resource-type.ts'

/** What each kind of resource is called where it stands among others. */
export const resourceTypeWords: Readonly<Record<ResourceType, string>> = {
  vm: 'Virtual machine',
  container: 'Container',
  database: 'Database',
  volume: 'Volume',
  volume_snapshot: 'Snapshot',
  load_balancer: 'Load balancer',
  firewall: 'Firewall',
  cdn_distribution: 'CDN distribution',
  dns_zone: 'DNS zone',
}

/** Several of them. */
export const resourceTypePlurals: Readonly<Record<ResourceType, string>> = {
  vm: 'Virtual machines',
  container: 'Containers',
  database: 'Databases',
  volume: 'Volumes',
  volume_snapshot: 'Snapshots',
  load_balancer: 'Load balancers',
  firewall: 'Firewalls',
  cdn_distribution: 'CDN distributions',
  dns_zone: 'DNS zones',
}
