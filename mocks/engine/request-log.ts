import type { HeaderList } from './types.ts'

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

  constructor(limit = 200) {
    this.#limit = limit
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
