/**
 * The way to a running mock: a service worker in Chromium, MSW in Node, or a server on a port. It moves requests and
 * answers as they are, and judges nothing.
 */
export interface Driver {
  send(request: WireRequest): Promise<WireAnswer>
  /** Begins to read an answer that does not end by itself. */
  open(request: WireRequest): Promise<WireStream>
  /** How the session cookie is kept by the caller's cookie jar; null when it holds none. */
  sessionCookie(): Promise<KeptCookie | null>
  forgetCookies(): Promise<void>
}

export interface WireRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** Whether the cookies of the jar go along, and those of the answer into it. */
  readonly cookies: boolean
}

export interface WireAnswer {
  readonly status: number
  /** Chromium hides `Set-Cookie` from everybody; `Driver.sessionCookie` tells what came of it. */
  readonly headers: Headers
  readonly text: string
}

export interface WireStream {
  readonly status: number
  readonly headers: Headers
  /** The next piece of text; null at the end of the stream, or when none comes in a while. */
  read(): Promise<string | null>
  close(): Promise<void>
}

export interface KeptCookie {
  readonly value: string
  /** Seconds from when it was set; null for one that ends with the browser. */
  readonly maxAge: number | null
}

/** How long to wait for the next piece of a stream, in milliseconds. */
export const STREAM_PATIENCE = 2_000
