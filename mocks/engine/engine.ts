import type { Operation } from '../contract/operations.gen.ts'
import { problemDetails } from '../contract/problems.gen.ts'
import type { AuditEntryRow, Change, Staged, Transaction } from '../db/index.ts'
import type { Clock } from '../world/clock.ts'
import { random } from '../world/random.ts'
import { authorise, type Caller } from './access.ts'
import { binaryReply, checkBinary } from './binary-reply.ts'
import { readBody } from './body.ts'
import { checkEvent, checkReply, type Violation } from './contract-check.ts'
import { EventHub } from './event-hub.ts'
import { cutShort, dripping, SLOW_BODY_OVER, stuttering } from './faults.ts'
import { replayable } from './idempotency.ts'
import type { Identity } from './identity.ts'
import {
  checkedStream,
  checkLive,
  type LiveAnswer,
  LiveBackendSilent,
  type LiveCall,
  looselyRead,
} from './live.ts'
import { readParameters } from './parameters.ts'
import { Problem } from './problem.ts'
import { dated, jsonReply, problemReply, streamReply } from './reply.ts'
import { type LogEntry, RequestLog } from './request-log.ts'
import { match } from './router.ts'
import type { Decision, Outcome, ScenarioDirector } from './scenario-port.ts'
import { withoutSecrets } from './secrets.ts'
import { textReply } from './text-reply.ts'
import type {
  AudienceEvent,
  AuditNote,
  BinaryResult,
  Context,
  EngineOutcome,
  EngineReply,
  EngineRequest,
  Handlers,
  HeaderList,
  JsonResult,
  Moment,
  OperationId,
  Pulse,
  StreamResult,
} from './types.ts'

/** The parts of the mock that know the resources; the engine knows none. */
export interface Cloud {
  readonly handlers: Handlers
  /** Reads the session cookie or the bearer key. */
  identify(request: EngineRequest, tx: Transaction, now: number): Caller
  /** Whether it is to be written down that somebody was here. Asked on every request, so it has to be cheap. */
  isUseNews(identity: Identity, now: number): boolean
  /** Writes down that somebody was here, also with what they are refused in the end. */
  noteUse(tx: Transaction, identity: Identity, now: number): void
  /**
   * Whether something that was under way is due, so that a write is needed before the next answer. Asked on
   * every request, so it has to be cheap (look at the index of transitional states, not at all rows).
   */
  isDue(tx: Transaction, now: number): boolean
  /** Brings the world up to `now`: everything whose deadline has passed happens, in order. */
  settle(tx: Transaction, now: number, seed: number): void
  /** Writes down what follows from what a handler has written, in the same transaction. */
  keepBooks(tx: Transaction, now: number): void
  /** What a call is about, by the first id in its path: asked before it is gone. Null where nothing of that id has a name. */
  subjectOf(tx: Transaction, id: string): AuditEntryRow['resource']
  /** Writes an entry of the audit log. */
  record(tx: Transaction, deed: Deed): void
  /** What listeners hear of committed changes. */
  eventsOf(changes: readonly Change[]): readonly AudienceEvent[]
}

/** A call that has changed something, or a sign-in that was refused. */
export interface Deed {
  readonly operationId: OperationId
  readonly identity: Identity | null
  readonly subject: AuditEntryRow['resource']
  /** What was answered, to find in it what has been created. */
  readonly body: unknown
  readonly note: AuditNote
  readonly outcome: AuditEntryRow['outcome']
  readonly requestId: string
  readonly now: number
  readonly seed: number
  /** No two calls that write see the same number. */
  readonly sequence: number
}

/** What the engine needs of the database. */
export interface EngineDatabase {
  read<T>(look: (tx: Transaction) => T): Promise<T>
  transaction<T>(handler: (tx: Transaction) => T): Promise<Staged<T>>
  /** Counts commits, in all tabs together: no two transactions that write see the same number. */
  readonly sequence: number
}

export interface EngineEnv {
  readonly clock: Clock
  readonly seed: number
  readonly db: EngineDatabase
  readonly director: ScenarioDirector
  /** Path prefix of the API, without a trailing slash: `/api/v1`. */
  readonly basePath: string
  readonly appUrl: string
  /** Real waiting, by the runtime; rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void>
  /** Real milliseconds since some instant, to say in the log how long an answer took. Nothing of the world follows from it. */
  stopwatch(): number
  /**
   * Sends a call on to the live backend. Rejects with `LiveBackendSilent` when that gives no answer, and with the abort when the
   * caller leaves.
   */
  live(call: LiveCall): Promise<LiveAnswer>
  /** A handler, or a live backend, answered outside the contract: loud in development, a failed test in tests. */
  onViolation(violation: Violation): void
  /** A live backend gave no answer. */
  onSilence(silence: LiveBackendSilent): void
  /** A line has been written into the request log. */
  onLogged?(entry: LogEntry): void
  /** A handler threw something that is no Problem: a bug of the mock. */
  onError(error: unknown, operationId: string): void
}

