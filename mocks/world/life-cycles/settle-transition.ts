import type { ResourceRow } from '../../db/index.ts'
import { notifyActor } from '../record.ts'
import { releaseDependents } from '../relations.ts'
import type { Scene } from '../scene.ts'
import type { KindLifeCycle } from './life-cycle.ts'

/** Ends the transition of a resource at its deadline, in the way that was drawn when it began. */
export function settleTransition<Row extends ResourceRow, Birth extends string, Order extends string>(
  life: KindLifeCycle<Row, Birth, Order>,
  row: Readonly<Row>,
  scene: Scene,
): void {
  const { tx, at } = scene
  const table = life.kind.table(tx)
  const transition = row.transition as NonNullable<Row['transition']> | null
  if (transition === null) throw new Error(`${row.id} has no transition to settle.`)
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
      ...life.failed?.(row, transition, scene),
    }
    table.update(row.id, patch as Partial<Omit<Row, 'id'>>)
    notifyActor(scene, life.kind, row, activity?.actor, {
      severity: 'critical',
      title: `${row.name} has failed`,
      body: transition.failure,
    })
    return
  }

  if (transition.to === 'deleted') {
    life.removed?.(row, scene)
    table.remove(row.id)
    releaseDependents(life.kind, row, scene)
    return
  }

  const patch = {
    status: transition.to,
    transition: null,
    updatedAt: at,
    ...transition.next,
    ...life.settled?.(row, transition, scene),
  }
  const settled = table.update(row.id, patch as Partial<Omit<Row, 'id'>>)
  const message = life.told?.(settled, transition)
  if (message) notifyActor(scene, life.kind, settled, activity?.actor, { severity: 'success', ...message })
}
