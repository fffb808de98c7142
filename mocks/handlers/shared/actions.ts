import type { CheckResult } from '#src/domain/check-result.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context } from '../../engine/types.ts'
import type { ActionContext } from '../../world/life-cycles/begin.ts'
import { actorOf } from './activity.ts'

/** What a handler needs of its context to change something and to say who did. */
export type ChangeContext = Pick<
  Context<'startVm'>,
  'tx' | 'now' | 'seed' | 'random' | 'lifecycle' | 'identity'
>

/** The caller as whoever gives an order. */
export function actionContextOf({ tx, now, random, lifecycle, identity }: ChangeContext): ActionContext {
  return { tx, now, random, lifecycle, actor: actorOf(identity) }
}

/** @throws Problem 409 `invalid_state`, with the reason that the console shows on its disabled controls */
export function assertAllowed(check: CheckResult): void {
  if (!check.allowed) throw new Problem(409, 'invalid_state', check.reason)
}
