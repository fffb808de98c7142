/** What a person is told of a failure: the parts of a problem of the API (RFC 9457) that are shown. */
export interface ProblemView {
  readonly title: string
  readonly detail: string
  /** Stable key for support and documentation. */
  readonly code: string
  /** Finds the request in the server's log; there is none when no server was reached. */
  readonly requestId?: string
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Seconds to wait before another attempt makes sense. */
  readonly retryAfter?: number
}

const unreachable: ProblemView = {
  title: 'The server cannot be reached',
  detail: 'No answer came. Check your connection, then try again.',
  code: 'unreachable',
  status: 0,
}

/** How Chrome, Firefox, Safari and Vite's loader of stylesheets word it; no standard gives it a type of its own. */
const missingCode = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * What can be said about anything that was thrown. A problem of the API speaks for itself, whether it was thrown as it
 * is or travels in an error's `problem` or `cause`; a failed `fetch` (a TypeError by the Fetch standard) means that no
 * answer came, and so does a part of the page that could not be loaded; anything else is a fault of the page, shown with
 * its message.
 */
export function problemOf(error: unknown): ProblemView {
  const known = [error, field(error, 'problem'), field(error, 'cause')].find(isProblem)
  if (known) return known
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) return unreachable
  if (error instanceof Error && missingCode.test(error.message)) return unreachable
  return {
    title: 'This page hit an error',
    detail: error instanceof Error ? error.message : String(error),
    code: 'page_error',
    status: -1,
  }
}

/** The operation is known and the answer is final: asking again will not change it. */
export function isForbidden(problem: ProblemView): boolean {
  return problem.status === 403
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
