import { operations } from '../../contract/operations.gen.ts'
import type { LogEntry } from '../../engine/request-log.ts'
import type { OperationId } from '../../engine/types.ts'
import type { Persona } from '../../scenarios/document.ts'

/** Default URL of `npm run mock-server`. A page's own mock can't be called from outside. */
const SERVER = 'http://localhost:4010'

/**
 * Formats a request as a curl command for a mock server. Replaces the page's session by an API key of the demo account,
 * if the operation accepts one.
 *
 * @param persona signed-in user; the Owner's key is used for a user without one
 */
export function toCurl(entry: LogEntry, persona: Persona | null): string {
  const { method, url, operationId, requestBody, requestHeaders } = entry
  const { pathname, search } = new URL(url, SERVER)
  const operation = operationId === null ? null : operations[operationId as OperationId]
  const key =
    operation && operation.keyScope !== 'none' && persona !== 'signed-out'
      ? [['Authorization', `Bearer nimbus_demo_${persona ?? 'owner'}`]]
      : []
  const type = requestBody ? [['Content-Type', 'application/json']] : []
  const headers = [...key, ...type, ...requestHeaders]
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(SERVER + pathname + search)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(requestBody ? [`--data-raw ${quoted(requestBody)}`] : []),
  ].join(' \\\n  ')
}

/** Quotes text for a shell (POSIX, 2.2.2). */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
