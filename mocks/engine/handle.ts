import { ignoreStorageError, StorageError } from '../db/index.ts'
import { assertDeclaredSize } from '../kernel/json.ts'
import { assertAuthorized } from './access.ts'
import { authenticate } from './authenticate.ts'
import { readBody } from './body.ts'
import { ContractViolation, checkEvent, checkReply, type Violation, violationText } from './contract-check.ts'
import { assertSameSite } from './cross-site.ts'
import { announce, type EngineParts } from './engine-parts.ts'
import { createExchange, type Exchange, type MatchedExchange, type WaitUnlocked } from './exchange.ts'
import { duplicateEvents, SLOW_BODY_OVER, sendSlowly, truncate } from './faults.ts'
import { changedReply, forcedProblem, forcedReply, undocumentedReply } from './forced.ts'
import { oncePerKey } from './idempotency.ts'
import { checkedStream, checkLive, LiveBackendUnreachable, readLeniently } from './live.ts'
import type { Fault } from './outcome.ts'
import { readParameters } from './parameters.ts'
import type { EngineEnv } from './ports.ts'
import { Problem, storageProblem } from './problem.ts'
import { problemFor } from './problem-for.ts'
import { headerOf, problemReply, toReply, withDate, writeReply } from './reply.ts'
import { logEntryOf } from './request-log.ts'
import { findRoute, splitUrl } from './router.ts'
import { runHandler } from './run-handler.ts'
import { runJobsUntil } from './run-jobs.ts'
import type { EngineOutcome, EngineReply, EngineRequest } from './types.ts'

/** Processes one request in nine steps. Never rejects. Requests of other sites are denied before they reach anything. */
export async function handleRequest(
  parts: EngineParts,
  request: EngineRequest,
  waitUnlocked: WaitUnlocked,
): Promise<EngineOutcome> {
  const arrived = receive(parts, request, waitUnlocked)
  try {
    const exchange = await match(parts, arrived)
    // Also for live operations: the forwarded request no longer has its Origin header.
    assertSameSite(request, parts.env.trustsOrigin)
    assertDeclaredSize(request.headers)
    if (!(await handleLive(parts, exchange))) {
      await authenticate(parts.env, exchange)
      authorize(exchange)
      await validate(exchange)
      if (!(await applyScenario(parts, exchange))) {
        // Replaced during a delay or the upload of the body.
        if (exchange.base !== parts.env.db.base) {
          await authenticate(parts.env, exchange)
          authorize(exchange)
        }
        await runDueJobs(parts, exchange)
        await handle(parts, exchange) // Runs step 8, checkResponse, before it commits.
      }
    }
  } catch (error) {
    setErrorReply(
      parts,
      arrived,
      error instanceof StorageError ? storageProblem(error, request.method) : error,
    )
  }
  return record(parts, arrived)
}

function receive({ env, log }: EngineParts, request: EngineRequest, waitUnlocked: WaitUnlocked): Exchange {
  return createExchange({
    request,
    waitUnlocked,
    requestId: log.nextRequestId(),
    startedAt: env.stopwatch(),
    sequenceOnArrival: env.db.sequence,
    base: env.db.base,
    isOffline: env.scenario.isOffline,
    now: env.clock.now(),
  })
}

/** 1. Finds the operation and loads its handler. */
async function match({ env, handlers }: EngineParts, exchange: Exchange): Promise<MatchedExchange> {
  const { request, isOffline } = exchange
  if (isOffline) throw new ConnectionBroken()
  const { pathname, search } = splitUrl(request.url)
  const isBelowBase = pathname.startsWith(env.basePath)
  const below = pathname.slice(env.basePath.length)
  const route = findRoute(request.method, below)
  if (!isBelowBase || route.kind === 'not-found')
    throw new Problem(404, 'not_found', `The API has no path ${pathname}.`)
  if (route.kind === 'method-not-allowed') {
    const allow = route.allow.join(', ')
    throw new Problem(405, 'method_not_allowed', {
      detail: `${pathname} supports only ${allow}.`,
      headers: [['allow', allow]],
    })
  }
  const { operation, path } = route
  const target = search === null || search.size === 0 ? below : `${below}?${search}`
  const matched: MatchedExchange = Object.assign(exchange, { operation, path, search, target })
  if (!handlers.has(operation.tag)) await handlers.load(operation.tag)
  return matched
}

