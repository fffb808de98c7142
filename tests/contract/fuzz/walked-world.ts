import assert from 'node:assert/strict'
import { createControl, type MockControl } from '#mocks/admin/control.ts'
import type { WorldRows } from '#mocks/db/index.ts'
import { memoryStore } from '#mocks/db/persistence/memory.ts'
import type { Exchange } from '#mocks/engine/exchange.ts'
import type { Fault } from '#mocks/engine/outcome.ts'
import type { Runtime } from '#mocks/runtime/runtime.ts'
import { isFailure, startRuntime } from '#mocks/runtime/runtime.ts'
import { compose, readSelection } from '#mocks/scenarios/selection.ts'
import { messageOf } from '#mocks/server/log-line.ts'
import { brokenInvariants, collectionNames } from '../invariants.ts'
import { API_BASE } from '../suite/api.ts'
import { responseViolations } from '../suite/check.ts'
import type { RandomRequest } from './random-request.ts'
import { fillIn } from './references.ts'
import { fillInHeader, knownValues, toWire } from './world.ts'

const START = Date.UTC(2026, 2, 2, 9)

const OWNER_KEY = 'nimbus_demo_owner'

/** Lists with a summary, and the collections of their rows. */
const LISTS = [
  ['vms', 'vms'],
  ['containers', 'containers'],
  ['databases', 'databases'],
  ['volumes', 'volumes'],
  ['load-balancers', 'loadBalancers'],
  ['firewalls', 'firewalls'],
  ['cdn-distributions', 'cdnDistributions'],
  ['dns-zones', 'dnsZones'],
] as const

/** Faults whose response can't be read. */
const DAMAGING: ReadonlySet<Fault> = new Set(['malformed-json', 'slow-body'])

/** A mock in a named scenario, with a manual real clock, that checks itself after each step. */
export class WalkedWorld {
  readonly control: MockControl
  readonly #runtime: Runtime
  readonly #values: ReturnType<typeof knownValues>
  readonly #problems: string[]
  readonly #real: { now: number }
  #last: Exchange | null = null
  #checks = 0

  private constructor(runtime: Runtime, problems: string[], real: { now: number }) {
    this.#runtime = runtime
    this.control = createControl(runtime)
    this.#values = knownValues(runtime)
    this.#problems = problems
    this.#real = real
    runtime.onEvent((event) => {
      if (event.kind === 'handled') this.#last = event.exchange
    })
  }

  static async start(scenario: string): Promise<WalkedWorld> {
    const problems: string[] = []
    const real = { now: START }
    const runtime = await startRuntime(
      {
        store: memoryStore(),
        realNow: () => real.now,
        sleep: async () => {},
        appUrl: 'http://console.test',
        report: (event) => {
          const message = isFailure(event) ? messageOf(event) : null
          if (message !== null) problems.push(message)
        },
      },
      compose(readSelection(scenario)),
    )
    await runtime.engine.loadAll()
    return new WalkedWorld(runtime, problems, real)
  }

  /** Starts the scenario from its beginning. */
  async begin(scenario: string): Promise<void> {
    this.#real.now = START
    this.#values.forget()
    await this.control.apply(readSelection(scenario))
    await this.control.reset()
    await this.check()
  }

  /** Sends a request and checks its response, unless the scenario damages it on purpose. */
  async send({ operation, method, url, headers, body, after }: RandomRequest): Promise<void> {
    this.#real.now += after * 1000 + 1
    await this.#runtime.engine.tick()
    const there = await this.#values.existing()
    const filled = fillIn(url, there)
    const outcome = await this.#runtime.handle({
      method,
      url: filled,
      headers: { get: (name) => fillInHeader(headers[name.toLowerCase()], there, filled) },
      text: async () => (body === null ? '' : fillIn(body, there)),
    })
    const exchange = this.#last
    assert.ok(exchange !== null)
    const isForced = exchange.outcome !== null && exchange.outcome.kind !== 'handle'
    if (outcome.kind === 'network-error') {
      assert.ok(isForced || exchange.isOffline, `${method} ${filled} got no response`)
      return
    }
    if (exchange.outcome?.kind === 'fault' && DAMAGING.has(exchange.outcome.fault)) return
    const response = await toWire(outcome)
    this.#values.learn(response.text)
    const text = `${method} ${filled} returned ${response.status} ${response.text.slice(0, 500)}`
    if (exchange.operation?.id === operation)
      assert.deepEqual(responseViolations(operation, response), [], text)
    if (response.status >= 500 && !isForced)
      assert.match(`${operation} ${response.text}`, /^completeSignUp .*account_creation_failed/, text)
  }

  /** Checks the rules of the world once all due jobs have run. */
  async check(): Promise<void> {
    await this.#runtime.engine.tick()
    const rows = await this.#runtime.db.read(
      (tx) => Object.fromEntries(collectionNames.map((name) => [name, tx[name].all()])) as WorldRows,
    )
    assert.deepEqual([...this.#problems.splice(0), ...brokenInvariants(rows, this.control.clock.now)], [])
    await this.#checkTotals(rows)
  }

  /** Compares the totals of one list, another at each step, with the rows. */
  async #checkTotals(rows: WorldRows): Promise<void> {
    const [path, collection] = LISTS[this.#checks++ % LISTS.length] as (typeof LISTS)[number]
    const count = async (url: string): Promise<unknown> => {
      const outcome = await this.#runtime.handle({
        method: 'GET',
        url,
        headers: { get: (name) => (name === 'authorization' ? `Bearer ${OWNER_KEY}` : null) },
        text: async () => '',
      })
      const isAnswered = outcome.kind === 'reply' && outcome.reply.status === 200
      if (!isAnswered || this.#last?.outcome?.kind !== 'handle') return undefined
      return JSON.parse(String(outcome.reply.body)).total
    }
    for (const url of [`${API_BASE}/${path}?pageSize=1`, `${API_BASE}/${path}/summary`]) {
      const total = await count(url)
      const owner = this.#last?.caller
      if (total === undefined || owner?.kind !== 'known') continue
      const organizationId = owner.identity.organization.id
      const existing = (rows[collection] ?? []).filter((row) => row.organizationId === organizationId)
      assert.equal(total, existing.length, `the total of ${url}`)
    }
  }

  close(): Promise<void> {
    return this.#runtime.close()
  }
}
