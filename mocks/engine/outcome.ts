/** Failures below HTTP, each with what a caller sees. */
export const FAULTS = {
  'connection-reset': 'The connection breaks before an answer.',
  timeout: 'No answer, ever; the caller has to give up.',
  'malformed-json': 'The JSON of the answer stops half-way.',
  'slow-body': 'The answer begins at once, and its body comes in drips.',
  'duplicate-delivery':
    'The request arrives twice, and the caller hears the second answer; of a stream, each event arrives twice.',
} as const

export type Fault = keyof typeof FAULTS

/** The backend that answers `live` operations. */
export interface LiveBackend {
  /** Base URL of its API; null for the address that the request had anyway. */
  readonly url: string | null
  /** As for `fetch`: whether cookies go along. */
  readonly credentials: 'include' | 'same-origin' | 'omit'
  /** Added to each request, such as the key of a gateway. */
  readonly headers: Readonly<Record<string, string>>
}

export type Outcome =
  /** The handler, or the live backend, answers. */
  | { readonly kind: 'handle' }
  /** One of the operation's documented problems, without asking the handler. */
  | { readonly kind: 'respond'; readonly status: number; readonly code: string; readonly retryAfter?: number }
  | {
      readonly kind: 'fault'
      readonly fault: Fault
      /** Duration of `slow-body`, in milliseconds. */
      readonly overMs?: number
    }
