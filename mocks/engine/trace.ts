import type { LogEntry } from './request-log.ts'
import type { Decision } from './scenario-port.ts'
import { withoutSecrets } from './secrets.ts'
import type { EngineReply, EngineRequest, HeaderList, KnownOperation } from './types.ts'

/** What is known of a call, as far as it has come: the log is written from it. */
export interface Trace {
  readonly offline: boolean
  operation: KnownOperation | null
  bodyText: string | null
  decision: Decision | null
  /** World time of what it did, epoch milliseconds. */
  handledAt: number | null
  source: 'mock' | 'live'
  liveUrl: string | null
  violation: string | null
}

export function beginTrace(offline: boolean): Trace {
  return {
    offline,
    operation: null,
    bodyText: null,
    decision: null,
    handledAt: null,
    source: 'mock',
    liveUrl: null,
    violation: null,
  }
}

/** What is known beside the trace when the answer is there. */
interface End {
  readonly requestId: string
  /** World time, epoch milliseconds. */
  readonly at: number
  /** Null when there was no answer. */
  readonly reply: EngineReply | null
  readonly tookMs: number
}

/** Step 9: the line in the request log. */
export function entryOf(
  request: EngineRequest,
  { offline, operation, bodyText, decision, source, liveUrl, violation }: Trace,
  { requestId, at, reply, tookMs }: End,
): LogEntry {
  // A caller who leaves gets no answer either, and that is nobody's fault.
  const isFault = reply === null && (offline || decision?.outcome.kind === 'fault')
  return {
    requestId,
    at,
    method: request.method,
    url: request.url,
    operationId: operation?.id ?? null,
    requestHeaders: headersOf(operation, request),
    requestBody: withoutSecrets(operation, bodyText),
    status: reply?.status ?? null,
    responseHeaders: reply === null ? NO_HEADERS : withoutCookies(reply.headers),
    responseBody: typeof reply?.body === 'string' ? reply.body : null,
    rule: offline ? 'network.offline' : (decision?.rule ?? null),
    source: source === 'live' ? 'live' : isFault ? 'fault' : 'mock',
    liveUrl,
    violation,
    tookMs,
  }
}

const NO_HEADERS: HeaderList = []

/** What a request said in headers that the contract knows of. Who sent it is no business of the log. */
function headersOf(operation: KnownOperation | null, request: EngineRequest): HeaderList {
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
