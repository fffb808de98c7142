import { BILLING_SERVICES } from '#src/domain/billing.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '../../kernel/zod.ts'
import { actor, id, time } from './fields.ts'

/**
 * Price of a resource for a period that has ended. The current period has no row: it started at the end of the last
 * charge, or at creation.
 */
export const chargeRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    projectId: id,
    /** Name at that time; the project may have been deleted since. */
    projectName: z.string(),
    service: z.enum(BILLING_SERVICES),
    /** Null for the organization's plan. */
    resourceType: z.enum(RESOURCE_TYPES).nullable(),
    /** The organization's own id for the plan shared by its DNS zones, the subscription's for its plan. */
    resourceId: id,
    /** Name at that time. */
    name: z.string(),
    /** Item that was paid for, such as a size or a plan. */
    item: z.string(),
    /** For a plan, its monthly price over 730 hours; a month costs that price whatever its length. */
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
    /** Cents per billing month. */
    amount: z.int(),
    /** Null for the whole organization. */
    projectId: id.nullable(),
    thresholds: z.array(z.strictObject({ basis: z.enum(BUDGET_BASES), percent: z.int().min(1) })),
    /** Start of the month that `reached` refers to. */
    month: time,
    reached: z.array(
      z.strictObject({
        basis: z.enum(BUDGET_BASES),
        percent: z.int(),
        /** Time of the notification. */
        at: time,
      }),
    ),
    /** Time of the next check; null after a failed check, until the billed resources change. */
    checkAt: time.nullable(),
    /** Number of changes by users; used as the ETag. */
    revision: z.int(),
    createdAt: time,
    updatedAt: time,
    updatedBy: actor,
  }),
)
export type BudgetRow = z.infer<typeof budgetRow>