/**
 * Replaces steps 2 to 8 if a live backend handles the request, including authentication and validation. The response
 * is passed on unchanged; contract violations are reported.
 * @returns false if the mock has to respond
 */
async function handleLive(parts: EngineParts, exchange: MatchedExchange): Promise<boolean> {
  const { env } = parts
  const { operation, request } = exchange
  if (!env.scenario.canBeLive(operation)) return false
  await readLeniently(exchange)
  decide(env, exchange)
  if (exchange.backend === null) return false
  if (await applyScenario(parts, exchange)) return true

  exchange.source = 'live'
  if (isFault(exchange, 'duplicate-delivery') && operation.method !== 'GET') {
    await exchange.waitUnlocked(env.live(exchange)).catch(ignore)
  }
  const { url, reply } = await exchange.waitUnlocked(env.live(exchange))
  exchange.now = env.clock.now()
  exchange.liveUrl = url
  exchange.liveRequestId = headerOf(reply, 'x-request-id')
  const reportViolation = (violation: Violation) => env.report({ kind: 'violation', violation })
  const violation = checkLive(exchange, reply)
  if (violation !== null) {
    exchange.violation = violationText(violation)
    reportViolation(violation)
  }
  // A 401 to an API key says nothing about the session.
  const isUnknown = reply.status === 401 && !request.headers.get('authorization')
  if (isUnknown && !env.scenario.hasLiveSignIn) {
    const { liveRequestId } = exchange
    env.report({ kind: 'live-unknown-caller', operationId: operation.id, requestId: liveRequestId })
  }
  const { body } = reply
  const isStream = body instanceof ReadableStream
  setReply(exchange, isStream ? { ...reply, body: checkedStream(exchange, body, reportViolation) } : reply)
  return true
}

/** 3. Throws 401 or 403. */
function authorize({ operation, caller }: MatchedExchange): void {
  assertAuthorized(operation, caller)
}

/** 4. Reads parameters and body. Throws 400 or 422 with a pointer to each wrong field. */
async function validate(exchange: MatchedExchange): Promise<void> {
  const { operation, request } = exchange
  exchange.query = readParameters(exchange).query
  if (operation.readsBody === 'none') return
  exchange.bodyText ??= await exchange.waitUnlocked(request.text())
  exchange.body = readBody(exchange)
}

/**
 * 5. Applies the scenario's delay, and ends the exchange if the scenario forces an outcome.
 * @returns true if the scenario has responded
 */
async function applyScenario({ env }: EngineParts, exchange: MatchedExchange): Promise<boolean> {
  decide(env, exchange)
  const { outcome, delayMs, waitUnlocked, request } = exchange
  if (delayMs > 0) await waitUnlocked(env.sleep(delayMs, request.signal))
  exchange.now = env.clock.now()
  if (isFault(exchange, 'timeout')) await waitUnlocked(env.sleep(Number.POSITIVE_INFINITY, request.signal))
  if (isFault(exchange, 'timeout') || isFault(exchange, 'connection-reset')) throw new ConnectionBroken()
  if (outcome?.kind === 'respond') {
    const problem = await forcedProblem(env, exchange, outcome)
    if (!outcome.outsideContract) throw problem
    exchange.reply = undocumentedReply(exchange, problem)
    return true
  }
  if (outcome?.kind !== 'body') return false
  exchange.reply = forcedReply(exchange, outcome)
  return true
}

/** Gets the scenario's decision, once for each exchange. */
function decide({ scenario }: EngineEnv, exchange: MatchedExchange): void {
  if (exchange.outcome === null) Object.assign(exchange, scenario.decide(exchange))
}

/** 6. Runs due jobs. From here on the exchange has a fixed time. */
async function runDueJobs(parts: EngineParts, exchange: MatchedExchange): Promise<void> {
  exchange.now = parts.env.clock.now()
  const running = runJobsUntil(parts, exchange.now)
  // While nothing can be saved, reads show the last saved state.
  await (exchange.operation.method === 'GET' ? running.catch(ignoreStorageError) : running)
}

