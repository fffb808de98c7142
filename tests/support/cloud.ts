import { collections, createDatabase, type WorldRows } from '#mocks/db/index.ts'
import { createEngine } from '#mocks/engine/engine.ts'
import type { EngineEvent } from '#mocks/engine/events.ts'
import { noScenario } from '#mocks/engine/scenario-port.ts'
import type { LifecycleSettings } from '#mocks/engine/types.ts'
import { createClock } from '#mocks/kernel/clock.ts'
import { cloud } from '#mocks/runtime/cloud.ts'
import { isFailure } from '#mocks/runtime/runtime.ts'
import { seedWorld } from '#mocks/seed/index.ts'
import type { SeedVariant } from '#mocks/seed/seed-variant-names.ts'

/** Start of the test worlds: a Monday, 09:00 UTC. */
export const TEST_START = Date.UTC(2026, 2, 2, 9)

/** Paths of the lists of resources. */
export const RESOURCE_LISTS = [
  'vms',
  'containers',
  'databases',
  'volumes',
  'load-balancers',
  'firewalls',
  'cdn-distributions',
  'dns-zones',
] as const

export interface CloudResponse {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of a response, the contract has checked
  readonly body: any
}

interface Options {
  readonly dataset?: string
  readonly seed?: number
  readonly seedVariants?: readonly SeedVariant[]
  readonly lifecycle?: LifecycleSettings
  /** Rows to use instead of a data set, as after a reload. */
  readonly rows?: WorldRows
  /** World time; `TEST_START` by default. */
  readonly now?: number
  /** Receives bugs and violations; without it, they throw. */
  readonly onFailure?: (event: EngineEvent) => void
}

/** Complete cloud with the real engine and a manual clock. Throws on any reported bug or violation. */
export async function cloudUnderTest({
  dataset = 'default',
  seed = 1,
  seedVariants = [],
  lifecycle,
  rows,
  now = TEST_START,
  onFailure = throwFailure,
}: Options = {}) {
  let time = now
  let sequence = 0
  const database = createDatabase(collections)
  await database.load(rows ?? (await seedWorld({ dataset, seed, epoch: time, seedVariants })))
  const engine = createEngine({
    cloud,
    clock: createClock(() => time),
    seed,
    db: {
      read: database.read,
      transaction: async (handler) => {
        const staged = await database.transaction(handler)
        if (staged.changes.length > 0) sequence++
        return staged
      },
      get sequence() {
        return sequence
      },
      base: {},
    },
    scenario: lifecycle ? { ...noScenario, lifecycle } : noScenario,
    basePath: '/api/v1',
    appUrl: 'http://app.test',
    trustsOrigin: () => false,
    sleep: async () => {},
    stopwatch: () => 0,
    live: () => Promise.reject(new Error('no live backend is configured')),
    report: (event) => {
      if (isFailure(event)) onFailure(event)
    },
  })

  async function call(
    method: string,
    path: string,
    body?: unknown,
    key = 'nimbus_demo_owner',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<CloudResponse> {
    const outcome = await engine.handle(
      new Request(`http://app.test/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    if (outcome.kind !== 'reply') throw new Error(`no reply: ${outcome.kind}`)
    const { status, headers: sent, body: text } = outcome.reply
    // A zone file is plain text.
    const isJson = sent.some(([name, value]) => name === 'content-type' && value.includes('json'))
    return { status, body: typeof text === 'string' && isJson ? JSON.parse(text) : text }
  }

  return {
    engine,
    database,
    call,
    forward: (ms: number) => {
      time += ms
    },
    /** VM by name, as the API returns it. */
    vm: async (name: string) => {
      const { body } = await call('GET', `/vms?q=${name}`)
      return body.items.find((vm: { name: string }) => vm.name === name)
    },
  }
}

function throwFailure(event: EngineEvent): never {
  if (event.kind === 'job-failed') throw event.job.error
  throw 'error' in event ? event.error : new Error(JSON.stringify(event))
}
