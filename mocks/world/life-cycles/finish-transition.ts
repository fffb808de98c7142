import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ActivityRow, ResourceRow } from '../../db/index.ts'
import type { JobContext } from '../job-context.ts'
import { notifyActor } from '../record.ts'
import { releaseDependents } from '../relations.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

/**
 * Ends a transition at its deadline, with the outcome drawn when it started. If the next transition starts by itself
 * and takes no time (a job without duration), ends that too.
 */
export function finishTransition<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  row: Readonly<Row>,
  context: JobContext,
): void {
  const { tx, at } = context
  const table = lifeCycle.definition.table(tx)
  const transition = row.transition
  if (transition === null) throw new Error(`${row.id} has no transition to complete.`)
  if (transition.failure !== null) {
    failTransition(lifeCycle, row, transition.failure, context)
    return
  }
  const activity = finishActivity(row, 'succeeded', context)

  if (transition.to === 'deleted') {
    lifeCycle.onRemove?.(row, context)
    table.remove(row.id)
    releaseDependents(lifeCycle.definition, row, context)
    return
  }

  const patch = {
    status: transition.to,
    transition: null,
    updatedAt: at,
    ...transition.next,
    ...lifeCycle.onSuccess?.(row, transition, context),
  }
  const updated = table.update(row.id, patch as Partial<Omit<Row, 'id'>>)
  const message = lifeCycle.successNotification?.(updated, transition)
  if (message)
    notifyActor(context, lifeCycle.definition, updated, activity?.actor, { severity: 'success', ...message })
  if (updated.transition !== null && updated.transition.dueAt <= at)
    finishTransition(lifeCycle, updated, context)
}

/**
 * Ends a resource's transition, if it has one, and puts the resource in `error`, or back in its previous status if the
 * action can be tried again.
 */
export function failTransition<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  row: Readonly<Row>,
  reason: string,
  context: JobContext,
): void {
  const activity = finishActivity(row, 'failed', context)
  const transition = row.transition
  const kept = (transition && lifeCycle.statusAfterFailure?.(transition)) ?? null
  const patch = {
    status: kept ?? 'error',
    statusReason: reason,
    transition: null,
    updatedAt: context.at,
    ...lifeCycle.onFailure?.(row, context),
  }
  lifeCycle.definition.table(context.tx).update(row.id, patch as Partial<Omit<Row, 'id'>>)
  notifyActor(context, lifeCycle.definition, row, activity?.actor, {
    severity: 'critical',
    title:
      transition === null || kept === null
        ? `${resourceLabel(row)} has failed`
        : `${resourceLabel(row)} could not be ${lifeCycle.actions[transition.action as Action].past}`,
    body: reason,
  })
}

/** Records that another action has interrupted a resource's transition. The action replaces it. */
export function recordInterruption(row: ResourceRow, context: Pick<JobContext, 'tx' | 'at'>): void {
  finishActivity(row, 'failed', context)
}

/** Sets the outcome of the transition's activity, if it is recorded. */
function finishActivity(
  { transition }: ResourceRow,
  outcome: 'succeeded' | 'failed',
  { tx, at }: Pick<JobContext, 'tx' | 'at'>,
): Readonly<ActivityRow> | undefined {
  const id = transition?.activityId ?? null
  const activity = id === null ? undefined : tx.activities.get(id)
  return activity && tx.activities.update(activity.id, { outcome, finishedAt: at })
}
