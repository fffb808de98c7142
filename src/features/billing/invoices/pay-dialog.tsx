import { Checkbox, Radio, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getInvoiceOptions, listPaymentMethodsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { payInvoice } from '#src/api/generated/sdk.gen.ts'
import type { Invoice, PaymentMethod, PaymentRequest } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { toCardInput } from '#src/resources/cards/card-draft.ts'
import { CardFields } from '#src/resources/cards/card-fields.tsx'
import { cardName } from '#src/resources/cards/card-name.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { BillingDialogProps, BillingTabProps } from '../billing-tab.ts'
import { expiryText, methodStatuses } from '../payment-methods/method-labels.ts'
import classes from '../payment-methods/payment-methods.module.css'
import { useCardForm } from '../payment-methods/use-card-form.ts'
import { refreshPayments } from '../payments-cache.ts'
import { useDays } from '../use-days.ts'
import { invoiceNoun } from './invoice-labels.ts'

type Props = BillingDialogProps & Pick<BillingTabProps, 'onDialog'> & { readonly invoiceId: string }

/** Pays an invoice with a saved or a new card. */
export default function PayDialog({ opened, invoiceId, onClose, onDialog }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Pay invoice" closeOnClickOutside={false}>
      <Pay key={invoiceId} invoiceId={invoiceId} onClose={onClose} onDialog={onDialog} />
    </Dialog>
  )
}

function Pay({ invoiceId, onClose, onDialog }: Omit<Props, 'opened'>) {
  const invoice = useQuery(getInvoiceOptions({ path: { invoiceId } }))
  const methods = useQuery(listPaymentMethodsOptions())
  const failed = [invoice, methods].find(({ data, error }) => data === undefined && error !== null)
  if (failed !== undefined) {
    return (
      <ErrorState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    )
  }
  if (invoice.data === undefined || methods.data === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton height="14rem" />
      </div>
    )
  }
  return (
    <PayForm
      invoice={invoice.data.invoice}
      methods={methods.data.items}
      onClose={onClose}
      onDialog={onDialog}
    />
  )
}

const ANOTHER_CARD = 'another'

function PayForm({
  invoice,
  methods,
  onClose,
  onDialog,
}: {
  readonly invoice: Invoice
  readonly methods: readonly PaymentMethod[]
} & Pick<Props, 'onClose' | 'onDialog'>) {
  const client = useQueryClient()
  const format = useFormat()
  const days = useDays()
  const disabledReason = denialReason(useCan(requiredPermission.payInvoice, invoiceNoun))
  const [first] = methods.filter(({ status }) => status === 'active')
  const [chosen, setChosen] = useState(first?.id ?? ANOTHER_CARD)
  const [saveCard, setSaveCard] = useState(false)
  const card = useCardForm()
  const [keyFor] = useState(() => createIdempotencyKeys())
  const [problem, setProblem] = useState<string | null>(null)
  const isAnother = chosen === ANOTHER_CARD
  const isUsable = isAnother || methods.some(({ id, status }) => id === chosen && status === 'active')
  const { mutate, isPending } = useMutation({
    // Drop card data from the mutation cache as soon as the form unmounts.
    gcTime: 0,
    mutationFn: () => {
      const body: PaymentRequest = isAnother
        ? { by: 'card', card: toCardInput(card.draft), saveCard }
        : { by: 'method', paymentMethodId: chosen }
      return payInvoice({
        path: { invoiceId: invoice.id },
        body,
        headers: { 'Idempotency-Key': keyFor(body) },
      })
    },
    onSuccess: (payment) => {
      if (payment.cardConfirmationId !== null) return onDialog('confirm-card', payment.cardConfirmationId)
      toast.success(`${invoice.number} is paid`, format.money(payment.amount))
      onDialog('invoice', invoice.id)
    },
    onError: (error) => setProblem(card.showErrors(error) ? null : problemOf(error).detail),
    onSettled: () => refreshPayments(client),
  })
  usePendingInDialog(isPending)
  const locked =
    disabledReason ??
    (invoice.status === 'paid' && !isPending
      ? 'This invoice is paid.'
      : isUsable
        ? null
        : 'Choose another card.')

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isPending || locked !== null) return
    setProblem(null)
    if (!isAnother || card.check()) mutate()
  }

  return (
    <form ref={card.form} className={dialog.body} onSubmit={submit} noValidate>
      <div>
        <p className={classes.amount}>{format.money(invoice.amount)}</p>
        <p className={classes.muted}>
          {invoice.number}, {days.longSpan({ from: invoice.periodFrom, to: invoice.periodTo })}.{' '}
          {invoice.status === 'overdue' ? 'Was due' : 'Due'} on {days.date(invoice.dueAt)}.
        </p>
      </div>
      {problem !== null && (
        <p className={dialog.problem} role="alert">
          {problem}
        </p>
      )}
      <Radio.Group
        label="Pay with"
        value={chosen}
        error={!isUsable && 'This card can’t be used anymore. Choose another one.'}
        onChange={(value) => {
          setChosen(value)
          setProblem(null)
        }}
      >
        <div className={classes.choices}>
          {methods.map((method) => (
            <Radio
              key={method.id}
              value={method.id}
              disabled={method.status !== 'active'}
              label={cardName(method.card)}
              description={[
                methodStatuses[method.status]?.label === 'Expired'
                  ? null
                  : (methodStatuses[method.status]?.label ?? null),
                expiryText(method),
                method.isDefault ? 'Default' : null,
              ]
                .filter((it) => it !== null)
                .join(' · ')}
            />
          ))}
          <Radio value={ANOTHER_CARD} label="Another card" />
        </div>
      </Radio.Group>
      {isAnother && (
        <div className={classes.another}>
          <CardFields draft={card.draft} problems={card.problems} onChange={card.change} />
          <Checkbox
            label="Save this card"
            description="We store only the card brand, last four digits, expiry date and name."
            checked={saveCard}
            onChange={(event) => setSaveCard(event.currentTarget.checked)}
          />
        </div>
      )}
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <DisabledReason reason={locked}>
          <Button type="submit" loading={isPending}>
            Pay {format.money(invoice.amount)}
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}
