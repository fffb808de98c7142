import assert from 'node:assert/strict'
import type { OperationTypes } from '#mocks/contract/types.gen.ts'
import type { OperationId } from '#mocks/engine/types.ts'
import type { Problem } from '#src/api/generated/types.gen.ts'
import { demoKey, type KeyName } from './callers.ts'
import { eventViolations, mediaTypeOf, responseViolations } from './check.ts'
import { type OutcomeName, operationOf } from './contract.ts'
import type { Coverage } from './coverage.ts'
import type { Driver, StoredCookie, WireRequest, WireResponse } from './driver.ts'
import { EventReader, type StreamedEvent } from './event-stream.ts'
import { Mocks } from './mocks.ts'

/** Credentials of a request: an API key, the browser's cookies, or none. */
export type Caller = KeyName | 'session' | 'nobody'

export interface Request {
  /** Without it, `owner` where the operation takes API keys, otherwise `session`. */
  readonly as?: Caller
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent unchanged, instead of `body`. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Success<Op extends OperationId> = OperationTypes[Op]['success']

/** Response of any operation. */
export interface AnyResponse {
  readonly operation: OperationId
  readonly outcome: OutcomeName
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export interface ApiResponse<Op extends OperationId> extends AnyResponse {
  readonly operation: Op
  /** Type only, for `bodyOf`; never set. */
  readonly successBody?: Success<Op>[keyof Success<Op>]
}

/** Open stream, whose events are checked against the contract. */
export interface EventStream {
  /** Next event; null after a timeout. */
  next(): Promise<StreamedEvent | null>
  close(): Promise<void>
}

export const API_BASE = '/api/v1'

/** Prefix of messages about contract violations. */
export const OUTSIDE_THE_CONTRACT = 'Outside the contract:'

/** API client for cases. Every response is checked against the contract and counted as reached. */
export class Api {
  readonly mocks: Mocks
  readonly #driver: Driver
  readonly #coverage: Coverage
  readonly #keyOf: (name: KeyName) => string
  readonly #streams: EventStream[] = []

  constructor(driver: Driver, coverage: Coverage, keyOf: (name: KeyName) => string = demoKey) {
    this.#driver = driver
    this.#coverage = coverage
    this.#keyOf = keyOf
    this.mocks = new Mocks(driver)
  }

  /** Resets the world and the cookies. */
  async begin(): Promise<void> {
    await this.#driver.forgetCookies()
    await this.mocks.begin()
  }

  async closeStreams(): Promise<void> {
    for (const stream of this.#streams.splice(0)) await stream.close()
  }

  /** Closes open streams and fails on problems that only the mock noticed. */
  async end(): Promise<void> {
    await this.closeStreams()
    assert.deepEqual(await this.mocks.violations(), [])
  }

  async send<Op extends OperationId>(operation: Op, request: Request = {}): Promise<ApiResponse<Op>> {
    const wire = await this.#driver.send(this.wire(operation, request))
    await this.received(operation, wire)
    assertNoViolations(responseViolations(operation, wire))
    const type = mediaTypeOf(wire.headers)
    const body: unknown = type === null ? null : type.endsWith('json') ? JSON.parse(wire.text) : wire.text
    const outcome = outcomeOf(wire.status, body)
    this.#coverage.see(operation, outcome)
    return { operation, outcome, status: wire.status, headers: wire.headers, body }
  }

  /** Sees each response before it is checked. */
  protected async received(_operation: OperationId, _response: Pick<WireResponse, 'status'>): Promise<void> {}

  /** Sends a request without an operation or with an intentionally broken response; unchecked. */
  raw(request: Partial<WireRequest> & Pick<WireRequest, 'method' | 'url'>): Promise<WireResponse> {
    return this.#driver.send({ headers: {}, body: null, cookies: false, ...request })
  }

  /** The request that `send` would make, for `raw`. */
  wire(operation: OperationId, request: Request = {}): WireRequest {
    return toWire(operation, request, this.#keyOf)
  }

  /** Opens a stream. */
  async listen(
    request: Request = {},
    operation: 'streamEvents' | 'streamLogs' | 'streamChat' = 'streamEvents',
  ): Promise<EventStream> {
    const stream = await this.#driver.open(this.wire(operation, request))
    const { status, headers } = stream
    await this.received(operation, stream)
    assertNoViolations(responseViolations(operation, { status, headers, text: '' }))
    this.#coverage.see(operation, `${status}`)
    const reader = new EventReader(stream)
    const open: EventStream = {
      next: async () => {
        const event = await reader.next()
        if (event) assertNoViolations(eventViolations(operation, event.data))
        return event
      },
      close: () => reader.close(),
    }
    this.#streams.push(open)
    return open
  }

  /** Signs in; from now on `session` is this user. */
  logIn(
    email = 'admin@nimbus.example',
    more: { password?: string; remember?: boolean } = {},
  ): Promise<ApiResponse<'logIn'>> {
    return this.send('logIn', { body: { email, password: 'Nimbus-Demo-1!', ...more } })
  }

  sessionCookie(): Promise<StoredCookie | null> {
    return this.#driver.sessionCookie()
  }

  forgetCookies(): Promise<void> {
    return this.#driver.forgetCookies()
  }
}

/** Typed body of a success. */
export function bodyOf<Op extends OperationId>(
  response: ApiResponse<Op>,
): NonNullable<ApiResponse<Op>['successBody']> {
  assert.ok(
    response.status < 300,
    `${response.operation} returned ${response.outcome}: ${JSON.stringify(response.body)}`,
  )
  return response.body as NonNullable<ApiResponse<Op>['successBody']>
}

/** Problem of a response. */
export function problemOf(response: AnyResponse): Problem {
  assert.ok(response.status >= 400, `${response.operation} returned ${response.outcome}`)
  return response.body as Problem
}

/** Compares texts: differences of lists are harder to read. */
function assertNoViolations(violations: readonly string[]): void {
  assert.ok(violations.length === 0, `${OUTSIDE_THE_CONTRACT}\n${violations.join('\n')}`)
}

function outcomeOf(status: number, body: unknown): OutcomeName {
  return status < 400 ? `${status}` : `${status} ${(body as Problem).code}`
}

function toWire(id: OperationId, request: Request, keyOf: (name: KeyName) => string): WireRequest {
  const operation = operationOf(id)
  const identity = request.as ?? (operation.keyScope === 'none' ? 'session' : 'owner')
  const body = request.text ?? (request.body === undefined ? null : JSON.stringify(request.body))
  return {
    method: operation.method,
    url: API_BASE + fillPath(operation.path, request.path ?? {}) + search(request.query ?? {}),
    headers: {
      ...(identity === 'session' || identity === 'nobody'
        ? {}
        : { authorization: `Bearer ${keyOf(identity)}` }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    body,
    cookies: identity === 'session',
  }
}

function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    assert.ok(value !== undefined, `the case gives no ${name} for ${path}`)
    return encodeURIComponent(value)
  })
}

function search(query: NonNullable<Request['query']>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) params.append(name, String(item))
  }
  return params.size === 0 ? '' : `?${params}`
}
