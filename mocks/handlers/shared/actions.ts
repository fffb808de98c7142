import type { CheckResult } from '#src/domain/check-result.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context } from '../../engine/types.ts'
import type { ActionContext } from '../../world/life-cycles/begin.ts'
import { addAuditDetail } from '../audit-log/record.ts'
import { actorOf } from './activity.ts'

/** Context that a handler needs to start an action and name its actor. */
export type ChangeContext = Pick<
  Context<'startVm'>,
  'tx' | 'now' | 'seed' | 'sequence' | 'random' | 'lifecycle' | 'identity'
>

/** Context of an action by the caller. */
export function actionContextOf(ctx: ChangeContext): ActionContext {
  const { tx, now, sequence, random, lifecycle, identity } = ctx
  return {
    ...{ tx, now, sequence, random, lifecycle, actor: actorOf(identity) },
    onSummary: (resourceId, summary) => addAuditDetail(ctx, resourceId, summary),
  }
}

/** @throws Problem 409 `invalid_state`, with the reason that the console shows on disabled controls */
export function assertAllowed(check: CheckResult): void {
  if (!check.allowed) throw new Problem(409, 'invalid_state', check.reason)
}
