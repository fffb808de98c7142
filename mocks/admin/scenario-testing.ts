import { memoryStore } from '../db/persistence/memory.ts'
import { isFailure, startRuntime } from '../runtime/runtime.ts'
import { compose, readSelection } from '../scenarios/selection.ts'
import { createControl } from './control.ts'

/** Start of the scenarios under test: a Monday, 09:00 UTC. */
export const BEGIN = Date.UTC(2026, 2, 2, 9)
export const PASSWORD = 'Nimbus-Demo-1!'

interface ScenarioResponse {
  /** Null if there was no response. */
  readonly status: number | null
  // biome-ignore lint/suspicious/noExplicitAny: bodies differ by operation
  readonly body: any
  readonly retryAfter: string | null
}

/** Starts a mock in a scenario and signs in the Owner, unless the scenario signs in somebody else. */
export async function startScenario(selection: string) {
  const waits: number[] = []
  let real = BEGIN
  const unexpected = (what: unknown) => {
    throw new Error(JSON.stringify(what))
  }
  const runtime = await startRuntime(
    {
      store: memoryStore(),
      realNow: () => real,
      sleep: async (ms) => {
        waits.push(ms)
        if (ms === Number.POSITIVE_INFINITY) throw new Error('given up')
      },
      appUrl: 'http://app.test',
      live: unexpected,
      report: (event) => {
        if (isFailure(event) && event.kind !== 'handler-failed') unexpected(event)
      },
    },
    compose(readSelection('{"seed":1}')),
  )
  const control = createControl(runtime)
  const { setCookie } = await control.apply(readSelection(`{"seed":1,"persona":"owner"},${selection}`))
  const cookie = setCookie?.split(';')[0] ?? null

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<ScenarioResponse> {
    const headers: Record<string, string | null> = {
      ...more,
      'content-type': body === undefined ? null : 'application/json',
      cookie,
    }
    const outcome = await runtime.handle({
      method,
      url: `/api/v1${path}`,
      headers: { get: (name) => headers[name.toLowerCase()] ?? null },
      text: async () => (body === undefined ? '' : JSON.stringify(body)),
    })
    if (outcome.kind !== 'reply') return { status: null, body: null, retryAfter: null }
    const { status, headers: responseHeaders, body: sent } = outcome.reply
    const text = await new Response(sent).text()
    const retryAfter = responseHeaders.find(([name]) => name === 'retry-after')?.[1] ?? null
    try {
      return { status, body: text === '' ? null : JSON.parse(text), retryAfter }
    } catch {
      return { status, body: 'no JSON', retryAfter }
    }
  }

  return {
    ask,
    get: (path: string) => ask('GET', path),
    waits,
    runtime,
    control,
    pass: async (ms: number) => {
      real += ms
      await runtime.engine.tick()
    },
    logIn: () => ask('POST', '/session', { email: 'owner@nimbus.example', password: PASSWORD }),
  }
}

export type Visit = Awaited<ReturnType<typeof startScenario>>
