import { findDatabasePlan } from '#src/domain/database-catalog.ts'
import type { DatabaseRow } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { bent, stressAt } from './incidents.ts'

type Filling = Pick<DatabaseRow, 'usedGb' | 'usedAt' | 'gbPerDay' | 'startedAt' | 'planId' | 'incidents'>

/** An engine keeps some room to work in: a database is never quite full. */
const FULL = 0.96

/** How much more comes to a database of a plan in a day, from the quietest to the busiest: GB for each GB it may have. */
export const SHARES_PER_DAY = [0.000_4, 0.002] as const

/** GB that are used at a time, of which the row tells one: it fills evenly while it is on, and only then. */
export function usedGbAt(row: Filling, time: number): number {
  if (row.startedAt === null) return row.usedGb
  const filling = stressAt(row.incidents, 'disk', time)
  return tenths(bent(grownTo(row, time), filling, FULL * storageGbOf(row)))
}

/** Without what incidents add for a time. */
function grownTo(row: Filling, time: number): number {
  if (row.startedAt === null) return row.usedGb
  const grown = row.usedGb + (row.gbPerDay * (time - row.usedAt)) / DAY
  const most = Math.max(row.usedGb, FULL * storageGbOf(row))
  return Math.min(most, Math.max(0, grown))
}

function storageGbOf({ planId }: Pick<Filling, 'planId'>): number {
  return findDatabasePlan(planId)?.storageGb ?? 0
}

function tenths(gb: number): number {
  return Math.round(gb * 10) / 10
}

/** Writes down how full it is, before what that follows from changes: whether it is on. */
export function lastReportedUse(row: Filling, at: number): Pick<DatabaseRow, 'usedGb' | 'usedAt'> {
  return { usedGb: tenths(grownTo(row, at)), usedAt: at }
}
