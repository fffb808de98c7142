import type { AddressInfo } from 'node:net'
import { createAdmin } from '../admin/admin.ts'
import { createControl } from '../admin/control.ts'
import { scenariosInMemory } from '../admin/saved-scenarios.ts'
import { memoryStore } from '../db/persistence/memory.ts'
import type { Store } from '../db/persistence/store.ts'
import type { LogEntry } from '../engine/request-log.ts'
import type { EngineOutcome, EngineReply, EngineRequest } from '../engine/types.ts'
import { createForwarder } from '../runtime/live.ts'
import { type RuntimeEvent, startRuntime } from '../runtime/runtime.ts'
import { readAlwaysLive } from '../scenarios/always-live.ts'
import { checkIncidents } from '../scenarios/check-incidents.ts'
import type { Scenario } from '../scenarios/document.ts'
import { signInPersona } from '../scenarios/persona.ts'
import { readSavedScenario } from '../scenarios/saved-scenario.ts'
import { compose, readSelection, startingScenario } from '../scenarios/selection.ts'
import { UsageError } from './command-line.ts'
import { serve, type Tls } from './http.ts'
import { listenErrorText } from './listen-error.ts'
import { messageOf, requestLine, stackOf } from './log-line.ts'
import type { ServerOptions } from './options.ts'
import { sessionRoutes } from './session-routes.ts'
import { isSessionName, SESSION_HEADER, Sessions, type World } from './sessions.ts'

/** Interval for running due jobs, in milliseconds, so that open streams receive their events. */
const TICK = 1000

const LIVE_NAMES = { targets: '--live', url: '--live-url', credentials: '--live-credentials' }

export interface MockServer {
  /** Origin, without a trailing slash. */
  readonly url: string
  /** Name of the scenario that it started with. */
  readonly scenario: string
  /** Stops accepting requests, ends the streams and saves pending changes. */
  stop(): Promise<void>
}

export interface StartOptions extends ServerOptions {
  readonly store: Store
  /** Saves the scenario for the next start. Without it, every start uses the requested scenario. */
  readonly memory?: {
    recall(): Promise<unknown>
    keep(scenario: Scenario): void
    /** Copies data that the requested scenario replaces. Returns the path of the copy. */
    backUp(): string
  }
  readonly tls?: Tls | null
  /** Receives notices and contract violations. */
  report(message: string): void
  /** Receives each request of the default data and of sessions. */
  readonly record?: ((entry: LogEntry) => void) | undefined
  /** Receives a line for each request. */
  readonly log?: ((line: string) => void) | undefined
  readonly realNow?: () => number
}

/**
 * Starts the mock on a port.
 *
 * @throws UsageError if the port is in use or not permitted
 * @throws SelectionError if the scenario is unknown or invalid
 */
