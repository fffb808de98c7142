import { type Change, StorageError } from '../db/index.ts'
import type { HandlerRegistry } from './handler-registry.ts'
import type { EngineEnv } from './ports.ts'
import type { RequestLog } from './request-log.ts'
import type { EventHub, TickerHub } from './streams.ts'

/** Everything the steps of a request work with. */
export interface EngineParts {
  readonly env: EngineEnv
  readonly handlers: HandlerRegistry
  readonly log: RequestLog
  readonly events: EventHub
  readonly ticker: TickerHub
}

/** Publishes the events that committed changes cause. */
export function announce({ env, events }: EngineParts, changes: readonly Change[]): void {
  if (changes.length === 0) return
  for (const event of env.cloud.eventsOf(changes)) events.publish(event)
}

/**
 * Runs all scheduled jobs that are due at this time, epoch milliseconds. Bugs are reported rather than thrown: a request
 * must not fail because of another row, and a tick must not end the process.
 *
 * @throws StorageError if their changes can't be saved
 */
export async function runJobsUntil(parts: EngineParts, now: number): Promise<void> {
  const { env } = parts
  try {
    if (!(await env.db.read((tx) => env.cloud.isDue(tx, now)))) return
    const { result, changes } = await env.db.transaction((tx) => env.cloud.runDueJobs(tx, now, env.seed))
    for (const job of result) env.report({ kind: 'job-failed', job })
    announce(parts, changes)
  } catch (error) {
    if (error instanceof StorageError) throw error
    env.report({ kind: 'tick-failed', error })
  }
}