export interface Engine {
  /** One request through the mock: never rejects. */
  handle(request: EngineRequest): Promise<EngineOutcome>
  /** Lets due things happen without a request, and open streams hear of them, and of the time. */
  tick(): Promise<void>
  /** Tells open streams of changes that were committed elsewhere, by another tab. */
  announce(changes: readonly Change[]): void
  readonly log: RequestLog
  readonly events: EventHub
  /** From here on this one is told of all that happens, and nobody else. */
  observe(observer: EngineObserver | null): void
}

/** Is told of everything that can change the world, in the order in which it does. */
export interface EngineObserver {
  handled(call: HandledCall): void
  /** Something was due at this time, epoch milliseconds, and has happened without a request. */
  ticked(at: number): void
}

export interface HandledCall {
  readonly entry: LogEntry
  readonly request: EngineRequest
  /** The number of commits when it arrived. */
  readonly sequence: number
}

export function createEngine(env: EngineEnv, cloud: Cloud): Engine {
  const log = new RequestLog()
  const events = new EventHub()
  const beats = new Set<(moment: Moment) => void>()
  const pulse: Pulse = {
    subscribe: (onBeat) => {
      beats.add(onBeat)
      return () => beats.delete(onBeat)
    },
  }
  let requests = 0
  let observer: EngineObserver | null = null

  const announce = (changes: readonly Change[]) => {
    if (changes.length === 0) return
    for (const event of cloud.eventsOf(changes)) events.publish(event)
  }

  /** Step 6: the world catches up with the clock. */
  async function settle(now: number): Promise<void> {
    if (!(await env.db.read((tx) => cloud.isDue(tx, now)))) return
    const { changes } = await env.db.transaction((tx) => cloud.settle(tx, now, env.seed))
    announce(changes)
  }

  async function tick(): Promise<void> {
    const due = env.clock.now()
    const before = env.db.sequence
    await settle(due)
    if (env.db.sequence !== before) observer?.ticked(due)
    if (beats.size === 0) return
    const now = env.clock.now()
    await env.db.read((tx) => {
      for (const onBeat of [...beats]) onBeat({ tx, now, seed: env.seed })
    })
  }

  /** Steps 7 and 8: the handler in its transaction, its answer against the contract. */
  async function answer(
    operation: Operation & { readonly id: OperationId },
    request: EngineRequest,
    requestId: string,
    caller: Caller,
    input: { path: unknown; query: unknown; body: unknown; bodyText: string | null },
    now: number,
  ): Promise<EngineReply> {
    const identity = caller.kind === 'known' ? caller.identity : null
    let note: AuditNote = {}
    const run = (tx: Transaction) => {
      // The one place where the operation's types are taken on trust: the validators have just checked them.
      const context = {
        operationId: operation.id,
        path: input.path,
        query: input.query,
        body: input.body,
        who: identity,
        tx,
        now,
        seed: env.seed,
        random: (...keys: ReadonlyArray<string | number>) =>
          random(env.seed, operation.id, now, env.db.sequence, ...keys),
        lifecycle: env.director.lifecycle,
        events,
        pulse,
        header: (name: string) => request.headers.get(name),
        audit: (more: AuditNote) => {
          note = { ...note, ...more }
        },
        appUrl: env.appUrl,
      } as unknown as Context<OperationId>
      const handler = cloud.handlers[operation.id] as (ctx: Context<OperationId>) => HandlerResult
      const result = handler(context)
      if (operation.method !== 'GET') cloud.keepBooks(tx, now)
      return result
    }

    if (operation.method === 'GET') {
      const result = await env.db.read(run)
      if ('bytes' in result) {
        const reply = await binaryReply(operation, result, requestId)
        const violation = checkBinary(operation, reply, requestId)
        if (violation) throw new ContractViolation(violation)
        return reply
      }
      return finish(operation, result, request, requestId)
    }
    const { result, changes } = await env.db.transaction((tx) =>
      replayable(operation, request, caller, input.bodyText, tx, now, () => {
        if (!operation.audited) return finish(operation, run(tx), request, requestId)
        // A transaction may be run twice.
        note = {}
        const id = firstOf(input.path)
        const subject = id === null ? null : cloud.subjectOf(tx, id)
        const result = run(tx)
        const reply = finish(operation, result, request, requestId)
        const refused = result instanceof Problem
        if (!refused || note.refused) {
          cloud.record(tx, {
            operationId: operation.id,
            identity,
            subject,
            body: 'body' in result ? result.body : null,
            note: refused ? { detail: result.message, ...note } : note,
            outcome: refused ? 'refused' : 'succeeded',
            requestId,
            now,
            seed: env.seed,
            sequence: env.db.sequence,
          })
        }
        return reply
      }),
    )
    announce(changes)
    return result
  }

  function finish(
    operation: Operation & { readonly id: OperationId },
    result: HandlerResult,
    request: EngineRequest,
    requestId: string,
  ): EngineReply {
    if (result instanceof Problem) {
      const violation = checkProblem(operation, result, requestId)
      if (violation) throw new ContractViolation(violation)
      return problemReply(result, requestId)
    }
    if ('bytes' in result) throw new Error(`${operation.id} answers bytes, which only a GET may.`)
    if ('subscribe' in result) {
      return streamReply(result, requestId, request.signal, (event) => {
        const violation = checkEvent(operation, event, requestId)
        if (violation) env.onViolation(violation)
      })
    }
    const violation = checkReply(operation, result.status, result.body, requestId)
    if (violation) throw new ContractViolation(violation)
    const mediaType = operation.responses[result.status]?.contentType
    if (typeof result.body === 'string' && mediaType?.startsWith('text/')) {
      return textReply(result.status, result.body, mediaType, requestId, result.headers)
    }
    return jsonReply(result.status, result.body, requestId, result.headers)
  }

  /** The reply to anything thrown on the way. A problem that the contract does not list is a violation too. */
  function refuse(
    error: unknown,
    operation: (Operation & { readonly id: OperationId }) | null,
    requestId: string,
  ): EngineReply {
    if (error instanceof Problem) {
      const violation = operation && checkProblem(operation, error, requestId)
      return violation ? violationReply(violation) : problemReply(error, requestId)
    }
    if (error instanceof ContractViolation) return violationReply(error.violation)
    env.onError(error, operation?.id ?? 'none')
    return problemReply(
      new Problem(500, 'internal_error', 'The mock itself failed; its console says why.'),
      requestId,
    )
  }

  function violationReply(violation: Violation): EngineReply {
    env.onViolation(violation)
    const { operationId, status, errors, requestId } = violation
    const [first] = errors
    return problemReply(
      new Problem(
        500,
        'contract_violation',
        `${operationId} answered ${status} outside the contract at “${first?.pointer ?? ''}”: ${first?.message ?? ''}`,
        { errors },
      ),
      requestId,
    )
  }

  function checkProblem(
    operation: Operation & { readonly id: OperationId },
    problem: Problem,
    requestId: string,
  ): Violation | null {
    const documented = operation.responses[problem.status]
    if (documented?.codes.includes(problem.code)) return null
    const message = documented
      ? `The code ${problem.code} is not documented for this status.`
      : 'This status is not documented.'
    return {
      operationId: operation.id,
      status: problem.status,
      requestId,
      errors: [{ in: 'body', pointer: '/code', code: 'undocumented', message }],
    }
  }

  /** Step 2. Who has a session that only the live backend knows is, to what is mocked, whom the scenario signs in. */
  function callerOf(request: EngineRequest, tx: Transaction, now: number): Caller {
    const caller = cloud.identify(request, tx, now)
    const { standIn } = env.director
    if (standIn === null || caller.kind === 'known' || caller.kind === 'bad-key') return caller
    const get = (name: string) => (name === 'cookie' ? standIn : request.headers.get(name))
    const { method, url } = request
    return cloud.identify({ method, url, headers: { get }, text: () => request.text() }, tx, now)
  }

  /** Steps 1 to 8. What is known of the call so far stands in `trace` also when this throws. */
  async function follow(request: EngineRequest, requestId: string, trace: Trace): Promise<EngineOutcome> {
    if (trace.offline) throw new NotArrived()

    // 1 match
    const { pathname, search } = splitUrl(request.url)
    const below = pathname.slice(env.basePath.length)
    const matched = match(request.method, below)
    if (matched.kind === 'not-found') throw new Problem(404, 'not_found', `The API has no path ${pathname}.`)
    if (matched.kind === 'method-not-allowed') {
      const allow = matched.allow.join(', ')
      throw new Problem(405, 'method_not_allowed', `${pathname} takes ${allow}.`, {
        headers: [['allow', allow]],
      })
    }
    const { operation } = matched
    trace.operation = operation

    // Who sends it, and whether it is in order, is for a live backend to say: so where there is one it is asked first.
    let decision: Decision | null = null
    if (env.director.mayBeLive(operation)) {
      const bodyText = operation.readsBody === 'none' ? null : await request.text()
      trace.bodyText = bodyText
      decision = env.director.decide(looselyRead(operation, matched.path, search, bodyText, request.headers))
      trace.decision = decision
      if (decision.outcome.kind === 'live') {
        if (decision.delayMs > 0) await env.sleep(decision.delayMs, request.signal)
        const path = search === null || search.size === 0 ? below : `${below}?${search}`
        const { backend } = decision.outcome
        return goOn({ operation, request, body: bodyText, backend, path }, requestId, trace)
      }
    }

    // 2 who, 3 may
    const now = env.clock.now()
    const caller = await env.db.read((tx) => callerOf(request, tx, now))
    if (caller.kind === 'known' && cloud.isUseNews(caller.identity, now)) {
      await env.db.transaction((tx) => cloud.noteUse(tx, caller.identity, now))
    }
    authorise(operation, caller)

    // 4 valid
    const parameters = readParameters(operation, matched.path, search, request.headers)
    const bodyText = operation.readsBody === 'none' ? null : (trace.bodyText ?? (await request.text()))
    trace.bodyText = bodyText
    const body = bodyText === null ? undefined : readBody(operation, bodyText, request.headers)

    // 5 scenario
    const { path, query } = parameters
    decision ??= env.director.decide({ operation, path, query, body })
    trace.decision = decision
    const { outcome } = decision
    if (decision.delayMs > 0) await env.sleep(decision.delayMs, request.signal)
    if (outcome.kind === 'respond') {
      const { status, code, retryAfter } = outcome
      throw new Problem(
        status,
        code,
        forcedDetail(code, retryAfter),
        retryAfter === undefined ? {} : { retryAfter },
      )
    }
    const fault = outcome.kind === 'fault' ? outcome.fault : null
    if (fault === 'timeout') await env.sleep(Number.POSITIVE_INFINITY, request.signal)
    if (fault === 'connection-reset' || fault === 'timeout') return { kind: 'network-error' }

    // One instant for all that the call does: what is due by then, what it changes, and what the log says of it.
    const handledAt = env.clock.now()
    trace.handledAt = handledAt
    await settle(handledAt)
    const input = { ...parameters, body, bodyText }
    if (fault === 'duplicate-delivery' && operation.method !== 'GET') {
      // Nobody waits for the first answer, whatever it is.
      await answer(operation, request, requestId, caller, input, handledAt).catch(() => {})
    }
    const full = await answer(operation, request, requestId, caller, input, handledAt)
    return { kind: 'reply', reply: fault === 'malformed-json' ? cutShort(full) : full }
  }

  /** Steps 7 and 8 where a live backend answers: that is passed on as it is, and what is wrong with it is told. */
  async function goOn(call: LiveCall, requestId: string, trace: Trace): Promise<EngineOutcome> {
    const { operation } = call
    trace.source = 'live'
    const { url, reply } = await env.live(call)
    trace.liveUrl = url
    const violation = checkLive(operation, reply, requestId)
    if (violation !== null) {
      trace.violation = textOf(violation)
      env.onViolation(violation)
    }
    const body =
      reply.body instanceof ReadableStream
        ? checkedStream(operation, reply.body, requestId, env.onViolation)
        : reply.body
    return { kind: 'reply', reply: { ...reply, body } }
  }

  async function handle(request: EngineRequest): Promise<EngineOutcome> {
    requests += 1
    const began = env.stopwatch()
    const requestId = `req_${requests.toString(36).padStart(8, '0')}`
    const { sequence } = env.db
    const trace: Trace = {
      offline: env.director.offline,
      operation: null,
      bodyText: null,
      decision: null,
      handledAt: null,
      source: 'mock',
      liveUrl: null,
      violation: null,
    }
    let outcome: EngineOutcome
    try {
      outcome = await follow(request, requestId, trace)
    } catch (error) {
      if (error instanceof LiveBackendSilent) {
        trace.liveUrl = error.url
        trace.violation = error.message
        env.onSilence(error)
      }
      if (request.signal?.aborted || error instanceof NotArrived || error instanceof LiveBackendSilent) {
        outcome = { kind: 'network-error' }
      } else {
        if (error instanceof ContractViolation) trace.violation = error.message
        outcome = { kind: 'reply', reply: refuse(error, trace.operation, requestId) }
      }
    }

    // 9 record
    const { offline, operation, bodyText, decision, handledAt, source, liveUrl, violation } = trace
    const at = handledAt ?? env.clock.now()
    // A live answer has the time of its own world.
    if (outcome.kind === 'reply' && source === 'mock') {
      outcome = { kind: 'reply', reply: dated(outcome.reply, at) }
    }
    const reply = outcome.kind === 'reply' ? outcome.reply : null
    const entry: LogEntry = {
      requestId,
      at,
      method: request.method,
      url: request.url,
      operationId: operation?.id ?? null,
      requestHeaders: headersOf(operation, request),
      requestBody: withoutSecrets(operation, bodyText),
      status: reply?.status ?? null,
      responseHeaders: reply === null ? NO_HEADERS : withoutCookies(reply.headers),
      responseBody: typeof reply?.body === 'string' ? reply.body : null,
      rule: offline ? 'network.offline' : (decision?.rule ?? null),
      source: source === 'live' ? 'live' : reply === null ? 'fault' : 'mock',
      liveUrl,
      violation,
      tookMs: env.stopwatch() - began,
    }
    log.add(entry)
    env.onLogged?.(entry)
    observer?.handled({ entry, request, sequence })
    return reply !== null && decision?.outcome.kind === 'fault'
      ? { kind: 'reply', reply: onItsWay(reply, decision.outcome, (ms) => env.sleep(ms, request.signal)) }
      : outcome
  }

  return {
    handle,
    tick,
    announce,
    log,
    events,
    observe: (next) => {
      observer = next
    },
  }
}

