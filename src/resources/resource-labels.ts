import { capitalize } from '#src/domain/capitalize.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'

/** Names of the resource types within a sentence, singular and plural. */
export const resourceTypeNouns: Readonly<Record<ResourceType, Noun>> = {
  vm: { one: 'virtual machine', many: 'virtual machines' },
  container: { one: 'container', many: 'containers' },
  database: { one: 'database', many: 'databases' },
  volume: { one: 'volume', many: 'volumes' },
  volume_snapshot: { one: 'snapshot', many: 'snapshots' },
  load_balancer: { one: 'load balancer', many: 'load balancers' },
  firewall: { one: 'firewall', many: 'firewalls' },
  cdn_distribution: { one: 'CDN distribution', many: 'CDN distributions' },
  dns_zone: { one: 'DNS zone', many: 'DNS zones' },
}

/** Singular labels of the resource types. */
export const resourceTypeLabels = labels('one')

/** Plural labels of the resource types. */
export const resourceTypePlurals = labels('many')

function labels(number: keyof Noun): Readonly<Record<ResourceType, string>> {
  const entries = Object.entries(resourceTypeNouns).map(([type, noun]) => [type, capitalize(noun[number])])
  return Object.fromEntries(entries) as Record<ResourceType, string>
}
