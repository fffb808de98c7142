import type { collections } from '../db/index.ts'
import type { LiveDatabase } from '../db/persistence/live-database.ts'
import type { ControllableClock } from '../kernel/clock.ts'
import { DAY } from '../kernel/duration.ts'

/** Longest time that the clock moves ahead at once. Its scheduled jobs take a few seconds to run. */
export const MAX_LEAP = 731 * DAY

/**
 * Sets back a clock that is too far ahead of the data, or running the jobs in between would block everything: a fast
 * clock that ran on while the mock was closed, or the clock of an edited snapshot.
 */
export async function limitLeap(
  db: LiveDatabase<typeof collections>,
  clock: ControllableClock,
): Promise<void> {
  const watches = await db.read((tx) => tx.alertWatches.all())
  const ranTo = Math.max(...watches.flatMap(({ evaluatedTo }) => evaluatedTo ?? []))
  // Twice, because a permitted move may be in progress. Without alert rules, a century takes a few seconds.
  if (!Number.isFinite(ranTo) || clock.now() - ranTo <= 2 * MAX_LEAP) return
  const { state } = clock
  const limited = clock.fix(ranTo + MAX_LEAP)
  await db.setClock(state.mode === 'fixed' ? limited : clock.run(state.speed))
}
