import { disjoint } from './disjoint.ts'
import type { Meeting } from './meeting.ts'
import { reads } from './reads.ts'
import { unmet } from './unmet.ts'
import type { Operation } from './walk.ts'
import { writes } from './writes/index.ts'

/** Where a person meets each operation, or why nobody does. An operation in none of the tables, or in two, does not compile. */
export const outcomes: Readonly<Record<Operation, Meeting | string>> = disjoint(reads, writes, unmet)
