import type { Change } from '../db/index.ts'
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
