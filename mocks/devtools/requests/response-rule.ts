import { operations } from '../../contract/operations.gen.ts'
import type { LogEntry } from '../../engine/request-log.ts'
import { findRoute } from '../../engine/router.ts'
import type { KnownOperation, OperationId } from '../../engine/types.ts'
import type { Rule } from '../../scenarios/document.ts'
import { checkedRule } from '../rules/rule-draft.ts'

/**
 * Rule that gives the response of this request to all calls for the same resource. Null if a rule can't: for no response,
 * a stream, a picture, or a request outside the contract.
 */
export function responseRule(entry: LogEntry): Rule | null {
  const { operationId, status, responseBody } = entry
  if (operationId === null || status === null || !Object.hasOwn(operations, operationId)) return null
  const operation = operations[operationId as OperationId] as KnownOperation
  const contentType = operation.responses[status]?.contentType ?? null
  if (responseBody === null && contentType !== null) return null
  const path = pathOf(entry)
  const rule = {
    operation: operationId,
    ...(Object.keys(path).length > 0 && { when: { match: { path } } }),
    then: { respond: responseOf(status, responseBody) },
  }
  try {
    return checkedRule(rule)
  } catch {
    const { respond } = rule.then
    return { ...rule, then: { respond: { ...respond, outsideContract: true } } } as Rule
  }
}

function responseOf(status: number, text: string | null): object {
  if (text === null) return { status }
  const body = parsed(text)
  if (status >= 400 && typeof body === 'object' && body !== null && 'code' in body) {
    const { code, detail, errors, retryAfter } = body as Record<string, unknown>
    return {
      status,
      code,
      ...(detail !== undefined && { detail }),
      ...(errors !== undefined && { errors }),
      ...(retryAfter !== undefined && { retryAfter }),
    }
  }
  return { status, body }
}

/** Text of other media types stays as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Path parameters of a request. */
function pathOf({ method, url }: LogEntry): Readonly<Record<string, string>> {
  const { pathname } = new URL(url, 'http://mock')
  const route = findRoute(method, pathname.replace(/^.*\/api\/v1/, ''))
  return route.kind === 'operation' ? route.path : {}
}
