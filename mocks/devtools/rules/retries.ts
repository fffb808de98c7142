import { operations } from '../../contract/operations.gen.ts'
import type { Rule } from '../../scenarios/document.ts'
import { isTarget } from '../../scenarios/target.ts'

/** Retries of a read by the console (`src/api/query-client.ts`). */
export const READ_RETRIES = 2

/**
 * Number of calls that must fail before the console shows an error. It retries reads after a broken connection,
 * unreadable JSON, a 502 or 504, and a 503 with a short wait.
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
  // A rule without `retryAfter` sends 30 seconds, which is too long for a retry.
  return status === 503 && 'retryAfter' in then.respond && (then.respond.retryAfter ?? 30) <= 2
}
