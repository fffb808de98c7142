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

/** Definition of a resource type, for code that treats all types alike. */
export interface ResourceDefinition<Row extends ResourceRow> {
  readonly type: ResourceType
  readonly collection: keyof Transaction
  /** Used in "There is no virtual machine with the ID …". */
  readonly noun: string
  readonly table: (tx: Transaction) => Table<Row, 'organizationId' | 'name'>
  /** Console path of a resource. */
  readonly href: (row: Row) => string
}

const at =
  (path: string) =>
  ({ id }: ResourceRow): string =>
    `${path}/${id}`

const vm: ResourceDefinition<VmRow> = {
  type: 'vm',
  collection: 'vms',
  noun: 'virtual machine',
  table: (tx) => tx.vms,
  href: at('/compute/vms'),
}

const container: ResourceDefinition<ContainerRow> = {
  type: 'container',
  collection: 'containers',
  noun: 'container',
  table: (tx) => tx.containers,
  href: at('/compute/containers'),
}

const database: ResourceDefinition<DatabaseRow> = {
  type: 'database',
  collection: 'databases',
  noun: 'database',
  table: (tx) => tx.databases,
  href: at('/storage/databases'),
}

const volume: ResourceDefinition<VolumeRow> = {
  type: 'volume',
  collection: 'volumes',
  noun: 'volume',
  table: (tx) => tx.volumes,
  href: at('/storage/volumes'),
}

const volumeSnapshot: ResourceDefinition<VolumeSnapshotRow> = {
  type: 'volume_snapshot',
  collection: 'volumeSnapshots',
  noun: 'snapshot',
  table: (tx) => tx.volumeSnapshots,
  // Snapshots are shown in the list of all snapshots, since their volume may be gone.
  href: ({ name }) => `/storage/volumes/snapshots?q=${name}`,
}

const loadBalancer: ResourceDefinition<LoadBalancerRow> = {
  type: 'load_balancer',
  collection: 'loadBalancers',
  noun: 'load balancer',
  table: (tx) => tx.loadBalancers,
  href: at('/network/load-balancers'),
}

const firewall: ResourceDefinition<FirewallRow> = {
  type: 'firewall',
  collection: 'firewalls',
  noun: 'firewall',
  table: (tx) => tx.firewalls,
  href: at('/network/firewalls'),
}

const cdnDistribution: ResourceDefinition<CdnDistributionRow> = {
  type: 'cdn_distribution',
  collection: 'cdnDistributions',
  noun: 'CDN distribution',
  table: (tx) => tx.cdnDistributions,
  href: at('/services/cdn'),
}

const dnsZone: ResourceDefinition<DnsZoneRow> = {
  type: 'dns_zone',
  collection: 'dnsZones',
  noun: 'DNS zone',
  table: (tx) => tx.dnsZones,
  href: at('/services/dns'),
}

/** Resource definitions by type. */
export const resourceDefinitions = {
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

/** Row of a resource type. */
type RowOfType<Type extends ResourceType> =
  (typeof resourceDefinitions)[Type] extends ResourceDefinition<infer Row> ? Row : never

/** A resource and its type, since rows don't carry their type. */
export type Subject = {
  readonly [Type in ResourceType]: {
    readonly type: Type
    readonly row: RowOfType<Type>
  }
}[ResourceType]

/** @param row of that type */
export const subjectOf = (type: ResourceType, row: ResourceRow): Subject => ({ type, row }) as Subject

/** All definitions, in the order of `resourceDefinitions`, typed by the fields that all rows share. */
export const allResourceDefinitions: readonly ResourceDefinition<ResourceRow>[] = Object.values(
  resourceDefinitions,
) as unknown as ResourceDefinition<ResourceRow>[]

const byCollection = new Map<string, ResourceDefinition<ResourceRow>>(
  allResourceDefinitions.map((definition) => [definition.collection, definition]),
)

/** Returns the definition of a collection's rows; undefined for a collection that holds no resources. */
export function definitionOfCollection(collection: string): ResourceDefinition<ResourceRow> | undefined {
  return byCollection.get(collection)
}

export function definitionOfType(type: ResourceType): ResourceDefinition<ResourceRow> {
  return resourceDefinitions[type] as unknown as ResourceDefinition<ResourceRow>
}

/** Finds a resource of any type by its id. */
export function findResource(
  tx: Transaction,
  id: string,
): { readonly definition: ResourceDefinition<ResourceRow>; readonly row: ResourceRow } | undefined {
  for (const definition of allResourceDefinitions) {
    const row = definition.table(tx).get(id)
    if (row !== undefined) return { definition, row }
  }
  return undefined
}
