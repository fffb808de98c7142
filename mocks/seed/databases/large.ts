import { DATABASE_ENGINES, DATABASE_PLANS } from '#src/domain/database-catalog.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { draw, type SeedBase } from '../base.ts'
import { inventedNames } from '../invented-names.ts'
import { drawAge, drawHoursInState, numbered, PROJECT_NAMES } from '../large.ts'
import type { PlannedDatabase } from './plan.ts'

const ENVIRONMENTS = ['production', 'staging', 'test'] as const
const ROLES = ['main', 'cache', 'events', 'search', 'reports', 'archive'] as const
const WEEKDAYS = ['monday', 'wednesday', 'saturday', 'sunday'] as const

/** At most weekly backups, so that simulating months stays fast. */
export function largeDatabases(base: SeedBase, count: number): PlannedDatabase[] {
  const names = inventedNames(base, 200)
  const rng = draw(base, 'large-databases')
  return Array.from({ length: count }, (_, index): PlannedDatabase => {
    const ageDays = drawAge(rng, 700)
    const sinceHours = drawHoursInState(rng, ageDays)
    const chance = rng.float()
    const engine = rng.pick(DATABASE_ENGINES)
    const environment = rng.pick(ENVIRONMENTS)
    const role = rng.pick(ROLES)
    const reason = 'The engine didn’t start within the time limit.'
    return {
      name: `${rng.pick(names)}-${role}-${numbered(index)}`,
      project: rng.pick(PROJECT_NAMES),
      ageDays,
      now:
        chance < 0.86
          ? { status: 'running', sinceHours }
          : chance < 0.98
            ? { status: 'stopped', sinceHours }
            : { status: 'error', sinceHours, reason },
      engine: engine.id,
      version: rng.pick(engine.versions),
      planId: rng.pick(DATABASE_PLANS).id,
      region: rng.pick(REGION_IDS),
      filled: 0.05 + 0.85 * rng.float(),
      tags: [`env:${environment}`, `role:${role}`],
      backupSchedule: rng.chance(0.7)
        ? { frequency: 'weekly', weekday: rng.pick(WEEKDAYS), hour: rng.int(0, 23), retentionDays: 14 }
        : { frequency: 'off' },
      backups: 1,
    }
  })
}
