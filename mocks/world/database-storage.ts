import { findDatabasePlan } from '#src/domain/database-catalog.ts'
import type { DatabaseRow } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { tenths } from '../kernel/rounding.ts'
import { stressAt, towardWorst } from './incidents.ts'
import { shareOf } from './periods.ts'

type Filling = Pick<
  DatabaseRow,
  'usedGb' | 'usedAt' | 'gbPerDay' | 'startedAt' | 'planId' | 'incidents' | 'reachable'
>

/** The engine reserves some space, so a database never fills up completely. */
const FULL = 0.96

/** Growth per day as a share of the plan's storage, from the quietest to the busiest database. */
export const SHARES_PER_DAY = [0.000_4, 0.002] as const

/** Used GB at a time, extrapolated from the stored value: usage grows evenly while clients can reach the database. */
export function usedGbAt(row: Filling, time: number): number {
  if (row.startedAt === null) return row.usedGb
  const filling = stressAt(row.incidents, 'disk', time)
  return tenths(towardWorst(grownTo(row, time), filling, FULL * storageGbOf(row)))
}

/** Without the effect of incidents. */
function grownTo(row: Filling, time: number): number {
  if (row.startedAt === null) return row.usedGb
  const span = time - row.usedAt
  const reachableFor = span * shareOf(row.reachable, row.usedAt + span / 2, Math.abs(span))
  const grown = row.usedGb + (row.gbPerDay * reachableFor) / DAY
  const max = Math.max(row.usedGb, FULL * storageGbOf(row))
  return Math.min(max, Math.max(0, grown))
}

function storageGbOf({ planId }: Pick<Filling, 'planId'>): number {
  return findDatabasePlan(planId)?.storageGb ?? 0
}

/** Stores the current usage before a change of the power state, from which usage is extrapolated. */
export function lastReportedUse(row: Filling, at: number): Pick<DatabaseRow, 'usedGb' | 'usedAt'> {
  return { usedGb: tenths(grownTo(row, at)), usedAt: at }
}
