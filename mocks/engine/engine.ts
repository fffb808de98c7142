import { problemDetails } from '../contract/problems.gen.ts'
import type { Change, Transaction } from '../db/index.ts'
import { authorise, type Caller } from './access.ts'
import { ContractViolation, createAnswering } from './answering.ts'
import { readBody } from './body.ts'
import { violationText } from './contract-check.ts'
import { EventHub } from './event-hub.ts'
import { cutShort, dripping, SLOW_BODY_OVER, stuttering } from './faults.ts'
import { checkedStream, checkLive, LiveBackendSilent, type LiveCall, looselyRead } from './live.ts'
import { readParameters } from './parameters.ts'
import type { Cloud, Engine, EngineEnv, EngineObserver } from './ports.ts'
import { Problem } from './problem.ts'
import { createRepertoire } from './repertoire.ts'
import { dated } from './reply.ts'
import { RequestLog } from './request-log.ts'
import { match } from './router.ts'
import type { Decision, Outcome, StandIn } from './scenario-port.ts'
import { beginTrace, entryOf, type Trace } from './trace.ts'
import type { EngineOutcome, EngineReply, EngineRequest, Moment, Pulse } from './types.ts'

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

  const isDue = (now: number) => env.db.read((tx) => cloud.isDue(tx, now))

  /** Step 6, where something is due: the world catches up with the clock. */
  async function settle(now: number): Promise<void> {
    const { changes } = await env.db.transaction((tx) => cloud.settle(tx, now, env.seed))
    announce(changes)
  }

  const repertoire = createRepertoire(cloud)
  const { answer, refuse } = createAnswering(env, cloud, repertoire, { events, pulse, announce })

  async function tick(): Promise<void> {
    const due = env.clock.now()
    const before = env.db.sequence
    if (await isDue(due)) await settle(due)
    if (env.db.sequence !== before) observer?.ticked(due)
    if (beats.size === 0) return
    const now = env.clock.now()
    await env.db.read((tx) => {
      for (const onBeat of [...beats]) onBeat({ tx, now, seed: env.seed })
    })
  }

  /** Step 2. Who has a session that only the live backend knows is, to what is mocked, the scenario's stand-in. */
  async function standInFor(
    request: EngineRequest,
    { cookie, signIn }: StandIn,
    now: number,
  ): Promise<Caller> {
    const get = (name: string) => (name === 'cookie' ? cookie : request.headers.get(name))
    const { method, url } = request
    const identify = (tx: Transaction) =>
      cloud.identify({ method, url, headers: { get }, text: () => request.text() }, tx, now)
    const standIn = await env.db.read(identify)
    if (standIn.kind === 'known') return standIn
    // Nobody has signed them in: the world is new, or has gone on for longer than a session lasts.
    await env.db.transaction((tx) => signIn(tx, now))
    return env.db.read(identify)
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
    if (!repertoire.has(operation.tag)) await repertoire.load(operation.tag)

    // Who sends it, and whether it is in order, is for a live backend to say: so where there is one it is asked first.
    let decision: Decision | null = null
    if (env.director.mayBeLive(operation)) {
      const bodyText = operation.readsBody === 'none' ? null : await request.text()
      trace.bodyText = bodyText
      decision = env.director.decide(looselyRead(operation, matched.path, search, bodyText, request.headers))
      trace.decision = decision
      const { backend, outcome, delayMs } = decision
      if (backend !== null) {
        if (delayMs > 0) await env.sleep(delayMs, request.signal)
        if (isInstead(outcome)) return answerInstead(outcome, request)
        const path = search === null || search.size === 0 ? below : `${below}?${search}`
        return goOn({ operation, request, body: bodyText, backend, path }, outcome, requestId, trace)
      }
    }

    // 2 who, 3 may
    const now = env.clock.now()
    const seen = env.db.read((tx) => cloud.identify(request, tx, now))
    const sender = seen instanceof Promise ? await seen : seen
    const { standIn } = env.director
    const isStranger = sender.kind === 'nobody' || sender.kind === 'session-over'
    const caller = standIn !== null && isStranger ? await standInFor(request, standIn, now) : sender
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
    if (isInstead(outcome)) return answerInstead(outcome, request)
    const fault = outcome.kind === 'fault' ? outcome.fault : null

    // One instant for all that the call does: what is due by then, what it changes, and what the log says of it.
    const handledAt = env.clock.now()
    trace.handledAt = handledAt
    const due = isDue(handledAt)
    if (due === true || (due !== false && (await due))) await settle(handledAt)
    const input = { ...parameters, body, bodyText }
    if (fault === 'duplicate-delivery' && operation.method !== 'GET') {
      // Nobody waits for the first answer, whatever it is.
      await answer(operation, request, requestId, caller, input, handledAt).catch(() => {})
    }
    const full = await answer(operation, request, requestId, caller, input, handledAt)
    return { kind: 'reply', reply: fault === 'malformed-json' ? cutShort(full) : full }
  }

  /** Step 5 where nobody is asked. */
  async function answerInstead(outcome: Instead, request: EngineRequest): Promise<EngineOutcome> {
    if (outcome.kind === 'respond') {
      const { status, code, retryAfter } = outcome
      throw new Problem(
        status,
        code,
        forcedDetail(code, retryAfter),
        retryAfter === undefined ? {} : { retryAfter },
      )
    }
    if (outcome.fault === 'timeout') await env.sleep(Number.POSITIVE_INFINITY, request.signal)
    return { kind: 'network-error' }
  }

  /** Steps 7 and 8 where a live backend answers: that is passed on as it is, and what is wrong with it is told. */
  async function goOn(
    call: LiveCall,
    outcome: Outcome,
    requestId: string,
    trace: Trace,
  ): Promise<EngineOutcome> {
    const { operation } = call
    const fault = outcome.kind === 'fault' ? outcome.fault : null
    trace.source = 'live'
    // As below a mock's handler: nobody waits for the first answer, whatever it is.
    if (fault === 'duplicate-delivery' && operation.method !== 'GET') await env.live(call).catch(() => {})
    const { url, reply } = await env.live(call)
    trace.liveUrl = url
    const violation = checkLive(operation, reply, requestId)
    if (violation !== null) {
      trace.violation = violationText(violation)
      env.onViolation(violation)
    }
    // Who sends a key is known by that.
    if (
      reply.status === 401 &&
      !env.director.signsInElsewhere &&
      !call.request.headers.get('authorization')
    ) {
      env.onUnknownCaller?.(operation.id)
    }
    const body =
      reply.body instanceof ReadableStream
        ? checkedStream(operation, reply.body, requestId, env.onViolation)
        : reply.body
    const full = { ...reply, body }
    return { kind: 'reply', reply: fault === 'malformed-json' ? cutShort(full) : full }
  }

  async function handle(request: EngineRequest): Promise<EngineOutcome> {
    requests += 1
    const began = env.stopwatch()
    const requestId = `req_${requests.toString(36).padStart(8, '0')}`
    const { sequence } = env.db
    const trace = beginTrace(env.director.offline)
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
    const { decision } = trace
    const at = trace.handledAt ?? env.clock.now()
    // A live answer has the time of its own world.
    if (outcome.kind === 'reply' && trace.source === 'mock') {
      outcome = { kind: 'reply', reply: dated(outcome.reply, at) }
    }
    const reply = outcome.kind === 'reply' ? outcome.reply : null
    const entry = entryOf(request, trace, { requestId, at, reply, tookMs: env.stopwatch() - began })
    log.add(entry)
    env.onLogged?.(entry)
    observer?.handled({ entry, request, sequence })
    return reply !== null && decision?.outcome.kind === 'fault'
      ? { kind: 'reply', reply: onItsWay(reply, decision.outcome, (ms) => env.sleep(ms, request.signal)) }
      : outcome
  }

  return {
    handle,
    loadAll: repertoire.loadAll,
    tick,
    announce,
    log,
    events,
    observe: (next) => {
      observer = next
    },
  }
}

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

/** An outcome for which nobody is asked. */
type Instead =
  | Extract<Outcome, { readonly kind: 'respond' }>
  | { readonly kind: 'fault'; readonly fault: 'connection-reset' | 'timeout' }

function isInstead(outcome: Outcome): outcome is Instead {
  return (
    outcome.kind === 'respond' ||
    (outcome.kind === 'fault' && (outcome.fault === 'connection-reset' || outcome.fault === 'timeout'))
  )
}

/** The scenario has no network. */
class NotArrived extends Error {}

/** Path and query of an absolute or origin-relative URL, without the cost of a `URL`. */
function splitUrl(url: string): { pathname: string; search: URLSearchParams | null } {
  const start = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('://') + 3)
  const hash = url.indexOf('#', start)
  const end = hash === -1 ? url.length : hash
  const question = url.indexOf('?', start)
  if (question === -1 || question > end) return { pathname: url.slice(start, end), search: null }
  return { pathname: url.slice(start, question), search: new URLSearchParams(url.slice(question + 1, end)) }
}
