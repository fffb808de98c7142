import type { Context, OperationId } from '../../engine/types.ts'

/** What a helper of several handlers needs of the request it serves. */
export type RequestContext = Pick<Context<OperationId>, 'tx' | 'now' | 'random' | 'appUrl' | 'header'>

/** Whole seconds until an instant, at least one: what `Retry-After` takes (RFC 9110, 10.2.3). */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(1, Math.ceil((instant - now) / 1000))
}

export function seconds(count: number): string {
  return count === 1 ? '1 second' : `${count} seconds`
}
