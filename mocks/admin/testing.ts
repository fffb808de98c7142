import { memoryStore } from '../db/persistence/memory.ts'
import { isFailure, type Platform, type Runtime, startRuntime } from '../runtime/runtime.ts'
import type { Scenario } from '../scenarios/document.ts'
import { compose, readSelection } from '../scenarios/selection.ts'
import { createControl, type MockControl } from './control.ts'

/** Real time of the mock under test, in epoch milliseconds. */
export const NOW = Date.UTC(2026, 2, 2, 9)

export interface ControlledMock {
  readonly runtime: Runtime
  readonly control: MockControl
  /** Scenarios that a runtime would have saved. */
  readonly remembered: readonly Scenario[]
  /** Sends a request with the cookie from a `Set-Cookie` header. */
  readonly send: (method: string, path: string, setCookie?: string | null) => Promise<AdminResponse>
  /** Like `send`, but reads the cookie when the mock wants to know it. */
  readonly sendLater: (method: string, path: string, setCookie: () => string | null) => Promise<AdminResponse>
}

interface AdminResponse {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests check the parts of the body that they name
  readonly body: any
}

/** Starts a mock in the scenario `test`, for tests of its controls. Without `sleep` nothing waits. */
export async function startControlledMock({
  sleep = async () => {},
}: Pick<Platform, 'sleep'> = {}): Promise<ControlledMock> {
  const runtime = await startRuntime(
    {
      store: memoryStore(),
      realNow: () => NOW,
      sleep,
      appUrl: 'http://app.test',
      report: (event) => {
        if (isFailure(event)) throw new Error(JSON.stringify(event))
      },
    },
    compose(readSelection('test')),
  )
  const remembered: Scenario[] = []
  const control = createControl(runtime, (scenario) => remembered.push(scenario))
  const sendLater: ControlledMock['sendLater'] = async (method, path, setCookie) => {
    const outcome = await runtime.handle({
      method,
      url: `/api/v1${path}`,
      headers: { get: (name) => (name === 'cookie' ? (setCookie()?.split(';')[0] ?? null) : null) },
      text: async () => '',
    })
    if (outcome.kind !== 'reply') throw new Error(outcome.kind)
    const { status, body } = outcome.reply
    return { status, body: typeof body === 'string' ? JSON.parse(body) : null }
  }
  return {
    runtime,
    control,
    remembered,
    send: (method, path, setCookie = null) => sendLater(method, path, () => setCookie),
    sendLater,
  }
}
