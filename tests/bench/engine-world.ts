import { memoryStore } from '#mocks/db/persistence/memory.ts'
import type { EngineRequest } from '#mocks/engine/types.ts'
import { isFailure, type Platform, type Runtime, startRuntime } from '#mocks/runtime/runtime.ts'
import { compose, readSelection } from '#mocks/scenarios/selection.ts'

/**
 * Starts the mock without an adapter; any problem it reports ends the benchmark.
 *
 * @param seed makes other rows than the data set's
 */
export async function startWorld(dataset: string, seed?: Platform['seed']): Promise<Runtime> {
  const fail = (problem: unknown) => {
    throw new Error(JSON.stringify(problem))
  }
  return startRuntime(
    {
      store: memoryStore(),
      ...(seed !== undefined && { seed }),
      realNow: Date.now,
      sleep: async () => {},
      appUrl: 'http://console.test',
      report: (event) => {
        if (isFailure(event)) fail(event)
      },
    },
    compose(readSelection(`test,${JSON.stringify({ dataset })}`)),
  )
}

/** Response body for the owner; throws for any status but 200. */
export async function getBody(runtime: Runtime, target: string): Promise<string> {
  return await send(runtime, target, { method: 'GET', headers: {}, status: 200 })
}

/** Creates a resource as the owner; throws for any status but 202. */
export async function post(runtime: Runtime, target: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await send(runtime, target, { method: 'POST', headers, status: 202, body: JSON.stringify(body) })
}

async function send(
  runtime: Runtime,
  target: string,
  {
    method,
    headers,
    body = '',
    status,
  }: { method: string; headers: Readonly<Record<string, string>>; body?: string; status: number },
): Promise<string> {
  const all: Readonly<Record<string, string>> = { ...headers, authorization: 'Bearer nimbus_demo_owner' }
  const request: EngineRequest = {
    method,
    url: `/api/v1${target}`,
    headers: { get: (name) => all[name] ?? null },
    text: async () => body,
  }
  const outcome = await runtime.handle(request)
  if (outcome.kind !== 'reply' || outcome.reply.status !== status) {
    throw new Error(`${target}: ${JSON.stringify(outcome)}`)
  }
  return String(outcome.reply.body)
}
