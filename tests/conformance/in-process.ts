import { createAdmin } from '#mocks/admin/admin.ts'
import { createControl } from '#mocks/admin/control.ts'
import { startNodeMocks } from '#mocks/node.ts'
import { readSelection } from '#mocks/scenarios/selection.ts'
import { corsHeaders, isPreflight } from '#mocks/server/cors.ts'
import { handleDriver } from '../contract/drivers/handle.ts'
import type { Driver } from '../contract/suite/driver.ts'
import type { Break, Handle } from './broken/breaking.ts'

/** Mock called directly, correct or broken. */
export interface InProcess {
  /** @param hasHooks false for a server without test hooks */
  driver(breaks?: Break, hasHooks?: boolean): Driver
  /** Switches to scenarios, with new data. */
  start(selection: string): Promise<void>
  /** Advances the clock by milliseconds. */
  advance(ms: number): Promise<void>
  /** Problems reported by the mock itself. */
  readonly failures: readonly unknown[]
  stop(): Promise<void>
}

/** @param streamTimeout longest wait for a chunk of a stream, in milliseconds */
export async function startInProcess(streamTimeout?: number): Promise<InProcess> {
  const { runtime, failures } = await startNodeMocks()
  const control = createControl(runtime)
  const admin = createAdmin(control)
  const handle = withCors((request) => runtime.handle(request))
  return {
    driver(breaks = (next) => next, hasHooks = true) {
      const broken = breaks(handle)
      return handleDriver(
        async (request) => (hasHooks && (await admin(request))) || broken(request),
        streamTimeout,
      )
    },
    start: async (selection) => {
      await control.apply(readSelection(selection))
      await control.reset()
    },
    advance: (ms) => control.moveClock({ kind: 'advance', ms }),
    failures,
    stop: () => runtime.close(),
  }
}

/** Adds what the mock server does for pages of other origins. */
function withCors(handle: Handle): Handle {
  return async (request) => {
    const header = (name: string) => request.headers.get(name)
    const headers = Object.entries(corsHeaders(header))
    if (isPreflight(request.method, header))
      return { kind: 'reply', reply: { status: 204, headers, body: null } }
    const outcome = await handle(request)
    if (outcome.kind !== 'reply' || headers.length === 0) return outcome
    return { kind: 'reply', reply: { ...outcome.reply, headers: [...outcome.reply.headers, ...headers] } }
  }
}
