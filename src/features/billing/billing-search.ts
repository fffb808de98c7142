import { tableSearch } from '#src/ui/resource-table/table-search.ts'

/** A day as dates are written: `2026-03-02`. */
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/**
 * The address of all that is about billing: `/billing?tab=breakdown&period=custom&from=2026-01-01&to=2026-02-01&by=project`.
 * One for all tabs; what narrows one of them means nothing to the next. Without `tab` it is the overview, without `sort`
 * each table has the order of its own.
 */
export const billingSearch = tableSearch({
  sortFields: ['cost', 'name', 'change', 'number', 'issuedAt', 'dueAt', 'amount', 'status'],
  defaultSort: '-cost',
  dialogs: [
    'export',
    'payment-methods',
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
  filters: {
    tab: ['breakdown', 'invoices', 'optimization'],
    /** Of the trend on the overview: what a column stands for, months unless given. */
    each: ['day'],
    /** Of the breakdown: of when, the current month unless given. */
    period: ['last', 'ytd', 'custom'],
    /** The days of a custom period, both within it. */
    from: DATE,
    to: DATE,
    /** Of the breakdown: by what, services unless given. */
    by: ['resource', 'project'],
    /** Of the invoices. */
    status: ['paid', 'pending', 'overdue'],
    /** Of the recommendations: those that were dismissed. */
    show: ['dismissed'],
  },
})

export type BillingSearch = typeof billingSearch.defaults

export type BillingTab = Exclude<BillingSearch['tab'], ''> | 'overview'