const NO_HEADERS: HeaderList = []

/** What a request said in headers that the contract knows of. Who sent it is no business of the log. */
function headersOf(operation: Operation | null, request: EngineRequest): HeaderList {
  if (operation === null) return NO_HEADERS
  const headers: Array<readonly [string, string]> = []
  for (const { in: place, name } of operation.parameters) {
    const value = place === 'header' ? request.headers.get(name) : null
    if (value !== null) headers.push([name, value])
  }
  return headers
}

function withoutCookies(headers: HeaderList): HeaderList {
  return headers.some(([name]) => name === 'set-cookie')
    ? headers.filter(([name]) => name !== 'set-cookie')
    : headers
}

/** What is known of a call, as far as it has come: the log is written from it. */
interface Trace {
  readonly offline: boolean
  operation: (Operation & { readonly id: OperationId }) | null
  bodyText: string | null
  decision: Decision | null
  /** World time of what it did, epoch milliseconds. */
  handledAt: number | null
  source: 'mock' | 'live'
  liveUrl: string | null
  violation: string | null
}

/** A handler's answer, when its operation is not known by type. */
type HandlerResult = JsonResult<number, unknown> | StreamResult | BinaryResult | Problem

/** The contract's example of a problem, with the waiting that is asked for now. */
function forcedDetail(code: string, retryAfter: number | undefined): string {
  const detail = problemDetails[code] ?? code
  return retryAfter === undefined ? detail : detail.replace(/\b\d+ seconds/, `${retryAfter} seconds`)
}