export async function startServer(options: StartOptions): Promise<MockServer> {
  const { host, memory, report, realNow = Date.now, tls = null } = options
  const withSeed = (scenario: Scenario) =>
    options.seed === null ? scenario : { ...scenario, seed: options.seed }
  const requested =
    options.scenario === null
      ? startingScenario
      : await checkIncidents(compose(readSelection(options.scenario)))
  const saved = options.scenario === null && memory ? await memory.recall() : undefined
  const scenario = withSeed(saved === undefined ? requested : await readSavedScenario(saved))
  const { live = null } = options
  const alwaysLive = live && readAlwaysLive(live.targets, live.url, live.credentials, LIVE_NAMES)

  /** @param session null for the default data */
  function printEvent(event: RuntimeEvent, session: string | null): void {
    if (event.kind === 'handled') {
      options.record?.(event.entry)
      options.log?.(requestLine(event.entry, session))
    }
    const message = messageOf(event)
    if (message !== null) report(session === null ? message : `[${session}] ${message}`)
  }

  /** @param name session name; null for the default data */
  async function startWorld(name: string | null, store: Store, first: Scenario): Promise<World> {
    const runtime = await startRuntime(
      {
        store,
        backUp: () => {
          if (memory && name === null)
            report(
              `The scenario ${first.name} starts with other data. The old data is kept as ${memory.backUp()}.`,
            )
        },
        realNow,
        appUrl: options.appUrl,
        trustsOrigin: (origin) => isLocal(origin) || options.allowedOrigins?.includes(origin) === true,
        alwaysLive,
        live: createForwarder({ fetch, origin: 'http://localhost', passesCookies: true }),
        report: (event) => printEvent(event, name),
      },
      first,
    )
    const control =
      name === null
        ? createControl(runtime, memory?.keep)
        : createControl(
            runtime,
            undefined,
            undefined,
            scenariosInMemory(defaultWorld.control.savedScenarios.list()),
          )
    if (name === null) memory?.keep(runtime.scenario.document)
    // No client receives this cookie, but the session must exist for requests without a cookie.
    await runtime.db.transaction((tx) => signInPersona(tx, runtime.scenario.document, runtime.clock.now()))
    const admin = createAdmin(control, sessionRoutes(sessions))
    return {
      control,
      handle: (request) => admin(request) ?? runtime.handle(request),
      tick: () => runtime.tick(),
      close: () => runtime.close(),
    }
  }

  const sessions: Sessions = new Sessions({
    create: (name) => startWorld(name, memoryStore(), withSeed(requested)),
    maxSessions: options.sessions ?? 50,
    idleMs: (options.sessionMinutes ?? 60) * 60_000,
    now: realNow,
    onEnd: (name, why) => report(`The session ${name} has ended: ${why}.`),
  })
  const defaultWorld = await startWorld(null, options.store, scenario)

  function handle(request: EngineRequest): Promise<EngineOutcome> {
    const name = request.headers.get(SESSION_HEADER)
    if (request.url === '/') return Promise.resolve({ kind: 'reply', reply: rootPage() })
    if (name === null) return defaultWorld.handle(request)
    if (!isSessionName(name)) return Promise.resolve({ kind: 'reply', reply: invalidSessionName() })
    return sessions.of(name).then((world) => world.handle(request))
  }

  const server = serveOrThrowUsage(handle, tls, report)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, options)))
    server.listen(options.port, host, resolve)
  }).catch(async (error: unknown) => {
    await defaultWorld.close()
    throw error
  })
  const ticking = setInterval(() => {
    Promise.all([defaultWorld.tick(), sessions.tick()]).catch((error: unknown) =>
      report(`Scheduled jobs failed: ${stackOf(error)}`),
    )
  }, TICK)

  return {
    url: `${tls === null ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    scenario: scenario.name,
    stop: async () => {
      clearInterval(ticking)
      server.close()
      server.closeAllConnections()
      await sessions.close()
      await defaultWorld.close()
    },
  }
}

/** True for pages of this machine, on any port. */
function isLocal(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
}

/** @throws UsageError if the certificate or the key is invalid */
function serveOrThrowUsage(...[handle, tls, report]: Parameters<typeof serve>): ReturnType<typeof serve> {
  try {
    return serve(handle, tls, report)
  } catch (error) {
    throw new UsageError(
      `The certificate and key can’t be used: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** Page for someone who opens the server in a browser. */
function rootPage(): EngineReply {
  const body = `This is the mock of the Nimbus cloud.

  /api/v1/…    the API, as in the contract (openapi/)
  /__mocks/…   controls the mock (mocks/admin/admin.openapi.yaml); /__mocks/state has its state
`
  return { status: 200, headers: [['content-type', 'text/plain; charset=utf-8']], body }
}

function invalidSessionName(): EngineReply {
  const body = {
    type: 'about:blank',
    title: 'Bad request',
    status: 400,
    detail: 'The header X-Mock-Session must have 1 to 100 visible characters.',
  }
  return { status: 400, headers: [['content-type', 'application/problem+json']], body: JSON.stringify(body) }
}

function listenError(error: NodeJS.ErrnoException, options: ServerOptions): Error {
  const text = listenErrorText(error, options)
  return text === undefined ? error : new UsageError(text)
}
