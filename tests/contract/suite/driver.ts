/**
 * Transport to a running mock: service worker, MSW in Node, or HTTP. Passes requests and responses through unchanged.
 */
export interface Driver {
  /** True over HTTPS. */
  readonly isSecure?: boolean
  send(request: WireRequest): Promise<WireResponse>
  /** Opens a stream. */
  open(request: WireRequest): Promise<WireStream>
  /** Session cookie in the jar; null if there is none. */
  sessionCookie(): Promise<StoredCookie | null>
  forgetCookies(): Promise<void>
}

export interface WireRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** True to send and store cookies. */
  readonly cookies: boolean
}

export interface WireResponse {
  readonly status: number
  /** Chromium hides `Set-Cookie`; see `Driver.sessionCookie`. */
  readonly headers: Headers
  readonly text: string
}

export interface WireStream {
  readonly status: number
  readonly headers: Headers
  /** Next chunk of text; null at the end or after a timeout. */
  read(): Promise<string | null>
  close(): Promise<void>
}

export interface StoredCookie {
  readonly value: string
  /** Seconds since it was set; null for a session cookie. */
  readonly maxAge: number | null
}

/** Longest wait for the next chunk of a stream, in milliseconds. */
export const STREAM_TIMEOUT = 2_000
