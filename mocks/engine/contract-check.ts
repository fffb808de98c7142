import type { FieldError, Problem } from './problem.ts'
import { eventErrors, responseErrors } from './schemas.ts'
import type { KnownOperation, StreamEvent } from './types.ts'

/** An answer that the contract does not allow. */
export interface Violation {
  readonly operationId: string
  readonly status: number
  readonly requestId: string
  readonly errors: readonly FieldError[]
  /** Whose answer it was: the mock's own unless it says so. */
  readonly source?: 'live'
}

/** Step 8 for a success: documented status, and a body that fits its schema. */
export function checkReply(
  operation: KnownOperation,
  status: number,
  body: unknown,
  requestId: string,
): Violation | null {
  const documented = operation.responses[status]
  const violation = (errors: readonly FieldError[]): Violation => ({
    operationId: operation.id,
    status,
    requestId,
    errors,
  })
  if (!documented) {
    return violation([
      { in: 'body', pointer: '', code: 'undocumented', message: 'This status is not documented.' },
    ])
  }
  const errors = responseErrors(operation, status, body)
  if (errors === undefined) {
    return body === undefined
      ? null
      : violation([{ in: 'body', pointer: '', code: 'undocumented', message: 'No body is documented.' }])
  }
  return errors.length === 0 ? null : violation(errors)
}

/** The same for one event of a stream. */
export function checkEvent(
  operation: KnownOperation,
  event: StreamEvent,
  requestId: string,
): Violation | null {
  const errors = eventErrors(operation.id, event.data)
  return errors.length === 0 ? null : { operationId: operation.id, status: 200, requestId, errors }
}

/** The same for a refusal: a documented status, with one of the codes that are documented for it. */
export function checkProblem(
  operation: KnownOperation,
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

/** In one line, for a log. */
export function violationText({ operationId, status, errors }: Violation): string {
  const [first] = errors
  return `${operationId} ${status} ${first?.pointer ?? ''}: ${first?.message ?? ''}`
}
