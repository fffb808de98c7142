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
  const headers: Readonly<Record<string, string>> = { authorization: 'Bearer nimbus_demo_owner' }
  const request: EngineRequest = {
    method: 'GET',
    url: `/api/v1${target}`,
    headers: { get: (name) => headers[name] ?? null },
    text: async () => '',
  }
  const outcome = await runtime.handle(request)
  if (outcome.kind !== 'reply' || outcome.reply.status !== 200)
    throw new Error(`${target}: ${JSON.stringify(outcome)}`)
  return String(outcome.reply.body)
}
