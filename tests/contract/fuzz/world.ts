import type { AnyRow, WorldRows } from '#mocks/db/index.ts'
import { memoryStore } from '#mocks/db/persistence/memory.ts'
import type { EngineOutcome, EngineReply } from '#mocks/engine/types.ts'
import { isFailure, type Runtime, startRuntime } from '#mocks/runtime/runtime.ts'
import { compose, readSelection } from '#mocks/scenarios/selection.ts'
import { messageOf } from '#mocks/server/log-line.ts'
import type { WireResponse } from '../suite/driver.ts'
import type { RandomRequest } from './random-request.ts'
import { type Existing, fillIn } from './references.ts'

/** Mock whose engine is called directly, with everything it reports. */
export interface World {
  readonly runtime: Runtime
  readonly violations: string[]
  begin(): Promise<void>
  send(request: RandomRequest): Promise<SentRequest>
}

export interface SentRequest {
  readonly response: WireResponse
  /** Request as sent. */
  readonly url: string
  readonly body: string | null
  /** Collections with changed rows. */
  readonly changed: readonly string[]
}

const scenario = compose(readSelection('test,{"seedVariants":["failures","unpaid-invoices"]}'))

/** Resource collections that operations accept in general. */
const resources = ['vms', 'containers', 'databases', 'volumes', 'firewalls'] as const

/** Collections with optimistic locking. */
const versioned = ['firewalls', 'dnsZones', 'alertRules', 'notificationChannels', 'customRoles'] as const

/** Longest duration of a request, in milliseconds. */
const TIMEOUT_MS = 5_000

export async function startWorld(): Promise<World> {
  const violations: string[] = []
  const runtime = await startRuntime(
    {
      store: memoryStore(),
      realNow: Date.now,
      sleep: async (ms) => void violations.push(`waited ${ms} ms in a scenario without latency`),
      appUrl: 'http://console.test',
      report: (event) => {
        const message = isFailure(event) ? messageOf(event) : null
        if (message !== null) violations.push(message)
      },
    },
    scenario,
  )
  const { existing, learn, forget } = knownValues(runtime)

  return {
    runtime,
    violations,
    begin: () => {
      forget()
      violations.length = 0
      return runtime.startWorld(scenario)
    },

    async send({ method, url, headers, body, after }) {
      if (after > 0) await runtime.db.setClock(runtime.clock.shift(after * 1000))
      // Run due jobs first, so that only the request's changes are seen.
      await runtime.engine.tick()
      const there = await existing()
      const filled = { url: fillIn(url, there), body: body === null ? null : fillIn(body, there) }
      const before = runtime.db.sequence
      const noted = await runtime.db.read((tx) =>
        [tx.apiKeys, tx.sessions, tx.memberships].flatMap((table): readonly AnyRow[] => table.all()),
      )
      const outcome = await inTime(
        runtime.engine.handle({
          method,
          url: filled.url,
          headers: { get: (name) => fillInHeader(headers[name.toLowerCase()], there, filled.url) },
          text: async () => filled.body ?? '',
        }),
        `${method} ${filled.url}`,
      )
      const response = await toWire(outcome)
      learn(response.text)
      const { rows } = await runtime.db.snapshot()
      const written = rows.filter(({ seq }) => seq > before)
      const differs = written.filter(
        ({ id, row }) => describeRow(row) !== describeRow(noted.find((it) => it.id === id)),
      )
      const changed = new Set(differs.map((it) => it.collection))
      return { response, ...filled, changed: [...changed] }
    },
  }
}

/** Values for the placeholders of requests: of rows, and from responses. */
export function knownValues(runtime: Runtime) {
  const cursors: string[] = []
  const given = { logs: [] as { readonly id: string }[], recommendations: [] as { readonly id: string }[] }
  return {
    existing: async (): Promise<Existing> => {
      const tables = await runtime.db.read((tx) => tx)
      const rows: Existing['rows'] = (name) =>
        name in given
          ? given[name as keyof typeof given]
          : name === 'resources'
            ? resources.flatMap(rows)
            : tables[name as keyof WorldRows].all()
      return {
        cursors,
        rows,
        version(url) {
          const named = versioned.flatMap(rows).find(({ id }) => `${url}/`.includes(`/${id}/`))
          return named === undefined ? null : `"${named.rulesRevision ?? named.revision}"`
        },
      }
    },
    /** Remembers values of a response that no row holds. */
    learn: (text: string) => {
      const cursor = /"nextCursor":"([^"]+)"/.exec(text)?.[1]
      if (cursor !== undefined) cursors.push(cursor)
      for (const [, id = ''] of text.matchAll(/"id":"(log_[^"]+)"/g)) given.logs.push({ id })
      for (const [, id = ''] of text.matchAll(/"id":"(advice_[^"]+)"/g)) given.recommendations.push({ id })
    },
    forget: () => {
      for (const list of [cursors, given.logs, given.recommendations]) list.length = 0
    },
  }
}

/** Row as text, without last-use times, which every request updates. */
function describeRow(row: unknown): string {
  return (
    JSON.stringify(row, (name, value) => (/^last(ActiveAt|UsedAt|UsedIp)$/.test(name) ? undefined : value)) ??
    ''
  )
}

export function fillInHeader(value: string | undefined, there: Existing, url: string): string | null {
  return value === undefined ? null : fillIn(value, there, url)
}

async function inTime<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${TIMEOUT_MS} ms: ${what}`)), TIMEOUT_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

export async function toWire(outcome: EngineOutcome): Promise<WireResponse> {
  if (outcome.kind !== 'reply') throw new Error(`the outcome is ${outcome.kind}, which nothing asked for`)
  const { status, headers, body } = outcome.reply
  return {
    status,
    headers: new Headers(headers.map(([name, value]) => [name, value])),
    text: await textOf(body),
  }
}

/** Cancels a stream: only its start matters here. */
async function textOf(body: EngineReply['body']): Promise<string> {
  if (body === null || typeof body === 'string') return body ?? ''
  if (body instanceof Uint8Array) return new TextDecoder().decode(body)
  await body.cancel()
  return ''
}
