import { problemDetails } from '../contract/problems.gen.ts'
import { waitText } from '../kernel/duration-text.ts'
import { applyPatch, PatchError } from '../kernel/json-patch.ts'
import { ContractViolation, checkReply, violationText } from './contract-check.ts'
import type { MatchedExchange } from './exchange.ts'
import type { ForcedBody, ForcedChange, ForcedProblem } from './outcome.ts'
import type { EngineEnv } from './ports.ts'
import { type FieldError, Problem } from './problem.ts'
import {
  isJson,
  mediaTypeOf,
  PROBLEM_TYPE,
  problemReply,
  type UnserializedReply,
  writeReply,
} from './reply.ts'
import { completeFieldError } from './request-fields.ts'
import type { EngineReply, HeaderList, KnownOperation } from './types.ts'

/** Problem that a scenario forces, with texts derived from the request. */
export async function forcedProblem(
  env: EngineEnv,
  exchange: MatchedExchange,
  outcome: ForcedProblem,
): Promise<Problem> {
  const described =
    outcome.detail === undefined ? await env.cloud.describeProblem(exchange, env.db, outcome) : {}
  const errors = outcome.errors?.map((error) => completeFieldError(exchange.operation.id, error))
  return problemOf(outcome, { ...described, ...(errors !== undefined && { errors }) })
}

/** @param described texts derived from the request; the contract's examples by default */
export function problemOf(
  outcome: ForcedProblem,
  described: { readonly detail?: string; readonly errors?: readonly FieldError[] },
): Problem {
  const { status, code, retryAfter, headers } = outcome
  const { errors } = described
  const usual = problemDetails[code] ?? code
  return new Problem(status, code, {
    detail:
      outcome.detail ??
      described.detail ??
      (retryAfter === undefined ? usual : usual.replace(/\b\d+ (second|minute)s?\b/, waitText(retryAfter))),
    ...(errors !== undefined && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(headers !== undefined && { headers: Object.entries(headers) }),
  })
}

/** Sends a problem whether or not the contract documents it. */
export function undocumentedReply(exchange: MatchedExchange, problem: Problem): EngineReply {
  return checkedReply(exchange, problemReply(problem, exchange.requestId), true)
}

/**
 * Response that a scenario gives with its whole body.
 *
 * @throws ContractViolation
 */
export function forcedReply(exchange: MatchedExchange, outcome: ForcedBody): EngineReply {
  return checkedReply(
    exchange,
    unserializedReply(exchange.operation, outcome),
    outcome.outsideContract === true,
  )
}

/** Response with a whole body, of the documented media type unless a header names another. */
export function unserializedReply(
  operation: Pick<KnownOperation, 'responses'>,
  { status, body, headers = {} }: Pick<ForcedBody, 'status' | 'body' | 'headers'>,
): UnserializedReply {
  const list = Object.entries(headers)
  const own = list.find(([name]) => name.toLowerCase() === 'content-type')
  const usual = status >= 400 ? PROBLEM_TYPE : 'application/json'
  return {
    status,
    mediaType: own?.[1] ?? operation.responses[status]?.contentType ?? usual,
    headers: list.filter((header) => header !== own),
    body,
  }
}

/**
 * The real response with a scenario's changes. Errors and streams stay as they are.
 *
 * @throws ContractViolation if a path does not exist, or the result breaks the contract
 */
export function changedReply(
  exchange: MatchedExchange,
  reply: EngineReply,
  { patch, headers = {}, outsideContract = false }: ForcedChange,
): EngineReply {
  if (reply.status >= 400) return reply
  const mediaType = mediaTypeOf(reply)
  const named = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const kept = reply.headers.filter(([name]) => !named.has(name.toLowerCase()))
  const changed: HeaderList = [...kept, ...named]
  if (patch.length === 0) return { ...reply, headers: changed }
  if (!isJson(mediaType) || typeof reply.body !== 'string')
    throw patchFailed(exchange, new PatchError('', 'A patch needs a JSON response.'), reply.status)
  try {
    const body = applyPatch(JSON.parse(reply.body), patch)
    const response = { status: reply.status, mediaType, body }
    const written = checkedReply(exchange, { ...response, headers: [] }, outsideContract)
    return { ...written, headers: changed }
  } catch (error) {
    if (error instanceof PatchError) throw patchFailed(exchange, error, reply.status)
    throw error
  }
}

function checkedReply(
  exchange: MatchedExchange,
  response: UnserializedReply,
  isAllowed: boolean,
): EngineReply {
  const violation = checkReply(exchange, response)
  if (violation !== null) {
    if (!isAllowed) throw new ContractViolation(violation)
    exchange.violation = violationText(violation)
  }
  // A text body that the contract doesn't allow is sent unchanged.
  if (typeof response.body === 'string' && !isJson(response.mediaType ?? '') && violation !== null) {
    const headers: HeaderList = [['content-type', response.mediaType ?? 'text/plain'], ...response.headers]
    return { status: response.status, headers, body: response.body }
  }
  return writeReply(response, exchange)
}

function patchFailed({ operation, requestId, rule }: MatchedExchange, error: PatchError, status: number) {
  const message = `Rule “${rule}”: ${error.message}`
  const errors = [{ in: 'body', pointer: error.path, code: 'patch_failed', message }] as const
  return new ContractViolation({ operationId: operation.id, status, requestId, errors })
}
