import { expect } from '@playwright/test'
import type { Adjustment } from '#mocks/admin/control.ts'
import type { WorldSnapshot } from '#mocks/admin/replaced-world.ts'
import type { MailRow } from '#mocks/db/index.ts'
import type { LogEntry as StoredEntry } from '#mocks/engine/request-log.ts'
import { durationMs } from '#mocks/kernel/duration.ts'
import type { Fixture } from '#mocks/recording/fixture.ts'
import type { Har } from '#mocks/recording/har-export.ts'
import type { Recording } from '#mocks/recording/recording.ts'
import { readTraffic, type TrafficReport } from '#mocks/recording/traffic.ts'
import type { InlineScenario, Rule, Scenario, ScenarioDocument } from '#mocks/scenarios/document.ts'
import { type OnCalls, onCalls } from '#mocks/scenarios/on-calls.ts'
import type { OperationId } from '#mocks/scenarios/target.ts'
import type { Choice, MockClient } from './client.ts'

/** Duration: milliseconds, or `90s`, `5m`, `1h`, `2d`, a combination such as `1h 30m`, or ISO 8601: `PT1H30M`. */
type Duration = number | `${string}${'s' | 'm' | 'h' | 'd' | 'w'}` | `${'' | '-'}P${string}`

/** @throws RangeError for an invalid duration */
function milliseconds(duration: Duration): number {
  return typeof duration === 'number' ? duration : durationMs(duration)
}

/** Mail from the outbox. */
type Mail = Omit<MailRow, 'at'> & { readonly at: string }
/** Request log entry. */
type LogEntry = Omit<StoredEntry, 'at'> & { readonly at: string }
/** Complete world, to be restored later or in another browser. */
export type Snapshot = WorldSnapshot
interface Setup {
  /** Client of the mock, once it runs. */
  readonly client: MockClient
  /** True once the mock runs; until then changes are collected. */
  isRunning(): boolean
  /** Clock of the page, kept in sync with the world. */
  readonly page: { now(): number; set(epochMs: number): Promise<void> }
}

/**
 * Controls of a test's mock, in the page or on a server.
 *
 * Before the first page is open the mock in it does not run: changes are collected and applied at its start. Later
 * changes apply at once.
 */
export class Mocks {
  readonly clock: MockClock
  readonly outbox: Outbox
  readonly log: RequestLog
  readonly scenarios: SavedScenarios
  readonly #setup: Setup
  #startScenarios: Choice[]
  readonly #startRules: Rule[] = []
  /** Scenarios that play recorded traffic, for the start. */
  readonly #startTraffic: InlineScenario[] = []

  constructor(setup: Setup, startScenarios: readonly Choice[]) {
    this.#setup = setup
    this.#startScenarios = [...startScenarios]
    this.clock = new MockClock(setup)
    this.outbox = new Outbox(setup.client)
    this.log = new RequestLog(setup.client)
    this.scenarios = new SavedScenarios(setup.client)
  }

