import { IconDownload, IconFileInvoice, IconReceipt2 } from '@tabler/icons-react'
import {
  keepPreviousData,
  queryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  getInvoiceSummaryOptions,
  listInvoicesOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Invoice, InvoiceSummary } from '#src/api/generated/types.gen.ts'
import { ALLOWED, denied } from '#src/domain/check-result.ts'
import { none, OneLine } from '#src/resources/list/cells.tsx'
import { useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import type { Column, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { RetryButton } from '#src/ui/retry-button.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '../billing.module.css'
import { type BillingSearch, billingSearch } from '../billing-search.ts'
import type { BillingTabProps } from '../billing-tab.ts'
import { useDays } from '../use-days.ts'
import { invoiceNoun, invoiceStatuses } from './invoice-labels.ts'
import { useDownloads } from './use-downloads.ts'

const invoicesQuery = ({ status, sort, page, pageSize }: BillingSearch) =>
  queryOptions({
    ...listInvoicesOptions({
      query: {
        ...(status !== '' && { status: [status] }),
        sort: sorts.find((it) => it === sort) ?? '-issuedAt',
        page,
        pageSize,
      },
    }),
    placeholderData: keepPreviousData,
  })

/** Sorts of the invoices, a subset of the page's sorts. */
const sorts = ['issuedAt', 'number', 'amount', 'dueAt'].flatMap((field) => [field, `-${field}`])

/** Invoices by month, with PDF and CSV downloads and a pay action. */
export default function InvoicesTab({ search, onSearchChange, onDialog }: BillingTabProps) {
  const client = useQueryClient()
  const query = useQuery(invoicesQuery(search))
  const summary = useQuery(getInvoiceSummaryOptions())
  const canPay = useCan(requiredPermission.payInvoice, invoiceNoun)
  const { download } = useDownloads()
  const hasNone = query.data?.total === 0 && search.status === ''

  const rowActions = (invoice: Invoice): readonly RowAction[] => [
    {
      key: 'pay',
      label: 'Pay',
      icon: <IconReceipt2 size={16} aria-hidden="true" />,
      check: invoice.status === 'paid' ? denied('This invoice is already paid.') : canPay,
      onSelect: () => onDialog('pay', invoice.id),
    },
    {
      key: 'pdf',
      label: 'Download PDF',
      icon: <IconDownload size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => download(invoice, 'pdf'),
    },
    {
      key: 'csv',
      label: 'Download CSV',
      icon: <IconDownload size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => download(invoice, 'csv'),
    },
  ]

  return (
    <div className={classes.tab}>
      {!hasNone && <ToBePaid query={summary} />}
      <ResourceTable
        table="listInvoices"
        label="Invoices"
        noun={invoiceNoun}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        query={query}
        loadRows={everyPage((page) => client.fetchQuery(invoicesQuery({ ...search, ...page })))}
        search={search.sort === billingSearch.defaults.sort ? { ...search, sort: '-issuedAt' } : search}
        defaults={{ ...billingSearch.defaults, tab: search.tab }}
        onSearchChange={onSearchChange}
        searchLabel={null}
        filters={[
          {
            kind: 'select',
            name: 'status',
            label: 'Status',
            all: 'All',
            options: Object.entries(invoiceStatuses).map(([value, { label }]) => ({ value, label })),
          },
        ]}
        columns={useColumns(search)}
        rowActions={rowActions}
        empty={
          <EmptyState
            title="No invoices yet"
            description="An invoice is issued at the end of each billing month."
            icon={<IconFileInvoice size={22} />}
          />
        }
      />
    </div>
  )
}

function ToBePaid({
  query: { data, error, isFetching, refetch },
}: {
  readonly query: UseQueryResult<InvoiceSummary, unknown>
}) {
  const format = useFormat()
  const days = useDays()
  if (data === undefined) {
    if (error === null) return null
    return (
      <p className={classes.sum} role="alert">
        The amount to be paid couldn’t be loaded: {problemOf(error).title}.
        <RetryButton part="amount to be paid" retrying={isFetching} onRetry={() => void refetch()} />
      </p>
    )
  }
  const { open, overdue, nextDueAt } = data
  if (open.count === 0) return <p className={classes.sum}>All invoices are paid.</p>
  return (
    <p className={classes.sum}>
      <strong>{format.money(open.amount)}</strong>
      <span>to be paid</span>
      {overdue.count > 0 && <StatusBadge tone="critical">{format.money(overdue.amount)} overdue</StatusBadge>}
      {nextDueAt !== null && <span>next due on {days.date(nextDueAt)}</span>}
    </p>
  )
}

function useColumns(
  search: BillingSearch,
): readonly Column<Invoice, 'number' | 'issuedAt' | 'amount' | 'dueAt'>[] {
  const format = useFormat()
  const days = useDays()
  const { download, isLoading } = useDownloads()
  return [
    {
      key: 'number',
      header: 'Invoice',
      sort: 'number',
      always: true,
      cell: ({ id, number }) => (
        <Anchor to="/billing" search={{ ...search, dialog: 'invoice', row: id }} resetScroll={false}>
          <OneLine>{number}</OneLine>
        </Anchor>
      ),
    },
    {
      key: 'period',
      header: 'Period',
      onPhone: 'detail',
      sort: 'issuedAt',
      cell: ({ periodFrom, periodTo }) => (
        <OneLine>{days.longSpan({ from: periodFrom, to: periodTo })}</OneLine>
      ),
    },
    {
      key: 'amount',
      header: 'Total',
      sort: 'amount',
      onPhone: 'detail',
      align: 'end',
      cell: ({ amount }) => <OneLine>{format.money(amount)}</OneLine>,
    },
    {
      key: 'status',
      header: 'Status',
      onPhone: 'status',
      cell: ({ status }) => (
        <StatusBadge tone={invoiceStatuses[status].tone}>{invoiceStatuses[status].label}</StatusBadge>
      ),
    },
    {
      key: 'dueAt',
      header: 'Due',
      sort: 'dueAt',
      onPhone: ({ status, dueAt }) => (status === 'paid' ? null : `Due ${days.date(dueAt)}`),
      cell: ({ dueAt }) => <OneLine>{days.date(dueAt)}</OneLine>,
    },
    {
      key: 'paidAt',
      header: 'Paid',
      cell: ({ paidAt }) => (paidAt === null ? none : <OneLine>{format.date(paidAt)}</OneLine>),
    },
    {
      key: 'download',
      header: 'Download',
      cell: (invoice) => (
        <Button
          variant="link"
          size="sm"
          loading={isLoading(invoice, 'pdf')}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => download(invoice, 'pdf')}
        >
          PDF<VisuallyHidden> of {invoice.number}</VisuallyHidden>
        </Button>
      ),
    },
  ]
}
