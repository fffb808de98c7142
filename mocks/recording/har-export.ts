import { operations } from '../contract/operations.gen.ts'
import type { LogEntry } from '../engine/request-log.ts'
import type { HeaderList, OperationId } from '../engine/types.ts'
import { HIDDEN, hideSecrets, isSecretName } from './hidden-secrets.ts'

/**
 * HTTP Archive 1.2 (http://www.softwareishard.com/blog/har-12-spec/). Fields that start with an underscore are the
 * mock's own.
 */
export interface Har {
  readonly log: {
    readonly version: '1.2'
    readonly creator: { readonly name: string; readonly version: string }
    readonly entries: readonly HarEntry[]
  }
}

interface HarEntry {
  /** World time. */
  readonly startedDateTime: string
  /** Milliseconds of real time. */
  readonly time: number
  readonly request: {
    readonly method: string
    readonly url: string
    readonly httpVersion: string
    readonly cookies: readonly []
    readonly headers: readonly NameValue[]
    readonly queryString: readonly NameValue[]
    readonly postData?: { readonly mimeType: string; readonly text: string }
    readonly headersSize: -1
    readonly bodySize: number
  }
  readonly response: {
    /** 0 without a response. */
    readonly status: number
    readonly statusText: string
    readonly httpVersion: string
    readonly cookies: readonly []
    readonly headers: readonly NameValue[]
    readonly content: { readonly size: number; readonly mimeType: string; readonly text?: string }
    readonly redirectURL: string
    readonly headersSize: -1
    readonly bodySize: number
  }
  readonly cache: Record<string, never>
  readonly timings: { readonly send: 0; readonly wait: number; readonly receive: 0 }
  readonly _operationId: string | null
  readonly _requestId: string
  readonly _source: LogEntry['source']
  readonly _rule: string | null
  readonly _violation: string | null
}

interface NameValue {
  readonly name: string
  readonly value: string
}

/** Exports requests of the log. Cookies and credentials are not in the log; secrets in URLs and bodies are replaced. */
export function toHar(entries: readonly LogEntry[]): Har {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Nimbus mock', version: '1' },
      entries: entries.map(toHarEntry),
    },
  }
}

export function toHarEntry(entry: LogEntry): HarEntry {
  const { method, operationId, requestBody, responseBody, responseHeaders, status, tookMs } = entry
  const url = urlOf(entry)
  const sent = requestBody === null ? null : hideSecrets(requestBody, 'request')
  const received = responseBody === null ? null : hideSecrets(responseBody, 'response')
  const type = responseHeaders.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  return {
    startedDateTime: new Date(entry.at).toISOString(),
    time: tookMs,
    request: {
      method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: named(entry.requestHeaders),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(sent !== null && { postData: { mimeType: 'application/json', text: sent } }),
      headersSize: -1,
      bodySize: bytesOf(sent),
    },
    response: {
      status: status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: named(responseHeaders),
      content: { size: bytesOf(received), mimeType: type, ...(received !== null && { text: received }) },
      redirectURL: '',
      headersSize: -1,
      bodySize: received === null ? -1 : bytesOf(received),
    },
    cache: {},
    timings: { send: 0, wait: tookMs, receive: 0 },
    _operationId: operationId,
    _requestId: entry.requestId,
    _source: entry.source,
    _rule: entry.rule,
    _violation: entry.violation,
  }
}

function named(headers: HeaderList): NameValue[] {
  return headers.map(([name, value]) => ({ name, value }))
}

function bytesOf(text: string | null): number {
  return text === null ? 0 : new TextEncoder().encode(text).length
}

/** Absolute, as the format requires; that of the live backend if it responded. */
function urlOf({ url: text, liveUrl, operationId }: LogEntry): URL {
  const url = new URL(liveUrl ?? text, 'http://mock')
  const operation = operationId === null ? undefined : operations[operationId as OperationId]
  if (operation !== undefined) {
    const template = operation.path.split('/').reverse()
    const segments = url.pathname.split('/').reverse()
    const hidden = segments.map((segment, index) => {
      const [, name = ''] = /^\{(.+)\}$/.exec(template[index] ?? '') ?? []
      return isSecretName(name, 'request') ? HIDDEN : segment
    })
    url.pathname = hidden.reverse().join('/')
  }
  for (const name of [...url.searchParams.keys()])
    if (isSecretName(name, 'request')) url.searchParams.set(name, HIDDEN)
  return url
}
