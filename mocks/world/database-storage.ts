import { findDatabasePlan } from '#src/domain/database-catalogue.ts'
import type { DatabaseRow } from '../db/index.ts'
import { DAY } from './noise.ts'

type Filling = Pick<DatabaseRow, 'usedGb' | 'usedAt' | 'gbPerDay' | 'startedAt' | 'planId'>

/** An engine keeps some room to work in: a database is never quite full. */
const FULL = 0.96

/** How much more comes to a database of a plan in a day, from the quietest to the busiest: GB for each GB it may have. */
export const SHARES_PER_DAY = [0.000_4, 0.002] as const

/** GB that are used at a time, of which the row tells one: it fills evenly while it is on, and only then. */
export function usedGbAt(row: Filling, time: number): number {
  if (row.startedAt === null) return row.usedGb
  const grown = row.usedGb + (row.gbPerDay * (time - row.usedAt)) / DAY
  const storageGb = findDatabasePlan(row.planId)?.storageGb ?? 0
  const most = Math.max(row.usedGb, FULL * storageGb)
  return Math.round(Math.min(most, Math.max(0, grown)) * 10) / 10
}

/** Writes down how full it is, before what that follows from changes: whether it is on. */
export function toldUse(row: Filling, at: number): Pick<DatabaseRow, 'usedGb' | 'usedAt'> {
  return { usedGb: usedGbAt(row, at), usedAt: at }
}
