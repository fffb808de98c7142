import { expect } from '@playwright/test'
import type { Adjustment } from '#mocks/admin/control.ts'
import { operations } from '#mocks/contract/operations.gen.ts'
import type { MailRow } from '#mocks/db/index.ts'
import type { Saved } from '#mocks/db/persistence/saved.ts'
import type { LogEntry as StoredEntry } from '#mocks/engine/request-log.ts'
import type { Rule, Scenario } from '#mocks/scenarios/document.ts'
import type { OperationId } from '#mocks/scenarios/target.ts'
import type { Choice, Line } from './line.ts'
import type { Forced, OnCalls } from './outcomes.ts'

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** A span of time: milliseconds, or `90s`, `5m`, `1h`, `2d`, and several of them: `1h 30m`. */
type Span = number | `${string}${keyof typeof UNITS}`

/** @throws RangeError for a text that is no span */
function milliseconds(span: Span): number {
  if (typeof span === 'number') return span
  const text = span.trim()
  const isBack = text.startsWith('-')
  const parts = (isBack ? text.slice(1) : text).split(/\s+/).map((part) => {
    const [, amount, unit] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(part) ?? []
    if (amount === undefined) throw new RangeError(`“${span}” is no span of time such as 90s, 5m, 1h or 2d`)
    return Number(amount) * UNITS[unit as keyof typeof UNITS]
  })
  const sum = parts.reduce((total, part) => total + part, 0)
  return isBack ? -sum : sum
}

/** A mail that was kept instead of sent. */
type Mail = Omit<MailRow, 'at'> & { readonly at: string }
/** One request and what became of it. */
type LogEntry = Omit<StoredEntry, 'at'> & { readonly at: string }
/** A whole world, to be put back later or into another browser. */
export type Snapshot = Saved
interface Wiring {
  /** To the mock, once it runs. */
  readonly line: Line
  /** Whether it runs; until then everything is gathered for its start. */
  isRunning(): boolean
  /** The clock of the page, which has to agree with the world. */
  readonly page: { now(): number; set(epochMs: number): Promise<void> }
}

/**
 * The controls of the mock of one test, the same for the mock in the page and for a mock server.
 *
 * Before the first page is open there is no mock in it: what is asked for until then is gathered, and the mock starts in it.
 * From then on everything happens at once.
 */
export class Mocks {
  readonly clock: MockClock
  readonly outbox: Outbox
  readonly log: RequestLog
  readonly #wiring: Wiring
  #starting: Choice[]
  readonly #early: Rule[] = []
  #forced = 0

  constructor(wiring: Wiring, starting: readonly Choice[]) {
    this.#wiring = wiring
    this.#starting = [...starting]
    this.clock = new MockClock(wiring)
    this.outbox = new Outbox(wiring.line)
    this.log = new RequestLog(wiring.line)
  }

