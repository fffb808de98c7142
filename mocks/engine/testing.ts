import { vi } from 'vitest'
import { collections, createDatabase } from '../db/index.ts'
import { createClock } from '../kernel/clock.ts'
import { createEngine } from './engine.ts'
import { type Caller, type Identity, NOBODY } from './identity.ts'
import type { Outcome } from './outcome.ts'
import type { Cloud, EngineEnv } from './ports.ts'
import type { LogEntry } from './request-log.ts'
import { noScenario } from './scenario-port.ts'
import type { EngineOutcome, Handlers } from './types.ts'

/** Log entry of a `listVms` request with an empty response. */
export const logEntry = (change: Partial<LogEntry> = {}): LogEntry => ({
  requestId: 'req_1',
  at: 0,
  method: 'GET',
  url: '/api/v1/vms',
  page: null,
  operationId: 'listVms',
  requestHeaders: [],
  requestBody: null,
  status: 200,
  responseHeaders: [],
  responseBody: '{"items":[]}',
  rule: null,
  source: 'mock',
  liveUrl: null,
  liveRequestId: null,
  violation: null,
  tookMs: 1,
  ...change,
})

export const NOW = Date.UTC(2026, 2, 2, 9)

/** Engine over a cloud with just the given handlers. */
export function engineWith(
  handlers: Partial<Record<keyof Handlers, (ctx: never) => unknown>>,
  options: {
    caller?: Caller
    outcome?: Outcome
    isLive?: boolean
    handlersOf?: Cloud['handlersOf']
  } = {},
) {
  const database = createDatabase(collections)
  const cloud: Cloud = {
    handlersOf: options.handlersOf ?? (async () => handlers as unknown as Handlers),
    authenticate: () => options.caller ?? NOBODY,
    before: () => {},
    after: () => {},
    describeProblem: async () => ({}),
    isDue: () => false,
    tagsOfJobs: () => [],
    runDueJobs: () => [],
    callerOf: () => NOBODY,
    eventsOf: () => [],
  }
  const env = {
    clock: createClock(() => NOW),
    seed: 1,
    db: { read: database.read, transaction: database.transaction, sequence: 0, base: {} },
    scenario: options.outcome
      ? {
          ...noScenario,
          canBeLive: () => options.isLive === true,
          decide: () => ({
            delayMs: 0,
            outcome: options.outcome as Outcome,
            backend: options.isLive ? { url: null, credentials: 'omit', headers: {} } : null,
            rule: 'test',
          }),
        }
      : noScenario,
    basePath: '/api/v1',
    appUrl: 'http://app.test',
    trustsOrigin: (origin: string) => origin === 'http://trusted.test',
    sleep: vi.fn(async () => {}),
    stopwatch: () => 0,
    live: vi.fn<EngineEnv['live']>(),
    report: vi.fn(),
    cloud,
  } satisfies EngineEnv
  const engine = createEngine(env)
  const send = (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) =>
    engine.handle(
      new Request(`http://app.test${url}`, {
        method,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  return { engine, env, database, send }
}

export function bodyOf(outcome: EngineOutcome): { status: number } & Record<string, unknown> {
  if (outcome.kind !== 'reply') throw new Error(`no reply: ${outcome.kind}`)
  return {
    status: outcome.reply.status,
    ...(JSON.parse(String(outcome.reply.body)) as Record<string, unknown>),
  }
}

export const owner: Caller = {
  kind: 'known',
  identity: {
    user: { id: 'usr_1' },
    organization: { id: 'org_1' },
    membership: { teamRole: 'Viewer' },
    permissions: new Set(),
    via: { kind: 'session', session: { id: 'ses_1' } },
  } as unknown as Identity,
}
