import { pointerSteps } from '#src/json-pointer.ts'
import type { Problem, ProblemError } from './generated/types.gen.ts'

/**
 * Error response of the API (RFC 9457): any HTTP status other than a success. `title` and `detail` are for people,
 * `code` is for programs. Has all fields of the contract's `Problem`.
 */
export class ApiProblem extends Error implements Problem {
  override readonly name = 'ApiProblem'
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  readonly requestId: string
  readonly errors?: ProblemError[]
  /** Delay before a retry, in seconds. */
  readonly retryAfter?: number

  constructor(problem: Problem) {
    super(problem.detail)
    this.type = problem.type
    this.title = problem.title
    this.status = problem.status
    this.detail = problem.detail
    this.code = problem.code
    this.requestId = problem.requestId
    if (problem.errors) this.errors = problem.errors
    if (problem.retryAfter !== undefined) this.retryAfter = problem.retryAfter
  }
}

/** No response, or an unreadable one: the server may or may not have processed the request. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
  readonly title: string
  readonly detail: string
  readonly code: FailureCode
  /** No HTTP status arrived, or none that can be trusted. */
  readonly status = 0

  constructor(code: FailureCode, cause: unknown) {
    const [title, detail] = failureTexts[code]
    super(detail, { cause })
    this.code = code
    this.title = title
    this.detail = detail
  }
}

type FailureCode = keyof typeof failureTexts

const failureTexts = {
  unreachable: [
    'Can’t reach the server',
    'The server didn’t respond. Check your connection, then try again.',
  ],
  unreadable: [
    'Unreadable response',
    'The server’s response is incomplete or comes from elsewhere. Try again.',
  ],
  too_slow: ['Request timed out', 'The server didn’t respond in time. Try again in a minute.'],
} as const

/** Errors that a request can throw. */
export type ApiError = ApiProblem | NetworkFailure

/**
 * Converts an error that the generated client caught.
 * @param body parsed body of an error response, its text if it is not JSON, or the thrown error
 * @param response missing if no response arrived
 */
export function toApiError(body: unknown, response: Response | undefined): ApiError {
  if (body instanceof DOMException && body.name === 'TimeoutError')
    return new NetworkFailure('too_slow', body)
  if (!response) return new NetworkFailure('unreachable', body)
  if (response.ok) return new NetworkFailure('unreadable', body)
  if (!isProblem(body)) return new ApiProblem(plainProblem(response))
  return new ApiProblem(body.requestId ? body : { ...body, requestId: requestIdOf(response) })
}

/** Empty if the response has none, or CORS hides it. */
function requestIdOf({ headers }: Response): string {
  return headers.get('x-request-id') ?? ''
}

/** Problem for a response that is not a problem document, such as one from a proxy. */
function plainProblem(response: Response): Problem {
  const { status, statusText, headers } = response
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    type: 'about:blank',
    title: statusText || `HTTP ${status}`,
    status,
    detail:
      status >= 500
        ? 'The service isn’t working right now. Try again in a minute.'
        : `The server responded with status ${status}.`,
    code: `http_${status}`,
    requestId: requestIdOf(response),
    ...(Number.isInteger(retryAfter) && retryAfter > 0 ? { retryAfter } : {}),
  }
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false
  const { title, status, detail, code } = body as Partial<Record<keyof Problem, unknown>>
  return (
    typeof title === 'string' &&
    typeof status === 'number' &&
    typeof detail === 'string' &&
    typeof code === 'string'
  )
}

export function isProblemWith<Code extends string>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiProblem & { code: Code } {
  return error instanceof ApiProblem && (codes as readonly string[]).includes(error.code)
}

/** True if a larger plan would allow the request. */
export function isPlanLimit(error: unknown): error is ApiProblem {
  return (
    isProblemWith(error, 'quota_exceeded') &&
    error.errors?.some(({ code }) => code === 'plan_limit_reached') === true
  )
}

/** True if a read is worth retrying soon. Timeouts are not, since the user has already waited long enough. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof NetworkFailure) return error.code !== 'too_slow'
  return error instanceof ApiProblem && [502, 503, 504].includes(error.status)
}

/**
 * Messages by form field: `/fullName` becomes `fullName`, `/names/0` becomes `names.0`, the path format of form
 * libraries. Only the first message of a field is kept; one for the whole body has an empty key.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  const messages: Record<string, string> = {}
  for (const { in: place, pointer, message } of error.errors ?? []) {
    if (place === 'body') messages[pointerSteps(pointer).join('.')] ??= message
  }
  return messages
}
