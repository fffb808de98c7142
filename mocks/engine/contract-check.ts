import type { BodyValidators, Validate } from '../contract/validators.gen.js'
import type { FieldError, Problem } from './problem.ts'
import { toFieldErrors } from './schema-errors.ts'
import type { KnownOperation, StreamEvent } from './types.ts'
import { validatorsOf } from './validators.ts'

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
  const documentedBody = validatorsOf(operation.id).responses[status]
  if (!documentedBody) {
    return body === undefined
      ? null
      : violation([{ in: 'body', pointer: '', code: 'undocumented', message: 'No body is documented.' }])
  }
  const errors = bodyErrors(documentedBody, body)
  return errors.length === 0 ? null : violation(errors)
}

/** A list is checked item by item: most of them have been answered before. */
function bodyErrors({ body: whole, item }: BodyValidators, body: unknown): FieldError[] {
  const errors = errorsOf(whole, body)
  if (errors.length > 0 || item === null) return errors
  const { items } = body as { items: readonly unknown[] }
  let wrong = NONE
  for (const [index, value] of items.entries()) {
    const ofItem = errorsOf(item, value)
    if (ofItem.length === 0) continue
    wrong = [...wrong, ...ofItem.map((error) => ({ ...error, pointer: `/items/${index}${error.pointer}` }))]
  }
  return wrong
}

/**
 * Which schema a value fits, for values that were frozen when they were checked. Whoever freezes what they answer says
 * that nothing below it will change either (`deepFreeze`), so what fitted once fits for good.
 */
const fitting = new WeakMap<object, Validate>()

function errorsOf(validate: Validate, value: unknown): FieldError[] {
  if (typeof value === 'object' && value !== null && fitting.get(value) === validate) return NONE
  if (!validate(value)) return toFieldErrors(validate.errors ?? [], 'body')
  if (typeof value === 'object' && value !== null && Object.isFrozen(value)) fitting.set(value, validate)
  return NONE
}

const NONE: FieldError[] = []

/** The same for one event of a stream. */
export function checkEvent(
  operation: KnownOperation,
  event: StreamEvent,
  requestId: string,
): Violation | null {
  const validate = validatorsOf(operation.id).event
  if (!validate || validate(event.data)) return null
  return {
    operationId: operation.id,
    status: 200,
    requestId,
    errors: toFieldErrors(validate.errors ?? [], 'body'),
  }
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
