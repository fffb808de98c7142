import type { OrganizationRow, Transaction } from '../db/index.ts'
import type { SeedBase } from './base.ts'

/** Organization of a seeded world, for changes by seed variants. */
export interface SeedContext {
  readonly tx: Transaction
  readonly base: SeedBase
  readonly organization: OrganizationRow
}
