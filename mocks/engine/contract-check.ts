import { commonProblems } from '../contract/problems.gen.ts'
import type { MatchedExchange } from './exchange.ts'
import type { FieldError } from './problem.ts'
import { isJson, PROBLEM_TYPE, type UnserializedReply } from './reply.ts'
import { eventErrors, problemErrors, successErrors } from './schemas.ts'
import type { StreamEvent } from './types.ts'

/** Response that the contract does not allow. */
export interface Violation {
  readonly operationId: string
  readonly status: number
  /** `X-Request-Id` of the response; null if a live backend gave none that can be read. */
  readonly requestId: string | null
  readonly errors: readonly FieldError[]
  /** Origin of the response; the mock if omitted. */
  readonly source?: 'live'
}

/** A violation as an error. Thrown inside the transaction, so that an invalid response rolls it back. */
export class ContractViolation extends Error {
  readonly violation: Violation
  constructor(violation: Violation) {
    super(violationText(violation))
    this.violation = violation
  }
}

type Checked = Pick<MatchedExchange, 'operation' | 'requestId' | 'liveRequestId' | 'source'>

/** Checks a response of the mock or of a live backend: status, media type, body, and problem code. */
export function checkReply(
  exchange: Checked,
  response: Omit<UnserializedReply, 'headers'>,
): Violation | null {
  const errors = contractErrors(exchange.operation, response)
  return errors.length === 0 ? null : violationOf(exchange, response.status, errors)
}

/** Checks one event of a stream. */
export function checkEvent(exchange: Checked, event: StreamEvent): Violation | null {
  const errors = eventErrors(exchange.operation.id, event.data)
  return errors.length === 0 ? null : violationOf(exchange, 200, errors)
}

function violationOf(
  { operation, requestId, liveRequestId, source }: Checked,
  status: number,
  errors: readonly FieldError[],
): Violation {
  const operationId = operation.id
  return source === 'live'
    ? { operationId, status, requestId: liveRequestId, errors, source }
    : { operationId, status, requestId, errors }
}

/** Reasons why the contract does not allow a response; none if it does. */
export function contractErrors(
  operation: Checked['operation'],
  { status, mediaType, body }: Omit<UnserializedReply, 'headers'>,
): readonly FieldError[] {
  const documented = documentedFor(operation, status, body)
  if (!documented) return violation('undocumented', 'This status is not documented.')
  const { contentType, codes } = documented
  if (contentType === null)
    return isEmpty(body) ? NONE : violation('undocumented', 'No body is documented for this status.')
  const fits = contentType.endsWith('/*')
    ? mediaType?.startsWith(contentType.slice(0, -1))
    : mediaType === contentType
  if (!fits)
    return violation('media_type', `The media type is ${mediaType || 'not said'}, not ${contentType}.`)
  if (!isJson(contentType)) {
    return body instanceof Uint8Array && body.length === 0
      ? violation('undocumented', 'There are no bytes.')
      : NONE
  }
  if (body instanceof UnreadableJson) return violation('no_json', `The body is not JSON: ${body.reason}`)
  const errors = contentType === PROBLEM_TYPE ? problemErrors(body) : successErrors(operation, status, body)
  if (errors.length > 0 || codes.length === 0) return errors
  const problem = body as { readonly code?: string; readonly status?: number }
  if (!codes.includes(String(problem.code)))
    return violation('undocumented', `The code ${problem.code} is not documented for this status.`, '/code')
  if (problem.status !== status)
    return violation('no_match', `The problem says its status is ${problem.status}.`, '/status')
  return NONE
}

/** Documentation of a response: the operation's own, or that of a problem which any operation may return. */
function documentedFor(operation: Checked['operation'], status: number, body: unknown) {
  const codes = commonProblems[status]
  const code = codes && (body as { readonly code?: unknown } | null)?.code
  return codes?.includes(String(code)) ? { contentType: PROBLEM_TYPE, codes } : operation.responses[status]
}

/** Body of a response that claims to be JSON and isn't. */
class UnreadableJson {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

/** Parses a JSON body that the mock has not written itself. */
export function parseForeignJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return new UnreadableJson(error instanceof Error ? error.message : String(error))
  }
}

function isEmpty(body: unknown): boolean {
  return (
    body === undefined || body === null || body === '' || (body instanceof Uint8Array && body.length === 0)
  )
}

function violation(code: string, message: string, pointer = ''): readonly FieldError[] {
  return [{ in: 'body', pointer, code, message }]
}

const NONE: readonly FieldError[] = []

/** One line for a log. */
export function violationText({
  operationId,
  status,
  errors,
}: Pick<Violation, 'operationId' | 'status' | 'errors'>): string {
  const [first] = errors
  return `${operationId} ${status} ${first?.pointer ?? ''}: ${first?.message ?? ''}`
}
