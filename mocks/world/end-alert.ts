import type { AlertResolutionId } from '#src/domain/alert.ts'
import type { AlertRow } from '../db/index.ts'
import { notifyResolved, recordAlert } from './alert-notices.ts'
import { resolutionText } from './alert-text.ts'
import type { WorldContext } from './job-context.ts'

/**
 * Ends an alert at the time of the context, for a reason other than its metric. A pending alert is removed without a
 * trace.
 */
export function endAlert(context: WorldContext, row: AlertRow, resolution: AlertResolutionId): void {
  const { tx, at } = context
  if (row.state === 'pending') {
    tx.alerts.remove(row.id)
    return
  }
  if (row.state === 'resolved') {
    tx.alerts.update(row.id, { openIn: null })
    return
  }
  const ended = tx.alerts.update(row.id, {
    state: 'resolved',
    openIn: null,
    resolvedAt: at,
    resolution,
    updatedAt: at,
  })
  recordAlert(context, ended, { kind: 'resolved', summary: resolutionText(resolution) })
  notifyResolved(context, ended)
}