/** What a fault does to an answer that is complete. */
function onItsWay(
  reply: EngineReply,
  { fault, overMs = SLOW_BODY_OVER }: Outcome & { readonly kind: 'fault' },
  wait: (ms: number) => Promise<void>,
): EngineReply {
  if (fault === 'slow-body') return dripping(reply, overMs, wait)
  return fault === 'duplicate-delivery' ? stuttering(reply) : reply
}

/** The first parameter of a path, which names what a call is about; null where there is none. */
function firstOf(path: unknown): string | null {
  for (const name in path as Record<string, string>) return (path as Record<string, string>)[name] ?? null
  return null
}

/** The scenario has no network. */
class NotArrived extends Error {}

/** Thrown inside the transaction, so that an answer outside the contract leaves no trace either. */
class ContractViolation extends Error {
  readonly violation: Violation
  constructor(violation: Violation) {
    super(textOf(violation))
    this.violation = violation
  }
}

/** A line for the log. */
function textOf({ operationId, status, errors }: Violation): string {
  const [first] = errors
  return `${operationId} ${status} ${first?.pointer ?? ''}: ${first?.message ?? ''}`
}

/** Path and query of an absolute or origin-relative URL, without the cost of a `URL`. */
function splitUrl(url: string): { pathname: string; search: URLSearchParams | null } {
  const start = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('://') + 3)
  const hash = url.indexOf('#', start)
  const end = hash === -1 ? url.length : hash
  const question = url.indexOf('?', start)
  if (question === -1 || question > end) return { pathname: url.slice(start, end), search: null }
  return { pathname: url.slice(start, question), search: new URLSearchParams(url.slice(question + 1, end)) }
}
