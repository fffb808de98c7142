import type { Actor, NetworkRow, OrganizationRow, SshKeyRow, WorldRows } from '../db/index.ts'
import type { SeedBase } from './base.ts'

/** How much an organization has: a believable shop, a great many, or a few things of somebody else's. */
export type Scale = 'demo' | 'large' | 'neighbor'

/** What the resources of one organization are placed among. */
export interface SeedTarget {
  readonly organization: OrganizationRow
  readonly scale: Scale
  /** How many of each kind there are at the scale `large`, machines aside: of these there are always ten thousand. */
  readonly many: number
  readonly networks: readonly NetworkRow[]
  readonly sshKeys: readonly SshKeyRow[]
  /** Who may have done what was done to them. */
  readonly actors: readonly Actor[]
}

/**
 * The resources of a kind, with everything that was done to them.
 *
 * @param made what the kinds before it have made, to refer to
 */
export type ResourceSeed = (base: SeedBase, target: SeedTarget, made: WorldRows) => WorldRows

/** What a site has of a kind, by its scale. */
export function planOf<Planned>(
  { scale, many }: SeedTarget,
  plans: {
    readonly demo: readonly Planned[]
    readonly large: (count: number) => readonly Planned[]
    readonly neighbor: readonly Planned[]
  },
): readonly Planned[] {
  return scale === 'large' ? plans.large(many) : plans[scale]
}

/** All rows of several parts. */
export function joined(...parts: readonly WorldRows[]): WorldRows {
  const rows: Record<string, unknown[]> = {}
  for (const part of parts) {
    for (const [collection, list] of Object.entries(part)) {
      const known = rows[collection]
      if (known === undefined) rows[collection] = [...list]
      else for (const row of list) known.push(row)
    }
  }
  return rows as WorldRows
}
