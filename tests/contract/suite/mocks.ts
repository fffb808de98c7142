import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import type { InlineScenario } from '#mocks/scenarios/document.ts'
import type { Driver } from './driver.ts'

export interface Mail {
  readonly to: string
  readonly kind: string
  readonly text: string
  readonly facts: Readonly<Record<string, string>>
}

/** Thrown for routes that a server other than the mock does not offer. */
export class NotSupported extends Error {}

/** With failed resources and unpaid invoices, so that every documented state occurs. */
const EVERY_STATE: InlineScenario = { seedVariants: ['failures', 'unpaid-invoices'] }

/** Client for the mock's own routes, to set up and inspect tests. */
export class Mocks {
  readonly #driver: Driver
  /** True if the scenario is the one that `begin` sets. */
  #isFirst = false

  constructor(driver: Driver) {
    this.#driver = driver
  }

  /** Resets to the scenario `test` (fixed clock, no latency, no randomness) with every state. */
  async begin(): Promise<void> {
    if (!this.#isFirst) await this.scenario()
    this.#isFirst = true
    await this.#ask('POST', '/reset')
  }

  /** Adds scenario documents to that scenario. */
  async scenario(...documents: readonly InlineScenario[]): Promise<void> {
    this.#isFirst = false
    await this.#ask('PUT', '/scenario', ['test', EVERY_STATE, ...documents])
  }

  /** Forces a documented problem of an operation. */
  async force(operation: OperationId, status: number, code: string): Promise<void> {
    const respond = { status, code, retryAfter: 7 } as Extract<Outcome, { respond: unknown }>['respond']
    await this.scenario({ rules: [{ operation, then: { respond } }] })
  }

  /** @param duration ISO 8601, such as PT1H */
  async advance(duration: string): Promise<void> {
    await this.#ask('POST', '/clock', { advance: duration })
  }

  /** Newest first. */
  async mailsTo(address: string): Promise<readonly Mail[]> {
    const { items } = (await this.#ask('GET', `/mails?to=${encodeURIComponent(address)}`)) as {
      items: Mail[]
    }
    return items
  }

  /** Contract violations that the mock itself reported during this case; none from a server without this hook. */
  async violations(): Promise<readonly unknown[]> {
    try {
      return ((await this.#ask('GET', '/violations')) as { items: unknown[] }).items
    } catch (error) {
      if (error instanceof NotSupported) return []
      throw error
    }
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.#driver.send({
      method,
      url: `/__mocks${path}`,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      cookies: false,
    })
    if (response.status === 404 || response.status === 501)
      throw new NotSupported(`needs the hook ${method} ${path}`)
    assert.ok(
      response.status < 300,
      `${method} /__mocks${path} returned ${response.status}: ${response.text}`,
    )
    return response.text === '' ? null : JSON.parse(response.text)
  }
}

type Outcome = NonNullable<InlineScenario['rules']>[number]['then']