  /** What the mock is to start in. */
  get starting(): readonly Choice[] {
    return this.#early.length === 0
      ? this.#starting
      : [...this.#starting, { name: 'rules', rules: this.#early }]
  }

  /**
   * Puts the mock into a scenario, on top of what the test began with. Once a page is open it has read from the world as it
   * was: when the answer says that another world has begun, or somebody else is signed in, open an address anew. What `on`
   * has forced on a running mock is over then.
   */
  async use(...choices: readonly Choice[]): Promise<{ readonly newWorld: boolean }> {
    this.#starting = [...this.#starting, ...choices]
    if (!this.#wiring.isRunning()) return { newWorld: true }
    this.#early.length = 0
    return this.#wiring.line.send('PUT', '/scenario', this.starting)
  }

  /** Says what becomes of the calls of an operation, from now on. */
  on<Op extends OperationId>(operation: Op): OnCalls<Op> {
    return this.#onCalls(operation, {})
  }

  /** Changes waiting, failure and life cycles, or replaces every rule; the world goes on. */
  async adjust(change: Adjustment): Promise<void> {
    if (this.#wiring.isRunning()) await this.#wiring.line.send('PATCH', '/scenario', change)
    else this.#starting = [...this.#starting, change]
  }

  /** The scenario in force, with everything decided. */
  scenario(): Promise<Scenario> {
    return this.#wiring.line.send('GET', '/scenario')
  }

  /** Begins the scenario's world anew. */
  async reset(): Promise<void> {
    await this.#wiring.line.send('POST', '/reset')
  }

  snapshot(): Promise<Snapshot> {
    return this.#wiring.line.send('GET', '/snapshot')
  }

  async restore(snapshot: Snapshot): Promise<void> {
    await this.#wiring.line.send('PUT', '/snapshot', snapshot)
  }

  #onCalls<Op extends OperationId>(operation: Op, when: NonNullable<Rule['when']>): OnCalls<Op> {
    const only = (more: NonNullable<Rule['when']>) => this.#onCalls(operation, { ...when, ...more })
    const force = (then: Rule['then']) => {
      this.#forced += 1
      return this.#force({ id: `test-${this.#forced}-${operation}`, operation, when, then })
    }
    return {
      once: () => only({ times: 1 }),
      times: (times) => only({ times }),
      fromCall: (call) => only({ call }),
      where: (match) => only({ match }),
      respondWith: (status, code, more) => {
        const documented: Record<number, { readonly codes: readonly string[] } | undefined> =
          operations[operation].responses
        const first = documented[status]?.codes[0]
        if (first === undefined)
          throw new RangeError(`${operation} documents no problem with status ${status}`)
        // The types have let nothing else through; the mock checks it once more.
        return force({ respond: { status, code: (code ?? first) as never, ...more } })
      },
      fail: (fault) => force({ fault }),
      delay: (delayMs) => force({ delayMs }),
    }
  }

  async #force(rule: Rule & { readonly id: string }): Promise<Forced> {
    if (this.#wiring.isRunning()) await this.#setRules((rules) => [...rules, rule])
    else this.#early.push(rule)
    return {
      id: rule.id,
      remove: async () => {
        const early = this.#early.indexOf(rule)
        if (early >= 0) this.#early.splice(early, 1)
        if (this.#wiring.isRunning())
          await this.#setRules((rules) => rules.filter(({ id }) => id !== rule.id))
      },
    }
  }

  async #setRules(change: (rules: readonly Rule[]) => readonly Rule[]): Promise<void> {
    const { rules } = await this.scenario()
    await this.#wiring.line.send('PATCH', '/scenario', { rules: change(rules) })
  }
}

/** World time. The page's own clock goes with it, so that what screens say of the time agrees. */
class MockClock {
  readonly #wiring: Wiring

  constructor(wiring: Wiring) {
    this.#wiring = wiring
  }

  async now(): Promise<Date> {
    if (!this.#wiring.isRunning()) return new Date(this.#wiring.page.now())
    const { now } = await this.#wiring.line.send<{ now: string }>('GET', '/clock')
    return new Date(now)
  }

  /** Lets so much time pass: what was due by then has happened when it is done. */
  async advance(span: Span): Promise<void> {
    await this.set(new Date((await this.now()).getTime() + milliseconds(span)))
  }

  /** Moves to an instant, forward or back. */
  async set(instant: Date): Promise<void> {
    const { line, page } = this.#wiring
    const at = instant.getTime()
    if (!this.#wiring.isRunning()) return page.set(at)
    // A world that follows the page's clock moves with it; what it is off by then, it is moved by.
    await page.set(at)
    const { now } = await line.send<{ now: string }>('GET', '/clock')
    const seconds = (at - Date.parse(now)) / 1000
    await line.send('PUT', '/clock', { advance: `${seconds < 0 ? '-' : ''}PT${Math.abs(seconds)}S` })
  }
}

interface WhichMail {
  readonly to?: string
  readonly kind?: string
}

/** What would have been sent. */
class Outbox {
  readonly #line: Line

  constructor(line: Line) {
    this.#line = line
  }

  /** Newest first. */
  async all({ to, kind }: WhichMail = {}): Promise<readonly Mail[]> {
    const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
    const { items } = await this.#line.send<{ items: readonly Mail[] }>('GET', `/mails${query}`)
    return kind === undefined ? items : items.filter((mail) => mail.kind === kind)
  }

  /** The newest; waits until there is one. */
  async last(which: WhichMail = {}): Promise<Mail> {
    let newest: Mail | undefined
    await expect(async () => {
      newest = (await this.all(which))[0]
      expect(newest, `a mail ${JSON.stringify(which)} in the outbox`).toBeDefined()
    }).toPass()
    return newest as Mail
  }
}

/** What was asked, and what was answered. */
class RequestLog {
  readonly #line: Line

  constructor(line: Line) {
    this.#line = line
  }

  /** The last requests, oldest first. */
  async all(): Promise<readonly LogEntry[]> {
    return (await this.#line.send<{ items: readonly LogEntry[] }>('GET', '/log')).items
  }

  async of(operation: OperationId): Promise<readonly LogEntry[]> {
    return (await this.all()).filter(({ operationId }) => operationId === operation)
  }

  /** Answers outside the contract. */
  async violations(): Promise<readonly LogEntry[]> {
    return (await this.#line.send<{ items: readonly LogEntry[] }>('GET', '/violations')).items
  }

  async clear(): Promise<void> {
    await this.#line.send('DELETE', '/log')
  }
}
