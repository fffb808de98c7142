import { operations } from '../../contract/operations.gen.ts'
import type { LogEntry } from '../../engine/request-log.ts'
import type { OperationId } from '../../engine/types.ts'
import type { Persona } from '../../scenarios/document.ts'

/** Where `npm run mock-server` listens: nobody can call the mock of a page from outside of it. */
const SERVER = 'http://localhost:4010'

/**
 * The request as a command line, for a mock server. The session of the page is not in it: an API key of the demo account
 * stands in, where the operation takes one.
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

/** As a shell takes it literally (POSIX, 2.2.2). */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
