import { BULK_ACTIONS, BULK_RESOURCE_TYPES } from '#src/domain/bulk-operation.ts'
import { z } from '../../kernel/zod.ts'
import { actor, id, time } from './fields.ts'

/** One action on several items, which run in batches until none is pending. */
export const bulkOperationRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    resourceType: z.enum(BULK_RESOURCE_TYPES),
    action: z.enum(BULK_ACTIONS),
    /** Filter of the selection; null if it was made by ids. */
    filter: z.string().nullable(),
    status: z.enum(['running', 'succeeded', 'failed', 'canceled']),
    total: z.int().min(1),
    /** Number of items by outcome: counting them at each request would visit every item. */
    succeeded: z.int(),
    skipped: z.int(),
    failed: z.int(),
    canceled: z.int(),
    retryOf: id.nullable(),
    requestedBy: actor,
    /** The caller whose permissions the items run with; either the session or the key is set. */
    userId: id,
    sessionId: id.nullable(),
    keyId: id.nullable(),
    requestId: z.string(),
    /** Milliseconds between two batches; 0 runs all items at once. */
    interval: z.int().min(0),
    createdAt: time,
    finishedAt: time.nullable(),
    /** Next batch, or the removal after the end; null after a failed job. */
    nextAt: time.nullable(),
  }),
)
export type BulkOperationRow = z.infer<typeof bulkOperationRow>

export const bulkItemRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    bulkOperationId: id,
    /** Id of the resource, alert or recommendation, which may be unknown. */
    itemId: id,
    /** From 1. */
    position: z.int().min(1),
    name: z.string(),
    status: z.enum(['pending', 'succeeded', 'skipped', 'failed', 'canceled']),
    problem: z.strictObject({ status: z.int(), code: z.string(), detail: z.string() }).nullable(),
  }),
)
export type BulkItemRow = z.infer<typeof bulkItemRow>