/** 7. Runs the handler in its transaction. */
async function handle(parts: EngineParts, exchange: MatchedExchange): Promise<void> {
  const response = exchange.operation.method === 'GET' ? read : write
  // The response to the first delivery is dropped.
  if (response === write && isFault(exchange, 'duplicate-delivery'))
    await write(parts, exchange).catch(ignore)
  setReply(exchange, await response(parts, exchange))
}

async function read(parts: EngineParts, exchange: MatchedExchange): Promise<EngineReply> {
  const result = await parts.env.db.read((tx) => runHandler(parts, exchange, tx))
  // The body is created by code loaded on demand; all rows have been read.
  const isLazy = 'bytes' in result && typeof result.bytes === 'function'
  exchange.result = isLazy ? { ...result, bytes: await result.bytes() } : result
  return checkResponse(parts, exchange)
}

async function write(parts: EngineParts, exchange: MatchedExchange): Promise<EngineReply> {
  const { result: reply, changes } = await parts.env.db.transaction((tx) =>
    oncePerKey(exchange, tx, () => {
      runHandler(parts, exchange, tx)
      return checkResponse(parts, exchange)
    }),
  )
  announce(parts, changes)
  return reply
}

/**
 * 8. Checks the result against the contract and writes the reply.
 * @throws ContractViolation inside the transaction, which rolls it back
 */
function checkResponse({ env }: EngineParts, exchange: MatchedExchange): EngineReply {
  const response = toReply(exchange)
  const violation = checkReply(exchange, response)
  if (violation !== null) throw new ContractViolation(violation)
  return writeReply(response, exchange, (event) => {
    const drift = checkEvent(exchange, event)
    if (drift !== null) env.report({ kind: 'violation', violation: drift })
  })
}

/** Sets the reply, with the scenario's changes or fault applied. */
function setReply(exchange: MatchedExchange, reply: EngineReply): void {
  const { outcome } = exchange
  if (outcome?.kind === 'change') exchange.reply = changedReply(exchange, reply, outcome)
  else exchange.reply = isFault(exchange, 'malformed-json') ? truncate(reply) : reply
}

/** Ends an exchange after an error: with a problem, or without a response. */
function setErrorReply({ env }: EngineParts, exchange: Exchange, error: unknown): void {
  if (error instanceof LiveBackendUnreachable) {
    exchange.liveUrl = error.url
    exchange.violation = error.message
    env.report({ kind: 'live-silent', url: error.url, message: error.message })
  }
  if (
    exchange.request.signal?.aborted ||
    error instanceof ConnectionBroken ||
    error instanceof LiveBackendUnreachable
  ) {
    exchange.reply = null
    return
  }
  const { requestId } = exchange
  const { problem, violation } = problemFor(error, exchange)
  if (violation !== null) {
    exchange.violation = violationText(violation)
    env.report({ kind: 'violation', violation })
  } else if (problem !== error && problem.status === 500) {
    env.report({ kind: 'handler-failed', operationId: exchange.operation?.id ?? 'none', error })
  }
  exchange.reply = writeReply(problemReply(problem, requestId), exchange)
}

/** 9. Writes the request log and returns the reply. */
function record({ env, log }: EngineParts, exchange: Exchange): EngineOutcome {
  const { request, outcome } = exchange
  // A live response keeps its own Date header.
  if (exchange.reply !== null && exchange.source === 'mock') {
    exchange.reply = withDate(exchange.reply, exchange.now)
  }
  const entry = logEntryOf(exchange, env.stopwatch() - exchange.startedAt)
  log.add(entry)
  env.report({ kind: 'handled', entry, exchange })
  const { reply } = exchange
  if (reply === null) return { kind: 'network-error' }
  if (isFault(exchange, 'duplicate-delivery')) return { kind: 'reply', reply: duplicateEvents(reply) }
  if (outcome?.kind !== 'fault' || outcome.fault !== 'slow-body') return { kind: 'reply', reply }
  const { overMs = SLOW_BODY_OVER } = outcome
  return { kind: 'reply', reply: sendSlowly(reply, overMs, (ms) => env.sleep(ms, request.signal)) }
}

function isFault({ outcome }: Exchange, fault: Fault): boolean {
  return outcome?.kind === 'fault' && outcome.fault === fault
}

function ignore(): void {}

/** No response: the scenario simulates a lost network or breaks the connection. */
class ConnectionBroken extends Error {}
