import { BILLING_SERVICES } from '#src/domain/billing.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '../../kernel/zod.ts'
import { actor, id, time } from './fields.ts'

/**
 * A price that something had for a time that is over. What is there now is no row: it is paid for since the last of its
 * charges, or since it was made.
 */
export const chargeRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    projectId: id,
    /** As it was called then; it may be gone since. */
    projectName: z.string(),
    service: z.enum(BILLING_SERVICES),
    resourceType: z.enum(RESOURCE_TYPES),
    /** Of the organization itself for the plan that its zones share. */
    resourceId: id,
    /** As it was called then. */
    name: z.string(),
    /** What of it was paid for: its size, its plan. */
    item: z.string(),
    hourlyMicros: z.int().min(0),
    from: time,
    to: time,
  }),
)
export type ChargeRow = z.infer<typeof chargeRow>

const BUDGET_BASES = ['spend', 'forecast'] as const

export const budgetRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    name: z.string(),
    /** Cents for a billing month. */
    amount: z.int(),
    /** Null for the whole organization. */
    projectId: id.nullable(),
    thresholds: z.array(z.strictObject({ basis: z.enum(BUDGET_BASES), percent: z.int().min(1) })),
    /** The month that `reached` is about, by its beginning. */
    month: time,
    reached: z.array(
      z.strictObject({
        basis: z.enum(BUDGET_BASES),
        percent: z.int(),
        /** When people were told; null of what was reached before there was such a threshold. */
        at: time.nullable(),
      }),
    ),
    /** When it is looked at again. */
    lookAt: time,
    /** Counts its changes by people; the ETag. */
    revision: z.int(),
    createdAt: time,
    updatedAt: time,
    updatedBy: actor,
  }),
)
export type BudgetRow = z.infer<typeof budgetRow>
