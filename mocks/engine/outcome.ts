/** Failures below HTTP, with their effect on the client. */
export const FAULTS = {
  'connection-reset': 'The connection breaks before an answer.',
  timeout: 'No answer, ever; the caller has to give up.',
  'malformed-json': 'The JSON of the answer stops half-way.',
  'slow-body': 'The answer begins at once, and its body comes in drips.',
  'duplicate-delivery':
    'The request arrives twice, and the caller hears the second answer; of a stream, each event arrives twice.',
} as const

export type Fault = keyof typeof FAULTS

/** Backend for `live` operations. */
export interface LiveBackend {
  /** Base URL of its API; null for the URL of the request. */
  readonly url: string | null
  /** `credentials` of `fetch`. */
  readonly credentials: 'include' | 'same-origin' | 'omit'
  /** Extra headers for each request, such as a gateway key. */
  readonly headers: Readonly<Record<string, string>>
}

export type Outcome =
  /** The handler or the live backend responds. */
  | { readonly kind: 'handle' }
  /** Responds with one of the operation's documented problems, without the handler. */
  | { readonly kind: 'respond'; readonly status: number; readonly code: string; readonly retryAfter?: number }
  | {
      readonly kind: 'fault'
      readonly fault: Fault
      /** Duration of `slow-body`, in milliseconds. */
      readonly overMs?: number
    }
