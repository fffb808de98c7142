import type { PatchOperation } from '../kernel/json-patch.ts'
import type { FieldError } from './problem.ts'

/** Failures below HTTP, with their effect on the client. */
export const FAULTS = {
  'connection-reset': 'The connection breaks before the response.',
  timeout: 'There is never a response; the client has to give up.',
  'malformed-json': 'The JSON of the response ends half-way.',
  'slow-body': 'The response starts at once, but its body arrives slowly.',
  'duplicate-delivery':
    'The request is handled twice, and the client gets the second response. Streams send each event twice.',
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

/** Properties of a forced response. */
interface ForcedResponse {
  /** Added to the response. Replaces headers of the same name. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sends the response although the contract does not allow it. */
  readonly outsideContract?: boolean
}

/** Forced problem, without the handler. Omitted texts are derived from the request. */
export interface ForcedProblem extends ForcedResponse {
  readonly kind: 'respond'
  readonly status: number
  readonly code: string
  readonly detail?: string
  readonly errors?: readonly ForcedFieldError[]
  readonly retryAfter?: number
}

/** Invalid field of a forced problem. Code and message default to what the field's schema requires. */
export interface ForcedFieldError {
  readonly in?: FieldError['in']
  readonly pointer: string
  readonly code?: string
  readonly message?: string
}

/** Forced response with its whole body, without the handler. */
export interface ForcedBody extends ForcedResponse {
  readonly kind: 'body'
  readonly status: number
  /** JSON value, or text for media types other than JSON; omitted for none. */
  readonly body?: unknown
}

/** The real response, changed. Errors stay as they are. */
export interface ForcedChange extends ForcedResponse {
  readonly kind: 'change'
  readonly patch: readonly PatchOperation[]
}

export type Outcome =
  /** The handler or the live backend responds. */
  | { readonly kind: 'handle' }
  | ForcedProblem
  | ForcedBody
  | ForcedChange
  | {
      readonly kind: 'fault'
      readonly fault: Fault
      /** Duration of `slow-body`, in milliseconds. */
      readonly overMs?: number
    }
