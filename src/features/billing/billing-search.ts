import { PAID_PLAN_IDS } from '#src/domain/plan-id.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'

/** ISO date: `2026-03-02`. */
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/**
 * URL search of the billing page, for example
 * `/billing?tab=breakdown&period=custom&from=2026-01-01&to=2026-02-01&by=project`. All tabs share one schema, but
 * each uses only its own filters. Without `tab`, the overview; without `sort`, each table's own default.
 */
export const billingSearch = tableSearch({
  sortFields: [
    'cost',
    'name',
    'change',
    'number',
    'issuedAt',
    'dueAt',
    'amount',
    'status',
    'savings',
    'effort',
    'risk',
    'type',
  ],
  defaultSort: '-cost',
  dialogs: [
    'export',
    'payment-methods',
    'details',
    'plan',
    'cancel-plan',
    'range',
    'new-budget',
    'edit-budget',
    'delete-budget',
    'apply',
    'pay',
    'invoice',
    'add-card',
    'remove-card',
    'confirm-card',
  ],
  // Plan of the dialog "plan".
  rows: PAID_PLAN_IDS,
  filters: {
    tab: ['breakdown', 'invoices', 'optimization'],
    /** Bucket size of the trend on the overview; months by default. */
    each: ['day'],
    /** Period of the breakdown; the current month by default. */
    period: ['last', 'ytd', 'custom'],
    /** First and last day of a custom period, both inclusive. */
    from: DATE,
    to: DATE,
    /** Grouping of the breakdown; services by default. */
    by: ['resource', 'project'],
    /** Filter of the invoices tab. */
    status: ['paid', 'pending', 'overdue'],
    /** Shows dismissed recommendations. */
    show: ['dismissed'],
    /** Filters of the recommendations. */
    effort: ['low', 'medium'],
    action: ['resize', 'delete'],
    type: RESOURCE_TYPES,
    /** Grouping of the recommendations; none by default. */
    group: ['type', 'effort', 'risk'],
  },
})

export type BillingSearch = typeof billingSearch.defaults

export type BillingTab = Exclude<BillingSearch['tab'], ''> | 'overview'
