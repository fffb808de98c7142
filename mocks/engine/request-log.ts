import type { Exchange } from './exchange.ts'
import { withoutSecrets } from './secrets.ts'
import type { EngineRequest, HeaderList, KnownOperation } from './types.ts'

/** Entry of the request log. Bodies are kept as sent, not copied. */
export interface LogEntry {
  readonly requestId: string
  /** World time, epoch milliseconds. */
  readonly at: number
  readonly method: string
  readonly url: string
  /** Path and query of the page that sent it; null if unknown. */
  readonly page: string | null
  readonly operationId: string | null
  /** Headers that the operation documents (`If-Match`, `Idempotency-Key`). */
  readonly requestHeaders: HeaderList
  readonly requestBody: string | null
  /** Null without a response: broken connection, no live backend, or an aborted request. */
  readonly status: number | null
  readonly responseHeaders: HeaderList
  readonly responseBody: string | null
  /** Scenario rule that decided the outcome. */
  readonly rule: string | null
  readonly source: 'mock' | 'live' | 'fault' | 'handler'
  /** URL of the live backend; null if none was used. */
  readonly liveUrl: string | null
  /** `X-Request-Id` of the live backend; null if it sends none, or CORS hides it from the page. */
  readonly liveRequestId: string | null
  /** First contract violation of the response; null if it is valid. */
  readonly violation: string | null
  /** Real milliseconds from request to response, including the scenario's delay. */
  readonly tookMs: number
}

/** Number of requests that the log keeps. */
export const LOG_LIMIT = 200

/** The latest requests, oldest first, in bounded memory. */
export class RequestLog {
  readonly #entries: LogEntry[] = []
  readonly #limit: number
  #requests = 0

  constructor(limit = LOG_LIMIT) {
    this.#limit = limit
  }

  /** Unique within this log, also after `clear`. */
  nextRequestId(): string {
    this.#requests += 1
    return `req_${this.#requests.toString(36).padStart(8, '0')}`
  }

  add(entry: LogEntry): void {
    this.#entries.push(entry)
    // Trimmed in batches, so that adding stays cheap.
    if (this.#entries.length >= this.#limit * 2) this.#entries.splice(0, this.#entries.length - this.#limit)
  }

  entries(): readonly LogEntry[] {
    return this.#entries.slice(-this.#limit)
  }

  clear(): void {
    this.#entries.length = 0
  }
}

/**
 * Builds the log entry of a finished exchange.
 * @param tookMs real milliseconds
 */
export function logEntryOf(exchange: Exchange, tookMs: number): LogEntry {
  const { request, requestId, isOffline, operation, outcome, source, reply, rule } = exchange
  // An aborted request gets no response either, but is no fault.
  const isFault = reply === null && (isOffline || outcome?.kind === 'fault')
  return {
    requestId,
    at: exchange.now,
    method: request.method,
    url: request.url,
    page: request.page ?? pageOfReferer(request.headers.get('referer')),
    operationId: operation?.id ?? null,
    requestHeaders: documentedHeaders(operation, request),
    requestBody: withoutSecrets(operation, exchange.bodyText),
    status: reply?.status ?? null,
    responseHeaders: reply === null ? NO_HEADERS : withoutCookies(reply.headers),
    responseBody: typeof reply?.body === 'string' ? reply.body : null,
    rule: isOffline ? 'network.offline' : rule,
    source: source === 'live' ? 'live' : isFault ? 'fault' : 'mock',
    liveUrl: exchange.liveUrl,
    liveRequestId: exchange.liveRequestId,
    violation: exchange.violation,
    tookMs,
  }
}

/** Pages of other origins send only their origin (the default referrer policy), which names no page. */
function pageOfReferer(referer: string | null): string | null {
  const url = referer === null ? null : URL.parse(referer)
  return url === null || url.pathname === '/' ? null : url.pathname + url.search
}

const NO_HEADERS: HeaderList = []

/** Request headers that the operation documents. Credentials are never among them. */
function documentedHeaders(operation: KnownOperation | null, request: EngineRequest): HeaderList {
  if (operation === null) return NO_HEADERS
  const headers: Array<readonly [string, string]> = []
  for (const { in: place, name } of operation.parameters) {
    const value = place === 'header' ? request.headers.get(name) : null
    if (value !== null) headers.push([name, value])
  }
  return headers
}

function withoutCookies(headers: HeaderList): HeaderList {
  return headers.some(([name]) => name === 'set-cookie')
    ? headers.filter(([name]) => name !== 'set-cookie')
    : headers
}
