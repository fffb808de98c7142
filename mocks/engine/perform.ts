import { operations } from '../contract/operations.gen.ts'
import type { Transaction } from '../db/index.ts'
import { assertAuthorized } from './access.ts'
import { ContractViolation, checkReply } from './contract-check.ts'
import type { EngineParts } from './engine-parts.ts'
import { createExchange, type MatchedExchange } from './exchange.ts'
import { problemOf } from './forced.ts'
import type { PerformedCall } from './ports.ts'
import { Problem } from './problem.ts'
import { problemFor } from './problem-for.ts'
import { toReply } from './reply.ts'
import { runHandler } from './run-handler.ts'

/**
 * Runs an operation for the requester of a job, in the job's transaction. Takes the steps of a request (permission,
 * scenario, handler, response check, audit) except those of HTTP: delays and connection faults of the scenario don't
 * apply.
 *
 * @param job its transaction and world time, epoch milliseconds
 * @returns null, or the problem, after rolling back what the operation wrote
 */
export function performCall(
  parts: EngineParts,
  job: { readonly tx: Transaction; readonly at: number },
  call: PerformedCall,
): Problem | null {
  const { env } = parts
  const { tx, at } = job
  const exchange = exchangeOf(parts, at, call)
  try {
    tx.savepoint(() => {
      exchange.caller = env.cloud.callerOf(call.requester, tx, at)
      assertAuthorized(exchange.operation, exchange.caller)
      Object.assign(exchange, env.scenario.decide(exchange))
      if (exchange.outcome?.kind === 'respond') throw problemOf(exchange.outcome, {})
      const result = runHandler(parts, exchange, tx)
      if (result instanceof Problem) throw result
      const violation = checkReply(exchange, toReply(exchange))
      if (violation !== null) throw new ContractViolation(violation)
    })
    return null
  } catch (error) {
    const { problem, violation } = problemFor(error, exchange)
    if (violation !== null) env.report({ kind: 'violation', violation })
    else if (problem !== error) {
      env.report({ kind: 'handler-failed', operationId: exchange.operation.id, error })
    }
    return problem
  }
}

/** Exchange of a call that has no HTTP request. */
function exchangeOf({ env }: EngineParts, at: number, call: PerformedCall): MatchedExchange {
  const operation = operations[call.operationId]
  const exchange = createExchange({
    request: { method: operation.method, url: operation.path, headers: NO_HEADERS, text: async () => '' },
    waitUnlocked: (wait) => wait,
    base: env.db.base,
    requestId: call.requestId,
    startedAt: 0,
    sequenceOnArrival: env.db.sequence,
    isOffline: false,
    now: at,
  })
  return Object.assign(exchange, { operation, path: call.path, callKey: call.callKey })
}

const NO_HEADERS = { get: () => null }
