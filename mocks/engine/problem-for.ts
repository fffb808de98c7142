import { BodyTooLarge } from '../kernel/json.ts'
import { ContractViolation, checkReply, type Violation } from './contract-check.ts'
import { type Exchange, isMatched } from './exchange.ts'
import { Problem } from './problem.ts'
import { problemReply } from './reply.ts'

/** Converts a thrown error into a problem. A problem that the contract does not list is a violation too. */
export function problemFor(
  error: unknown,
  exchange: Exchange,
): { readonly problem: Problem; readonly violation: Violation | null } {
  if (error instanceof BodyTooLarge) {
    return { problem: new Problem(413, 'body_too_large', error.message), violation: null }
  }
  if (error instanceof Problem) {
    const violation = isMatched(exchange)
      ? checkReply(exchange, problemReply(error, exchange.requestId))
      : null
    return { problem: violation === null ? error : violationProblem(violation), violation }
  }
  if (error instanceof ContractViolation) {
    return { problem: violationProblem(error.violation), violation: error.violation }
  }
  const problem = new Problem(500, 'internal_error', 'The mock itself failed; its console says why.')
  return { problem, violation: null }
}

function violationProblem({ operationId, status, errors }: Violation): Problem {
  const [first] = errors
  return new Problem(500, 'contract_violation', {
    detail: `${operationId} returned ${status} outside the contract at “${first?.pointer ?? ''}”: ${first?.message ?? ''}`,
    errors,
  })
}
