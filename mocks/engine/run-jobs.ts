import { StorageError } from '../db/index.ts'
import { announce, type EngineParts } from './engine-parts.ts'
import { performCall } from './perform.ts'
import type { Perform } from './ports.ts'

/**
 * Runs all scheduled jobs that are due at this time, epoch milliseconds. Bugs are reported rather than thrown: a request
 * must not fail because of another row, and a tick must not end the process.
 *
 * @throws StorageError if their changes can't be saved
 */
export async function runJobsUntil(parts: EngineParts, now: number): Promise<void> {
  const { env, handlers } = parts
  try {
    const needed = await env.db.read((tx) => (env.cloud.isDue(tx, now) ? env.cloud.tagsOfJobs(tx) : null))
    if (needed === null) return
    await Promise.all(needed.filter((tag) => !handlers.has(tag)).map(handlers.load))
    const perform: Perform = (job, call) => performCall(parts, job, call)
    const { result, changes } = await env.db.transaction((tx) =>
      env.cloud.runDueJobs(tx, now, env.seed, perform),
    )
    for (const job of result) env.report({ kind: 'job-failed', job })
    announce(parts, changes)
  } catch (error) {
    if (error instanceof StorageError) throw error
    env.report({ kind: 'tick-failed', error })
  }
}
