import type { Operation } from '../contract/operations.gen.ts'
import type { OperationTypes } from '../contract/types.gen.ts'
import type { Transaction } from '../db/index.ts'
import type { Rng } from '../kernel/random.ts'
import type { Identity } from './identity.ts'
import type { Problem } from './problem.ts'

/**
 * What the engine needs of a request: a structural part of the Fetch standard's `Request`.
 * A real `Request` fits as it is; the HTTP server passes a lighter object, because making a
 * `Request` costs more than everything the engine does with it.
 */
export interface EngineRequest {
  readonly method: string
  /** Absolute, or origin-relative (`/api/v1/vms?page=2`). */
  readonly url: string
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
  readonly signal?: AbortSignal
}

/** What the engine answers. Adapters turn it into a `Response` (`toResponse`) or write it to a socket. */
export interface EngineReply {
  readonly status: number
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
  /** How many bytes of UTF-8 a text is, where that is known without counting. */
  readonly bytes?: number
}

/** The outcome of one request: an answer, or none at all. */
export type EngineOutcome =
  | { readonly kind: 'reply'; readonly reply: EngineReply }
  /** The connection breaks: a network error for the caller. */
  | { readonly kind: 'network-error' }

export type OperationId = keyof OperationTypes

/** An operation of the contract, whose id is known to be one. */
export type KnownOperation = Operation & { readonly id: OperationId }

type Data<Op extends OperationId> = OperationTypes[Op]['data']
type Defaulted<Op extends OperationId> = OperationTypes[Op]['defaulted']

/** Parameters that the contract gives a default are never missing in a handler. */
type WithDefaults<Params, Keys> = Params & {
  [K in keyof Params as K extends Keys ? K : never]-?: NonNullable<Params[K]>
}

export type PathOf<Op extends OperationId> = Data<Op> extends { path: infer P } ? P : Record<string, never>
export type QueryOf<Op extends OperationId> =
  Data<Op> extends { query?: infer Q } ? WithDefaults<NonNullable<Q>, Defaulted<Op>> : Record<string, never>
export type BodyOf<Op extends OperationId> = Data<Op> extends { body: infer B } ? B : undefined

/** Signed-in operations always have someone behind them; public ones may not. */
type WhoOf<Op extends OperationId> = OperationTypes[Op]['security'] extends 'required'
  ? Identity
  : Identity | null

type Success<Op extends OperationId> = OperationTypes[Op]['success']

export type HeaderList = ReadonlyArray<readonly [name: string, value: string]>

/** What a handler may answer: one of the operation's documented successes, with the body that belongs to it. */
type Result<Op extends OperationId> = OperationTypes[Op]['stream'] extends true
  ? StreamResult
  : OperationTypes[Op]['binary'] extends true
    ? BinaryResult
    : { [S in keyof Success<Op>]: JsonResult<S, Success<Op>[S]> }[keyof Success<Op>]

/** A body of bytes: a picture, a document. */
export interface BinaryResult {
  readonly status: 200
  /** Its own `content-type` where the contract leaves that open (`image/*`). */
  readonly headers?: HeaderList
  /** Or how to make them, where that takes code that is loaded on demand; everything is read from the rows before. */
  readonly bytes: Uint8Array<ArrayBuffer> | (() => Promise<Uint8Array<ArrayBuffer>>)
}

export type JsonResult<Status, Body> = {
  readonly status: Status
  readonly headers?: HeaderList
} & (undefined extends Body ? { readonly body?: undefined } : { readonly body: Body })

/** A `text/event-stream` that lives until the caller leaves, or the handler ends it. */
export interface StreamResult {
  readonly status: 200
  /** Called once with the sink of the stream; returns how to unsubscribe. */
  readonly subscribe: (sink: StreamSink) => () => void
}

interface StreamSink {
  push(event: StreamEvent): void
  end(): void
  /** Sends a comment that keeps the connection open, and the id from which a reconnecting caller continues. */
  keepAlive(id: string): void
}

export interface StreamEvent {
  readonly id: string
  readonly type: string
  /** JSON, as the contract's `ServerEvent`. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Everything a handler gets. It has no other way to time, chance or state. */
export interface Context<Op extends OperationId> {
  readonly operationId: Op
  readonly path: PathOf<Op>
  readonly query: QueryOf<Op>
  readonly body: BodyOf<Op>
  readonly identity: WhoOf<Op>
  /** This request's transaction; writes of read-only operations throw. */
  readonly tx: Transaction
  /** The simulated now, epoch milliseconds. */
  readonly now: number
  /** The world's seed, for pure functions of (seed, resource, time). */
  readonly seed: number
  /** A generator keyed by the world's seed, this request and `keys`: same history, same values. */
  readonly random: (...keys: ReadonlyArray<string | number>) => Rng
  /** What the scenario says about life cycles ("starts fail"); see mocks/scenarios. */
  readonly lifecycle: LifecycleSettings
  readonly events: EventSource
  /** For streams whose events follow from time alone. */
  readonly ticker: Ticker
  readonly header: (name: string) => string | null
  /** Where links in mails point to: the origin and base path of the app, without a trailing slash. */
  readonly appUrl: string
}

export interface LifecycleSettings {
  /** Chance, 0 to 1, that an accepted life-cycle step ends in `error`. */
  readonly failureRate: number
  /** Multiplies the length of every transition: 0 makes them instant. */
  readonly durationFactor: number
}

export interface EventSource {
  /** Past events after `lastEventId` (when still known) first, then what comes. */
  subscribe(
    lastEventId: string | null,
    wants: (event: AudienceEvent) => boolean,
    push: (event: StreamEvent) => void,
  ): () => void
}

/** Calls back about once a second while the mock is in use. */
export interface Ticker {
  /** @returns how to unsubscribe */
  subscribe(onTick: (snapshot: ReadSnapshot) => void): () => void
}

/** The world as it is now. Valid until the listener returns. */
export interface ReadSnapshot {
  readonly tx: Transaction
  readonly now: number
  readonly seed: number
}

/** An event and who may hear it; its id is given out, and put into the data, when it is published. */
export interface AudienceEvent extends Omit<StreamEvent, 'id'> {
  readonly organizationId: string | null
  readonly userId: string | null
}

/**
 * One operation. A `Problem` that is thrown leaves no trace; one that is returned is sent all the same, but what was
 * written before it stays: a failed attempt is counted although it is refused.
 */
type Handler<Op extends OperationId> = (ctx: Context<Op>) => Result<Op> | Problem

/** Exhaustive by type: an operation without a handler, or a handler without an operation, does not compile. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> }

/** The handlers of some operations: what one file under `mocks/handlers/` exports. */
export type HandlersFor<Op extends OperationId> = Pick<Handlers, Op>
