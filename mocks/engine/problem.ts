import { problemDetails, problemTitles } from '../contract/problems.gen.ts'
import type { StorageError } from '../db/index.ts'

/** One invalid field of a request: the contract's `ProblemError`. */
export interface FieldError {
  readonly in: 'body' | 'query' | 'path' | 'header'
  /** JSON pointer into the body, or `/name` of a parameter. */
  readonly pointer: string
  readonly code: string
  readonly message: string
  /** Line in a text input (manifest, zone file), from 1; likewise the column. */
  readonly line?: number
  readonly column?: number
}

/** Titles of problems that apply to the API as a whole, so no operation documents them. */
const ownTitles: Readonly<Record<string, string>> = {
  method_not_allowed: 'Method not allowed',
  contract_violation: 'The mock broke the contract',
}

interface ProblemDetails {
  readonly detail: string
  readonly errors?: readonly FieldError[]
  /** Seconds until a retry makes sense; also sent as the Retry-After header. */
  readonly retryAfter?: number
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>
}

/**
 * Error response (RFC 9457). If a handler throws it, the engine rolls back the transaction and sends it; if a handler
 * returns it, its writes stay (see `Handler`). The title comes from the contract's example for the code.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: string
  readonly title: string
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>

  /** @param details text for the user, or an object for a problem that has more than text */
  constructor(status: number, code: string, details: string | ProblemDetails) {
    const {
      detail,
      errors,
      retryAfter,
      headers = [],
    }: ProblemDetails = typeof details === 'string' ? { detail: details } : details
    super(detail)
    this.status = status
    this.code = code
    this.title = problemTitles[code] ?? ownTitles[code] ?? code
    this.errors = errors
    this.retryAfter = retryAfter
    this.headers = headers
  }
}

/** Problem of a request whose changes could not be saved. Nothing has changed. */
export function storageProblem({ reason }: StorageError, method: string): Problem {
  // A read that starts a session or runs jobs documents no 507.
  if (reason === 'full' && method !== 'GET') {
    return new Problem(507, 'storage_full', problemDetails.storage_full ?? 'Storage is full.')
  }
  const detail =
    reason === 'other-version'
      ? 'Another tab runs another version of the mock. Reload this page.'
      : 'The change could not be saved. Try again in 30 seconds.'
  return new Problem(503, 'unavailable', { detail, retryAfter: 30 })
}

/** 404 for a resource that does not exist or belongs to another organization: the two must look alike. */
export function notFound(what: string, id: string): Problem {
  return new Problem(404, 'not_found', `There is no ${what} with the ID “${id}”.`)
}

/** 422 for one field of the body. */
export function invalidField(pointer: string, code: string, message: string): Problem {
  return new Problem(422, 'validation_failed', {
    detail: message,
    errors: [{ in: 'body', pointer, code, message }],
  })
}
