import { createAdmin } from '#mocks/admin/admin.ts'
import { createControl } from '#mocks/admin/control.ts'
import { startNodeMocks } from '#mocks/node.ts'
import { corsHeaders, isPreflight } from '#mocks/server/cors.ts'
import { handleDriver } from '../contract/drivers/handle.ts'
import type { Driver } from '../contract/suite/driver.ts'
import type { Break, Handle } from './broken/breaking.ts'

/** Mock called directly, correct or broken. */
export interface InProcess {
  driver(breaks?: Break): Driver
  /** Problems reported by the mock itself. */
  readonly failures: readonly unknown[]
  stop(): Promise<void>
}

export async function startInProcess(): Promise<InProcess> {
  const { runtime, failures } = await startNodeMocks()
  const admin = createAdmin(createControl(runtime))
  const handle = withCors((request) => runtime.handle(request))
  return {
    driver(breaks = (next) => next) {
      const broken = breaks(handle)
      return handleDriver(async (request) => (await admin(request)) ?? broken(request))
    },
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
