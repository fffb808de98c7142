import type { AlertWatchRow, Transaction } from '../db/index.ts'
import { MINUTE } from '../kernel/duration.ts'
import { random } from '../kernel/random.ts'
import type { JobContext, WorldContext } from './job-context.ts'

/* Remembers for each organization up to which minute its alert rules have been evaluated. */

/** True if a minute has passed since an organization's rules were last evaluated. */
export function areAlertsDue(tx: Transaction, now: number): boolean {
  const due = tx.alertWatches.find(({ evaluatedTo }) => evaluatedTo !== null && now - evaluatedTo >= MINUTE)
  return due !== undefined
}

/** Skips the minutes that an evaluation has failed on, so that the next one starts after them. */
export function skipEvaluation({ tx, at }: Pick<JobContext, 'tx' | 'at'>, { id }: AlertWatchRow): void {
  tx.alertWatches.update(id, { evaluatedTo: wholeMinute(at) })
}

export function watchOf(tx: Transaction, organizationId: string): AlertWatchRow | undefined {
  return tx.alertWatches.by('organizationId', organizationId)[0]
}

/**
 * Starts or stops evaluation after a change of rules, silences or channels, and notifies open event streams.
 * Everything before the change has already been evaluated, so a new rule is watched from now on.
 */
export function rulesChanged({ tx, seed, at }: WorldContext, organizationId: string): void {
  const watch = watchOf(tx, organizationId)
  const watched = tx.alertRules.by('organizationId', organizationId).some(({ enabled }) => enabled)
  const evaluatedTo = watched ? (watch?.evaluatedTo ?? wholeMinute(at)) : null
  if (watch !== undefined) {
    tx.alertWatches.update(watch.id, { evaluatedTo, changedAt: at })
  } else {
    const id = random(seed, 'alert-watch', organizationId).id('alertwatch')
    tx.alertWatches.insert({ id, organizationId, evaluatedTo, changedAt: at })
  }
}

export function wholeMinute(time: number): number {
  return time - (time % MINUTE)
}
