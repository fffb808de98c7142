import type { BulkOperation } from '#src/api/generated/types.gen.ts'
import type { BulkOperationRow } from '../../db/index.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { estimatedEnd, pendingItems } from '../../world/bulk-operations.ts'
import { toActor } from '../shared/activity.ts'

export function toBulkOperation(row: BulkOperationRow): BulkOperation {
  const { succeeded, skipped, failed, canceled } = row
  return {
    id: row.id,
    resourceType: row.resourceType,
    action: row.action,
    filter: row.filter,
    status: row.status,
    total: row.total,
    counts: { pending: pendingItems(row), succeeded, skipped, failed, canceled },
    retryOf: row.retryOf,
    requestedBy: toActor(row.requestedBy),
    createdAt: iso(row.createdAt),
    estimatedEndAt: isoOrNull(estimatedEnd(row)),
    finishedAt: isoOrNull(row.finishedAt),
  }
}
