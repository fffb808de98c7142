import type { Saved } from '../db/persistence/saved.ts'
import { DamagedError } from '../db/persistence/saved.ts'
import { describeIssues } from '../kernel/input.ts'
import { z } from '../kernel/zod.ts'
import { type ScenarioDocument, scenarioDocument } from '../scenarios/document.ts'

/** All data, the clock and the scenario, to be restored later. */
export interface WorldSnapshot extends Saved {
  /** Absent in snapshots of earlier versions. */
  readonly scenario?: ScenarioDocument
}

/** World that has been replaced, and can be brought back. */
export interface ReplacedWorld {
  readonly by: 'scenario' | 'reset' | 'snapshot' | 'replay'
  readonly snapshot: WorldSnapshot
}

/** Keeps the last replaced world, in the page over its reload. */
export interface ReplacedWorldStore {
  read(): ReplacedWorld | null
  write(replaced: ReplacedWorld | null): void
}

export function replacedWorldInMemory(): ReplacedWorldStore {
  let kept: ReplacedWorld | null = null
  return {
    read: () => kept,
    write: (replaced) => {
      kept = replaced
    },
  }
}

/**
 * Scenario of a snapshot; null in one of an earlier version. The rest of the snapshot is checked by `readSaved`.
 *
 * @throws DamagedError
 */
export function scenarioOf(snapshot: unknown): ScenarioDocument | null {
  const { scenario } = z.looseObject({ scenario: z.unknown() }).safeParse(snapshot).data ?? {}
  if (scenario === undefined) return null
  const parsed = scenarioDocument.safeParse(scenario)
  if (parsed.success) return parsed.data
  const [reason = ''] = describeIssues(parsed.error)
  throw new DamagedError('unreadable', `its scenario is invalid: ${reason}`)
}
