import type { LogEntry } from '../../engine/request-log.ts'
import { headerLines } from './request-text.ts'

/** A request as the fields of a form. */
export interface ResendDraft {
  readonly method: string
  readonly url: string
  /** `name: value`, one a line. */
  readonly headers: string
  readonly body: string
}

/** Longest idempotency key of the contract. */
const MAX_KEY_LENGTH = 128

/** @param base address of the page */
export function resendDraftOf(entry: LogEntry, base: string): Omit<ResendDraft, 'body'> {
  const { pathname, search } = new URL(entry.url, base)
  return { method: entry.method, url: pathname + search, headers: headerLines(withNewKey(entry)) }
}

/** With the same key, the API would repeat the first response, or reject another body. */
function withNewKey({ requestHeaders, requestId }: LogEntry): LogEntry['requestHeaders'] {
  return requestHeaders.map(([name, value]) =>
    name.toLowerCase() === 'idempotency-key'
      ? [name, `again-${requestId}-${value}`.slice(0, MAX_KEY_LENGTH)]
      : [name, value],
  )
}

/** Options of `fetch`. The content type is JSON unless the headers name one. */
export function resendOptions({ method, headers, body }: ResendDraft): RequestInit {
  const hasBody = method !== 'GET' && body.trim() !== ''
  const lines = readHeaders(headers)
  const hasType = lines.some(([name]) => name.toLowerCase() === 'content-type')
  return {
    method,
    headers: hasBody && !hasType ? [['content-type', 'application/json'], ...lines] : lines,
    ...(hasBody && { body }),
  }
}

function readHeaders(text: string): [name: string, value: string][] {
  return text.split('\n').flatMap((line): [string, string][] => {
    const [, name, value = ''] = /^\s*([^:]+?)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    return name === undefined ? [] : [[name, value]]
  })
}
