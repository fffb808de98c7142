import type { Context, OperationId } from '../../engine/types.ts'

/** Parts of a handler's context that shared helpers need. */
export type RequestContext = Pick<
  Context<OperationId>,
  'tx' | 'now' | 'sequence' | 'random' | 'appUrl' | 'header'
>

/** Whole seconds until an instant, at least one: the format of `Retry-After` (RFC 9110, 10.2.3). */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(1, Math.ceil((instant - now) / 1000))
}
