import { Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getInvoiceOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { InvoiceDetail, Payment } from '#src/api/generated/types.gen.ts'
import { BILLING_SERVICE_NAMES } from '#src/domain/billing.ts'
import { addressLines, taxLabel } from '#src/domain/tax.ts'
import { cardName } from '#src/resources/cards/card-name.ts'
import { FactList } from '#src/resources/detail/facts-panel.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { BillingDialogProps, BillingTabProps } from '../billing-tab.ts'
import { useDays } from '../use-days.ts'
import classes from './invoice-dialog.module.css'
import { failures, invoiceNoun, invoiceStatuses, paymentStatuses } from './invoice-labels.ts'
import { useDownloads } from './use-downloads.ts'

type Props = BillingDialogProps & Pick<BillingTabProps, 'onDialog'> & { readonly invoiceId: string }

/** One invoice with its lines and payment attempts. */
export default function InvoiceDialog({ opened, invoiceId, onClose, onDialog }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    ...getInvoiceOptions({ path: { invoiceId } }),
    enabled: opened,
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={data === undefined ? 'Invoice' : `Invoice ${data.invoice.number}`}
      size="xl"
    >
      {data !== undefined ? (
        <Invoice detail={data} onDialog={onDialog} />
      ) : error === null ? (
        <div aria-busy="true">
          <Skeleton height="20rem" />
        </div>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Dialog>
  )
}

function Invoice({ detail, onDialog }: { readonly detail: InvoiceDetail } & Pick<Props, 'onDialog'>) {
  const { invoice, billedTo, lines, payments } = detail
  const format = useFormat()
  const days = useDays()
  const canPay = useCan(requiredPermission.payInvoice, invoiceNoun)
  const { download, isLoading } = useDownloads()
  const { label, tone } = invoiceStatuses[invoice.status]
  return (
    <div className={dialog.body}>
      <FactList
        facts={[
          { name: 'Status', value: <StatusBadge tone={tone}>{label}</StatusBadge> },
          {
            name: 'Billed to',
            value: (
              <address className={classes.address}>
                {[billedTo.name, ...addressLines(billedTo.address)].join('\n')}
              </address>
            ),
          },
          ...(billedTo.taxId === null ? [] : [{ name: 'Tax ID', value: billedTo.taxId }]),
          { name: 'Period', value: days.longSpan({ from: invoice.periodFrom, to: invoice.periodTo }) },
          { name: 'Issued', value: days.date(invoice.issuedAt) },
          { name: 'Due', value: days.date(invoice.dueAt) },
          ...(invoice.paidAt === null ? [] : [{ name: 'Paid', value: <Time at={invoice.paidAt} /> }]),
          ...(invoice.nextAttemptAt === null
            ? []
            : [{ name: 'Default card is charged', value: <Time at={invoice.nextAttemptAt} /> }]),
        ]}
      />
      <div className={classes.buttons}>
        {invoice.status !== 'paid' && (
          <DisabledReason reason={denialReason(canPay)}>
            <Button onClick={() => onDialog('pay', invoice.id)}>Pay {format.money(invoice.amount)}</Button>
          </DisabledReason>
        )}
        {(['pdf', 'csv'] as const).map((kind) => (
          <Button
            key={kind}
            variant="outline"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            loading={isLoading(invoice, kind)}
            onClick={() => download(invoice, kind)}
          >
            Download {kind.toUpperCase()}
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label="Lines of the invoice">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Service</th>
              <th scope="col">Project</th>
              <th scope="col" data-end>
                Resources
              </th>
              <th scope="col" data-end>
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ service, projectId, projectName, resourceCount, amount }) => (
              <tr key={`${service} ${projectId}`}>
                <th scope="row">{BILLING_SERVICE_NAMES[service]}</th>
                <td>
                  {projectName} <span className={classes.id}>{projectId}</span>
                </td>
                <td data-end>{format.number(resourceCount)}</td>
                <td data-end>{format.money(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {[
              { label: 'Net', amount: invoice.net },
              { label: taxLabel(invoice.tax), amount: invoice.tax.amount },
              { label: 'Total', amount: invoice.amount },
            ].map(({ label, amount }) => (
              <tr key={label}>
                <th scope="row" colSpan={3}>
                  {label}
                </th>
                <td data-end>{format.money(amount)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
      <section className={classes.attempts}>
        <h3>Payments</h3>
        {payments.length === 0 ? (
          <p className={classes.muted}>No payments yet.</p>
        ) : (
          <ul>
            {payments.map((payment) => (
              <Attempt key={payment.id} payment={payment} onDialog={onDialog} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function Attempt({ payment, onDialog }: { readonly payment: Payment } & Pick<Props, 'onDialog'>) {
  const canPay = useCan(requiredPermission.answerCardConfirmation, invoiceNoun)
  const { at, status, failure, card, actor, cardConfirmationId } = payment
  const { label, tone } = paymentStatuses[status]
  return (
    <li>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <p>
        {cardName(card)}, {actor.kind === 'system' ? 'automatically' : `by ${actor.name}`}
        {failure !== null && `. ${failures[failure]}`}
      </p>
      <p className={classes.muted}>
        <Time at={at} />
      </p>
      {cardConfirmationId !== null && (
        <DisabledReason reason={denialReason(canPay)}>
          <Button variant="outline" size="sm" onClick={() => onDialog('confirm-card', cardConfirmationId)}>
            Confirm
          </Button>
        </DisabledReason>
      )}
    </li>
  )
}
