import type { ResourceRow } from '../../db/index.ts'
import type { JobContext } from '../job-context.ts'
import { notifyActor } from '../record.ts'
import { releaseDependents } from '../relations.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

/** Ends a transition at its deadline, with the outcome drawn when it started. */
export function finishTransition<Row extends ResourceRow, Creation extends string, Action extends string>(
  lifeCycle: ResourceLifeCycle<Row, Creation, Action>,
  row: Readonly<Row>,
  context: JobContext,
): void {
  const { tx, at } = context
  const table = lifeCycle.definition.table(tx)
  const transition = row.transition as NonNullable<Row['transition']> | null
  if (transition === null) throw new Error(`${row.id} has no transition to complete.`)
  const activity = transition.activityId === null ? undefined : tx.activities.get(transition.activityId)
  if (activity) {
    const outcome = transition.failure === null ? 'succeeded' : 'failed'
    tx.activities.update(activity.id, { outcome, finishedAt: at })
  }

  if (transition.failure !== null) {
    const patch = {
      status: 'error',
      statusReason: transition.failure,
      transition: null,
      updatedAt: at,
      ...lifeCycle.onFailure?.(row, transition, context),
    }
    table.update(row.id, patch as Partial<Omit<Row, 'id'>>)
    notifyActor(context, lifeCycle.definition, row, activity?.actor, {
      severity: 'critical',
      title: `${row.name} has failed`,
      body: transition.failure,
    })
    return
  }

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
  const settled = table.update(row.id, patch as Partial<Omit<Row, 'id'>>)
  const message = lifeCycle.successNotification?.(settled, transition)
  if (message)
    notifyActor(context, lifeCycle.definition, settled, activity?.actor, { severity: 'success', ...message })
}