  /** Scenarios that the mock starts with. */
  get startScenarios(): readonly Choice[] {
    return this.#startRules.length === 0
      ? this.#startScenarios
      : [...this.#startScenarios, { name: 'rules', rules: this.#startRules }]
  }

  /**
   * Adds scenarios to the test's scenario. If the result says that a new world has started or another user is signed
   * in, open a URL again. Rules set with `on` on a running mock end.
   */
  async use(...choices: readonly Choice[]): Promise<{ readonly newWorld: boolean }> {
    this.#startScenarios = [...this.#startScenarios, ...choices]
    if (!this.#setup.isRunning()) return { newWorld: true }
    this.#startRules.length = 0
    return this.#setup.client.send('PUT', '/scenario', this.startScenarios)
  }

  /**
   * Plays recorded traffic: an HTTP Archive, a recording, or fixtures. Operations give their recorded responses to calls
   * with the same parameters, in their order; the mock answers everything else. Works like `use` otherwise.
   */
  async play(traffic: Har | Recording | readonly Fixture[]): Promise<TrafficReport> {
    const { scenario, report } = readTraffic(traffic)
    // Before the start the scenario is in the URL, which would become too long.
    if (this.#setup.isRunning()) await this.use(scenario)
    else this.#startTraffic.push(scenario)
    return report
  }

  /** @returns false if there is no traffic to play */
  async playAtStart(): Promise<boolean> {
    const scenarios = this.#startTraffic.splice(0)
    if (scenarios.length === 0) return false
    await this.use(...scenarios)
    return true
  }

  /** Forces outcomes of an operation's calls from now on. */
  on<Op extends OperationId>(operation: Op): OnCalls<Op> {
    return onCalls({ change: (change) => this.#setRules(change) }, operation)
  }

  /** Changes latency, failures and life cycle settings, or replaces all rules; the world continues. */
  async adjust(change: Adjustment): Promise<void> {
    if (this.#setup.isRunning()) await this.#setup.client.send('PATCH', '/scenario', change)
    else this.#startScenarios = [...this.#startScenarios, change]
  }

  /** Active scenario with all defaults filled in. */
  scenario(): Promise<Scenario> {
    return this.#setup.client.send('GET', '/scenario')
  }

  /** Restarts the scenario's world. */
  async reset(): Promise<void> {
    await this.#setup.client.send('POST', '/reset')
  }

  /** Brings back the world before the last reset, restored snapshot, replay, or scenario with other data. */
  async undo(): Promise<void> {
    await this.#setup.client.send('POST', '/undo')
  }

  snapshot(): Promise<Snapshot> {
    return this.#setup.client.send('GET', '/snapshot')
  }

  async restore(snapshot: Snapshot): Promise<void> {
    await this.#setup.client.send('PUT', '/snapshot', snapshot)
  }

  async #setRules(change: (rules: readonly Rule[]) => readonly Rule[]): Promise<void> {
    if (!this.#setup.isRunning()) {
      this.#startRules.splice(0, this.#startRules.length, ...change(this.#startRules))
      return
    }
    const { rules } = await this.scenario()
    await this.#setup.client.send('PATCH', '/scenario', { rules: change(rules) })
  }
}

/** Scenarios saved under a name, as in the panel. `use` takes their names too. */
class SavedScenarios {
  readonly #client: MockClient

  constructor(client: MockClient) {
    this.#client = client
  }

  async list(): Promise<readonly ScenarioDocument[]> {
    return (await this.#client.send<{ own: readonly ScenarioDocument[] }>('GET', '/scenarios')).own
  }

  /** Replaces one of the same name. */
  async save(document: ScenarioDocument): Promise<void> {
    await this.#client.send('PUT', '/scenarios', document)
  }

  async remove(name: string): Promise<void> {
    await this.#client.send('DELETE', `/scenarios?name=${encodeURIComponent(name)}`)
  }
}

/** World time. The page's clock moves along, so that displayed times agree. */
class MockClock {
  readonly #setup: Setup

  constructor(setup: Setup) {
    this.#setup = setup
  }

  async now(): Promise<Date> {
    if (!this.#setup.isRunning()) return new Date(this.#setup.page.now())
    const { now } = await this.#setup.client.send<{ now: string }>('GET', '/clock')
    return new Date(now)
  }

  /** Advances the time; due jobs have run when it resolves. */
  async advance(duration: Duration): Promise<void> {
    await this.set(new Date((await this.now()).getTime() + milliseconds(duration)))
  }

  /** Sets the time, forward or back. */
  async set(instant: Date): Promise<void> {
    const { client, page } = this.#setup
    const at = instant.getTime()
    if (!this.#setup.isRunning()) return page.set(at)
    // A world that follows the page's clock moves with it; move it by the remaining difference.
    await page.set(at)
    const { now } = await client.send<{ now: string }>('GET', '/clock')
    const seconds = (at - Date.parse(now)) / 1000
    await client.send('PUT', '/clock', { advance: `${seconds < 0 ? '-' : ''}PT${Math.abs(seconds)}S` })
  }
}

interface WhichMail {
  readonly to?: string
  readonly kind?: string
}

/** Outbox of the mock's mails. */
class Outbox {
  readonly #client: MockClient

  constructor(client: MockClient) {
    this.#client = client
  }

  /** Newest first. */
  async all({ to, kind }: WhichMail = {}): Promise<readonly Mail[]> {
    const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
    const { items } = await this.#client.send<{ items: readonly Mail[] }>('GET', `/mails${query}`)
    return kind === undefined ? items : items.filter((mail) => mail.kind === kind)
  }

  /** Latest mail; waits until there is one. */
  async last(which: WhichMail = {}): Promise<Mail> {
    let newest: Mail | undefined
    await expect(async () => {
      newest = (await this.all(which))[0]
      expect(newest, `a mail ${JSON.stringify(which)} in the outbox`).toBeDefined()
    }).toPass()
    return newest as Mail
  }
}

/** Requests and responses. */
class RequestLog {
  readonly #client: MockClient

  constructor(client: MockClient) {
    this.#client = client
  }

  /**
   * Latest requests, oldest first.
   *
   * @param filter as in the panel: `status:4xx -method:GET`
   */
  async all(filter = ''): Promise<readonly LogEntry[]> {
    const path = `/log?filter=${encodeURIComponent(filter)}`
    return (await this.#client.send<{ items: readonly LogEntry[] }>('GET', path)).items
  }

  /** The same as an HTTP Archive (HAR 1.2), without secrets. */
  har(filter = ''): Promise<Har> {
    return this.#client.send('GET', `/log/har?filter=${encodeURIComponent(filter)}`)
  }

  /** The responses as a TypeScript module of fixtures, for `mocks.play`. */
  async fixtures(filter = ''): Promise<string> {
    const path = `/log/fixtures?filter=${encodeURIComponent(filter)}`
    return (await this.#client.send<{ module: string }>('GET', path)).module
  }

  async of(operation: OperationId): Promise<readonly LogEntry[]> {
    return (await this.all()).filter(({ operationId }) => operationId === operation)
  }

  /** Responses that violate the contract. */
  async violations(): Promise<readonly LogEntry[]> {
    return (await this.#client.send<{ items: readonly LogEntry[] }>('GET', '/violations')).items
  }

  async clear(): Promise<void> {
    await this.#client.send('DELETE', '/log')
  }
}
