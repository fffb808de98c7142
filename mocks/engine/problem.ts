import { problemTitles } from '../contract/problems.gen.ts'

/** One wrong place of a request, as the contract's `ProblemError`. */
export interface FieldError {
  readonly in: 'body' | 'query' | 'path' | 'header'
  /** JSON pointer into the body, or `/name` of a parameter. */
  readonly pointer: string
  readonly code: string
  readonly message: string
  /** Where the input is a text of lines (a manifest, a zone file): the place in it, both counted from 1. */
  readonly line?: number
  readonly column?: number
}

/** Problems that no operation documents, because they are about the API as a whole. */
const ownTitles: Readonly<Record<string, string>> = {
  method_not_allowed: 'Method not allowed',
  contract_violation: 'The mock broke the contract',
}

interface ProblemOptions {
  readonly errors?: readonly FieldError[]
  /** Seconds until it makes sense to ask again; becomes the Retry-After header as well. */
  readonly retryAfter?: number
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>
}

/**
 * An answer that is not a success (RFC 9457). Handlers throw it; the engine rolls back the
 * transaction and sends it. (One that is returned keeps what was written: see `Handler`.) The title comes from the contract's example for the code.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: string
  readonly title: string
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>

  constructor(status: number, code: string, detail: string, options: ProblemOptions = {}) {
    super(detail)
    this.status = status
    this.code = code
    this.title = problemTitles[code] ?? ownTitles[code] ?? code
    this.errors = options.errors
    this.retryAfter = options.retryAfter
    this.headers = options.headers ?? []
  }
}

/** 404 for a resource that is not there, or not there for this organization: the two must look alike. */
export function notFound(what: string, id: string): Problem {
  return new Problem(404, 'not_found', `There is no ${what} with the id “${id}”.`)
}

/** 422 for one field of the body. */
export function invalidField(pointer: string, code: string, message: string): Problem {
  return new Problem(422, 'validation_failed', message, { errors: [{ in: 'body', pointer, code, message }] })
}
