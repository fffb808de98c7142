import { isImportFailure } from './import-failure.ts'

/** Fields of a problem (RFC 9457) that are shown to users. */
export interface ProblemView {
  readonly title: string
  readonly detail: string
  /** Stable key for support and documentation. */
  readonly code: string
  /** Request id in the server's log; missing if no server was reached. */
  readonly requestId?: string
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number
}

const unreachable: ProblemView = {
  title: 'Can’t reach the server',
  detail: 'The server didn’t respond. Check your connection, then try again.',
  code: 'unreachable',
  status: 0,
}

/** Messages of Chrome, Firefox and Safari for a request without a response; there is no error type. */
const FETCH_FAILED = /^(failed to fetch|network ?error|load failed)/i

/**
 * Extracts a problem from any thrown value: an API problem itself, or one in `problem` or `cause`; a failed `fetch`
 * (TypeError) or import means no response; anything else is a bug in the page, shown with its message.
 */
export function problemOf(error: unknown): ProblemView {
  const known = [error, field(error, 'problem'), field(error, 'cause')].find(isProblem)
  if (known) return known
  if (error instanceof TypeError && FETCH_FAILED.test(error.message)) return unreachable
  if (isImportFailure(error)) return unreachable
  return {
    title: 'This page hit an error',
    detail: error instanceof Error ? error.message : String(error),
    code: 'page_error',
    status: -1,
  }
}

/** True for a final denial: a retry can't succeed. */
export function isForbidden(problem: ProblemView): boolean {
  return problem.status === 403
}

/** True if the same request may succeed soon: there was no response, or a server is temporarily unavailable. */
export function isOutage({ status }: ProblemView): boolean {
  return [0, 502, 503, 504].includes(status)
}

/** Text without its last sentence if that is “Try again in …”, for places with a countdown or a retry button. */
export function detailWithoutWait({ detail }: Pick<ProblemView, 'detail'>): string {
  return detail.replace(/\s*Try again in [^.]+\.$/, '')
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function isProblem(value: unknown): value is ProblemView {
  return (
    typeof field(value, 'title') === 'string' &&
    typeof field(value, 'detail') === 'string' &&
    typeof field(value, 'code') === 'string' &&
    typeof field(value, 'status') === 'number'
  )
}
