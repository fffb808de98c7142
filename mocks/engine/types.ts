import type { Operation } from '../contract/operations.gen.ts'
import type { OperationTypes } from '../contract/types.gen.ts'
import type { Transaction } from '../db/index.ts'
import type { Rng } from '../kernel/random.ts'
import type { Identity } from './identity.ts'
import type { Problem } from './problem.ts'

/**
 * Request as the engine needs it: a structural subset of the Fetch standard's `Request`. The HTTP server passes a
 * lighter object, since creating a `Request` costs more than processing it.
 */
export interface EngineRequest {
  readonly method: string
  /** Absolute, or origin-relative (`/api/v1/vms?page=2`). */
  readonly url: string
  readonly headers: { get(name: string): string | null }
  /** Network address that the request came from; omitted where all requests come from one browser. */
  readonly client?: string | undefined
  /** Path and query of the page that sends it, where the platform knows. */
  readonly page?: string
  text(): Promise<string>
  readonly signal?: AbortSignal
}

/** Response of the engine. Adapters convert it into a `Response` (`toResponse`) or write it to a socket. */
export interface EngineReply {
  readonly status: number
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
  /** UTF-8 length of a text body, if known without counting. */
  readonly bytes?: number
}

/** Outcome of one request: a reply or none. */
export type EngineOutcome =
  | { readonly kind: 'reply'; readonly reply: EngineReply }
  /** The connection breaks: a network error for the client. */
  | { readonly kind: 'network-error' }

export type OperationId = keyof OperationTypes

/** Operation with a known id. */
export type KnownOperation = Operation & { readonly id: OperationId }

type Data<Op extends OperationId> = OperationTypes[Op]['data']
type Defaulted<Op extends OperationId> = OperationTypes[Op]['defaulted']

/** Parameters with a default in the contract are always present. */
type WithDefaults<Params, Keys> = Params & {
  [K in keyof Params as K extends Keys ? K : never]-?: NonNullable<Params[K]>
}

export type PathOf<Op extends OperationId> = Data<Op> extends { path: infer P } ? P : Record<string, never>
export type QueryOf<Op extends OperationId> =
  Data<Op> extends { query?: infer Q } ? WithDefaults<NonNullable<Q>, Defaulted<Op>> : Record<string, never>
export type BodyOf<Op extends OperationId> = Data<Op> extends { body: infer B } ? B : undefined

/** Operations that require authentication always have an identity; public ones may not. */
type IdentityOf<Op extends OperationId> = OperationTypes[Op]['security'] extends 'required'
  ? Identity
  : Identity | null

type Success<Op extends OperationId> = OperationTypes[Op]['success']

export type HeaderList = ReadonlyArray<readonly [name: string, value: string]>

/** Result of a handler: a documented success with its body. */
type Result<Op extends OperationId> = OperationTypes[Op]['stream'] extends true
  ? StreamResult
  : OperationTypes[Op]['binary'] extends true
    ? BinaryResult
    : { [S in keyof Success<Op>]: JsonResult<S, Success<Op>[S]> }[keyof Success<Op>]

/** Body of bytes: a picture, a document. */
export interface BinaryResult {
  readonly status: 200
  /** `content-type`, where the contract leaves it open (`image/*`). */
  readonly headers?: HeaderList
  /** Bytes, or a function that creates them with code loaded on demand; all rows have been read before. */
  readonly bytes: Uint8Array<ArrayBuffer> | (() => Promise<Uint8Array<ArrayBuffer>>)
}

export type JsonResult<Status, Body> = {
  readonly status: Status
  readonly headers?: HeaderList
} & (undefined extends Body ? { readonly body?: undefined } : { readonly body: Body })

/** A `text/event-stream` until the client aborts or the handler ends it. */
export interface StreamResult {
  readonly status: 200
  /** Called once with the sink of the stream; returns the unsubscribe function. */
  readonly subscribe: (sink: StreamSink) => () => void
}

interface StreamSink {
  push(event: StreamEvent): void
  end(): void
  /** Sends a keep-alive comment and the id from which a reconnecting client continues. */
  keepAlive(id: string): void
}

export interface StreamEvent {
  readonly id: string
  readonly type: string
  /** JSON, as the contract's `ServerEvent`. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Everything a handler needs, including its only source of time and randomness. */
export interface Context<Op extends OperationId> {
  readonly operationId: Op
  readonly path: PathOf<Op>
  readonly query: QueryOf<Op>
  readonly body: BodyOf<Op>
  readonly identity: IdentityOf<Op>
  /** Transaction of this request; writes of read-only operations throw. */
  readonly tx: Transaction
  /** Current world time, epoch milliseconds. */
  readonly now: number
  /** Seed of the world, for pure functions of (seed, resource, time). */
  readonly seed: number
  /** Commits to the database before this request, so it rises even while the clock stands still. */
  readonly sequence: number
  /** Random generator keyed by the seed, this request and `keys`; deterministic for the same history. */
  readonly random: (...keys: ReadonlyArray<string | number>) => Rng
  /** Life cycle settings of the scenario, such as failure rates; see mocks/scenarios. */
  readonly lifecycle: LifecycleSettings
  readonly events: EventSource
  /** For streams whose events follow from time alone. */
  readonly ticker: Ticker
  readonly header: (name: string) => string | null
  /** Network address of the client. */
  readonly client: () => string
  /** Id of the request, as in `X-Request-Id`. */
  readonly requestId: string
  /** Base URL of links in mails: origin and base path of the app, without a trailing slash. */
  readonly appUrl: string
}

export interface LifecycleSettings {
  /** Probability, 0 to 1, that an action ends in `error`. */
  readonly failureRate: number
  /** Factor for the duration of transitions; 0 makes them instant. */
  readonly durationFactor: number
}

export interface EventSource {
  /** Sends past events after `lastEventId` (if still known), then new ones. */
  subscribe(
    lastEventId: string | null,
    wants: (event: AudienceEvent) => boolean,
    push: (event: StreamEvent) => void,
  ): () => void
}

/** Calls back about once a second while the mock is in use. */
export interface Ticker {
  /** @returns unsubscribe function */
  subscribe(onTick: (snapshot: ReadSnapshot) => void): () => void
}

/** Current state of the world, valid until the listener returns. */
export interface ReadSnapshot {
  readonly tx: Transaction
  readonly now: number
  readonly seed: number
}

/** Event with its audience; the id is assigned when it is published. */
export interface AudienceEvent extends Omit<StreamEvent, 'id'> {
  readonly organizationId: string | null
  readonly userId: string | null
}

/**
 * Handler of one operation. A thrown `Problem` rolls back; a returned one is sent but keeps the writes, so that a
 * failed attempt can be counted.
 */
type Handler<Op extends OperationId> = (ctx: Context<Op>) => Result<Op> | Problem

/** Exhaustive by type: a missing handler or one without an operation does not compile. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> }

/** Handlers of some operations: the export of a file in `mocks/handlers/`. */
export type HandlersFor<Op extends OperationId> = Pick<Handlers, Op>
