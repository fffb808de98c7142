import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ResourceRow } from '../../db/index.ts'
import { orderedId } from '../../kernel/random.ts'
import type { ActivityChange } from '../../world/activity-changes.ts'
import { activityOf } from '../../world/record.ts'
import { addAuditDetail } from '../audit-log/record.ts'
import type { ChangeContext } from './actions.ts'
import { actorOf } from './activity.ts'

/**
 * Records an immediate action, also in the detail of the resource's audit entry. Record changes to parts of a resource
 * (a backup, a target, a record) too: the activity notifies open event streams that the resource changed.
 *
 * @param past past participle: `renamed`
 * @param summary past tense: "Renamed web-01 to web-02"
 * @param changes see `changesBetween`
 */
export function recordDone(
  ctx: ChangeContext,
  type: ResourceType,
  row: ResourceRow,
  past: string,
  summary: string,
  changes: readonly ActivityChange[] = [],
): void {
  const { tx, now, sequence, random, identity } = ctx
  addAuditDetail(ctx, row.id, summary)
  const action = `${type}.${past}`
  tx.activities.insert(
    activityOf(type, row, {
      id: orderedId(random(action, row.id), 'act', sequence),
      at: now,
      finishedAt: now,
      actor: actorOf(identity),
      action,
      summary,
      outcome: 'succeeded',
      changes,
    }),
  )
}
