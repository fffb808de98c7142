import type { ResourceType } from '#src/domain/resource-type.ts'
import type {
  CdnDistributionRow,
  ContainerRow,
  DatabaseRow,
  DnsZoneRow,
  FirewallRow,
  LoadBalancerRow,
  ResourceRow,
  Table,
  Transaction,
  VmRow,
  VolumeRow,
  VolumeSnapshotRow,
} from '../db/index.ts'

/** What tells one kind of resource from another, for all that treats them alike. */
export interface Kind<Row extends ResourceRow> {
  readonly type: ResourceType
  readonly collection: keyof Transaction
  /** "There is no virtual machine with the id …". */
  readonly noun: string
  readonly table: (tx: Transaction) => Table<Row, 'organizationId' | 'name'>
  /** Where the console shows one: a path of this site. */
  readonly href: (row: Row) => string
}

const at =
  (path: string) =>
  ({ id }: ResourceRow): string =>
    `${path}/${id}`

const vm: Kind<VmRow> = {
  type: 'vm',
  collection: 'vms',
  noun: 'virtual machine',
  table: (tx) => tx.vms,
  href: at('/compute/vms'),
}

const container: Kind<ContainerRow> = {
  type: 'container',
  collection: 'containers',
  noun: 'container',
  table: (tx) => tx.containers,
  href: at('/compute/containers'),
}

const database: Kind<DatabaseRow> = {
  type: 'database',
  collection: 'databases',
  noun: 'database',
  table: (tx) => tx.databases,
  href: at('/storage/databases'),
}

const volume: Kind<VolumeRow> = {
  type: 'volume',
  collection: 'volumes',
  noun: 'volume',
  table: (tx) => tx.volumes,
  href: at('/storage/volumes'),
}

const volumeSnapshot: Kind<VolumeSnapshotRow> = {
  type: 'volume_snapshot',
  collection: 'volumeSnapshots',
  noun: 'snapshot',
  table: (tx) => tx.volumeSnapshots,
  // Shown with its volume, which may be gone; among all snapshots it always is.
  href: ({ name }) => `/storage/volumes/snapshots?q=${name}`,
}

const loadBalancer: Kind<LoadBalancerRow> = {
  type: 'load_balancer',
  collection: 'loadBalancers',
  noun: 'load balancer',
  table: (tx) => tx.loadBalancers,
  href: at('/network/load-balancers'),
}

const firewall: Kind<FirewallRow> = {
  type: 'firewall',
  collection: 'firewalls',
  noun: 'firewall',
  table: (tx) => tx.firewalls,
  href: at('/network/firewalls'),
}

const cdnDistribution: Kind<CdnDistributionRow> = {
  type: 'cdn_distribution',
  collection: 'cdnDistributions',
  noun: 'CDN distribution',
  table: (tx) => tx.cdnDistributions,
  href: at('/services/cdn'),
}

const dnsZone: Kind<DnsZoneRow> = {
  type: 'dns_zone',
  collection: 'dnsZones',
  noun: 'DNS zone',
  table: (tx) => tx.dnsZones,
  href: at('/services/dns'),
}

/** Every kind by its type. */
export const KINDS = {
  vm,
  container,
  database,
  volume,
  volume_snapshot: volumeSnapshot,
  load_balancer: loadBalancer,
  firewall,
  cdn_distribution: cdnDistribution,
  dns_zone: dnsZone,
} as const

/** The kinds without what is special to their rows, in the order of `KINDS`. */
export const ALL_KINDS: readonly Kind<ResourceRow>[] = Object.values(KINDS) as unknown as Kind<ResourceRow>[]

const byCollection = new Map<string, Kind<ResourceRow>>(ALL_KINDS.map((kind) => [kind.collection, kind]))

/** The kind whose rows a collection holds; undefined for a collection of something else. */
export function kindOfCollection(collection: string): Kind<ResourceRow> | undefined {
  return byCollection.get(collection)
}

export function kindOf(type: ResourceType): Kind<ResourceRow> {
  return KINDS[type] as unknown as Kind<ResourceRow>
}

/** A resource by its id alone, of whichever kind. */
export function findResource(
  tx: Transaction,
  id: string,
): { readonly kind: Kind<ResourceRow>; readonly row: ResourceRow } | undefined {
  for (const kind of ALL_KINDS) {
    const row = kind.table(tx).get(id)
    if (row !== undefined) return { kind, row }
  }
  return undefined
}
