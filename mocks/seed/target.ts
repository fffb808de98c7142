import type {
  Actor,
  Change,
  CollectionName,
  NetworkRow,
  OrganizationRow,
  ResourceRow,
  SshKeyRow,
  WorldRows,
} from '../db/index.ts'
import type { ResourceDefinition } from '../world/resource-definitions.ts'
import type { SeedBase } from './base.ts'

/** Size of an organization: a realistic shop, a very large one, or the small second tenant. */
export type Scale = 'demo' | 'large' | 'secondTenant'

/** Organization that seeded resources are created in. */
export interface SeedTarget {
  readonly organization: OrganizationRow
  readonly scale: Scale
  /** Number of resources of each type at scale `large`, except VMs, of which there are always ten thousand. */
  readonly largeCount: number
  readonly networks: readonly NetworkRow[]
  readonly sshKeys: readonly SshKeyRow[]
  /** Public addresses that another organization uses. */
  readonly addressesTaken: readonly string[]
  /** Users who may appear as actors of activities. */
  readonly actors: readonly Actor[]
}

/**
 * Creates the resources of one type, with their activities.
 *
 * @param made rows of the previous types, to refer to
 */
export type ResourceSeed = (base: SeedBase, target: SeedTarget, made: WorldRows) => WorldRows

/** Plan of a resource type for the organization's scale. */
export function planOf<Planned>(
  { scale, largeCount }: SeedTarget,
  plans: {
    readonly demo: readonly Planned[]
    readonly large: (count: number) => readonly Planned[]
    readonly secondTenant: readonly Planned[]
  },
): readonly Planned[] {
  return scale === 'large' ? plans.large(largeCount) : plans[scale]
}

/** Concatenates rows. A list that no other part has is not copied. */
export function concatRows(...parts: readonly WorldRows[]): WorldRows {
  const rows: Record<string, readonly unknown[]> = {}
  for (const part of parts) {
    for (const [collection, list] of Object.entries(part)) {
      const known = rows[collection]
      rows[collection] = known === undefined ? list : known.concat(list)
    }
  }
  return rows
}

/** Resources of one type, typed by the fields that all resources share. */
export function resourcesOfType(
  rows: WorldRows,
  { collection }: ResourceDefinition<ResourceRow>,
): readonly ResourceRow[] {
  return (rows[collection as CollectionName] ?? []) as readonly ResourceRow[]
}

/** Rows of a collection that a dry run has written. */
export function rowsOf<Name extends CollectionName>(changes: readonly Change[], collection: Name) {
  type ChangeOfCollection = Extract<Change, { readonly collection: Name }>
  return changes
    .filter((it): it is ChangeOfCollection => it.collection === collection)
    .flatMap(({ row }) => row ?? []) as NonNullable<ChangeOfCollection['row']>[]
}
