import { ignoreStorageError } from '../db/index.ts'
import { announce, type EngineParts } from './engine-parts.ts'
import { handleRequest } from './handle.ts'
import { createHandlerRegistry } from './handler-registry.ts'
import type { Engine, EngineEnv } from './ports.ts'
import { RequestLog } from './request-log.ts'
import { runJobsUntil } from './run-jobs.ts'
import { EventHub, TickerHub } from './streams.ts'

export function createEngine(env: EngineEnv): Engine {
  const parts: EngineParts = {
    env,
    handlers: createHandlerRegistry(env.cloud),
    log: new RequestLog(),
    events: new EventHub(),
    ticker: new TickerHub(),
  }
  return {
    handle: (request, waitUnlocked = (wait) => wait) => handleRequest(parts, request, waitUnlocked),
    loadAll: parts.handlers.loadAll,
    tick: () => tick(parts),
    announce: (changes) => announce(parts, changes),
    log: parts.log,
    events: parts.events,
  }
}

async function tick(parts: EngineParts): Promise<void> {
  const { env, ticker } = parts
  const at = env.clock.now()
  const before = env.db.sequence
  await runJobsUntil(parts, at).catch(ignoreStorageError)
  if (env.db.sequence !== before) env.report({ kind: 'jobs-run', at })
  if (!ticker.isListenedTo) return
  const now = env.clock.now()
  try {
    await env.db.read((tx) => ticker.tick({ tx, now, seed: env.seed }))
  } catch (error) {
    env.report({ kind: 'tick-failed', error })
  }
}
