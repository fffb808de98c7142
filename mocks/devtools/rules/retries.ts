import { operations } from '../../contract/operations.gen.ts'
import type { Rule } from '../../scenarios/document.ts'
import { isTarget } from '../../scenarios/target.ts'

/** Retries of a read by the console (`src/api/query-client.ts`). */
export const READ_RETRIES = 2

/**
 * Number of calls that have to fail until the console shows a failure: it retries reads without a readable response,
 * and those that are to be repeated at once.
 */
export function callsUntilShown({ operation, then }: Pick<Rule, 'operation' | 'then'>): number {
  const isRead = Object.values(operations).some((it) => it.method === 'GET' && isTarget(operation, it))
  return isRead && isRetried(then) ? READ_RETRIES + 1 : 1
}

function isRetried(then: Rule['then']): boolean {
  if ('fault' in then) return then.fault === 'connection-reset' || then.fault === 'malformed-json'
  if (!('respond' in then) || !('status' in then.respond)) return false
  const { status } = then.respond
  if (status === 502 || status === 504) return true
  // Forced 503s ask for a wait that is too long for a retry, unless they set their own.
  return status === 503 && 'retryAfter' in then.respond && (then.respond.retryAfter ?? 30) <= 2
}
