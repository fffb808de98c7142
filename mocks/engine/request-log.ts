import type { Exchange } from './exchange.ts'
import { withoutSecrets } from './secrets.ts'
import type { EngineRequest, HeaderList, KnownOperation } from './types.ts'

/** One line of the request log. Bodies are kept as they were sent; nothing is copied. */
export interface LogEntry {
  readonly requestId: string
  /** World time, epoch milliseconds. */
  readonly at: number
  readonly method: string
  readonly url: string
  readonly operationId: string | null
  /** Those that the operation documents (`If-Match`, `Idempotency-Key`). */
  readonly requestHeaders: HeaderList
  readonly requestBody: string | null
  /** Null when there was no answer: a broken connection, a live backend that is not there, a caller who has left. */
  readonly status: number | null
  readonly responseHeaders: HeaderList
  readonly responseBody: string | null
  /** The scenario rule that decided the outcome. */
  readonly rule: string | null
  readonly source: 'mock' | 'live' | 'fault'
  /** Where a live backend was asked; null when none was. */
  readonly liveUrl: string | null
  /** What the contract says about the answer: null for fine, else the first deviation. */
  readonly violation: string | null
  /** Real milliseconds from the arrival of the request to its answer, the scenario's waiting included. */
  readonly tookMs: number
}

/** The last requests, oldest first, in bounded memory. */
export class RequestLog {
  readonly #entries: LogEntry[] = []
  readonly #limit: number
  #requests = 0

  constructor(limit = 200) {
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
 * The log line of an exchange that is over.
 * @param tookMs real milliseconds
 */
export function logEntryOf(exchange: Exchange, tookMs: number): LogEntry {
  const { request, requestId, isOffline, operation, outcome, source, reply, rule } = exchange
  // A caller who leaves gets no answer either, and that is nobody's fault.
  const isFault = reply === null && (isOffline || outcome?.kind === 'fault')
  return {
    requestId,
    at: exchange.now,
    method: request.method,
    url: request.url,
    operationId: operation?.id ?? null,
    requestHeaders: documentedHeaders(operation, request),
    requestBody: withoutSecrets(operation, exchange.bodyText),
    status: reply?.status ?? null,
    responseHeaders: reply === null ? NO_HEADERS : withoutCookies(reply.headers),
    responseBody: typeof reply?.body === 'string' ? reply.body : null,
    rule: isOffline ? 'network.offline' : rule,
    source: source === 'live' ? 'live' : isFault ? 'fault' : 'mock',
    liveUrl: exchange.liveUrl,
    violation: exchange.violation,
    tookMs,
  }
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
