import { Skeleton } from '@mantine/core'
import { IconCreditCard, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getInvoiceSummaryOptions,
  listPaymentMethodsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { makePaymentMethodDefault } from '#src/api/generated/sdk.gen.ts'
import type { PaymentMethod } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { defaultCardReason } from '#src/domain/payment-method.ts'
import { CardBrandMark } from '#src/resources/cards/card-brand-mark.tsx'
import { cardName } from '#src/resources/cards/card-name.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { toast } from '#src/ui/toast.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { BillingDialogProps, BillingTabProps } from '../billing-tab.ts'
import { refreshPayments } from '../payments-cache.ts'
import { expiryText, methodNoun, methodStatuses } from './method-labels.ts'
import classes from './payment-methods.module.css'

type Props = BillingDialogProps & Pick<BillingTabProps, 'onDialog'>

/** Saved cards for paying invoices. */
export default function PaymentMethodsDialog({ opened, onClose, onDialog }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Payment Methods" size="lg">
      <Methods onDialog={onDialog} onClose={onClose} />
    </Dialog>
  )
}

function Methods({ onDialog, onClose }: Omit<Props, 'opened'>) {
  const { data, error, isFetching, refetch } = useQuery(listPaymentMethodsOptions())
  const summary = useQuery(getInvoiceSummaryOptions())
  const canChange = useCan(requiredPermission.createPaymentMethod, methodNoun)
  const add = (
    <DisabledReason reason={denialReason(canChange)}>
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => onDialog('add-card')}>
        Add card
      </Button>
    </DisabledReason>
  )
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="12rem" />
      </div>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="No cards yet"
        description="Invoices are charged to the default card two days after they are issued."
        icon={<IconCreditCard size={22} />}
        action={add}
      />
    )
  }
  const stays = defaultCardReason(data.items.length - 1, summary.data?.open.count ?? 0)
  return (
    <div className={dialog.body}>
      <p className={classes.muted}>
        Invoices are charged to the default card two days after they are issued.
      </p>
      <ul className={classes.cards} aria-label="Payment methods">
        {data.items.map((method) => (
          <Method
            key={method.id}
            method={method}
            stays={method.isDefault ? stays : null}
            onDialog={onDialog}
          />
        ))}
      </ul>
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        {add}
      </div>
    </div>
  )
}

function Method({
  method,
  stays,
  onDialog,
}: {
  readonly method: PaymentMethod
  /** Reason why the card can't be removed; null if it can. */
  readonly stays: string | null
  readonly onDialog: Props['onDialog']
}) {
  const client = useQueryClient()
  const disabledReason = denialReason(useCan(requiredPermission.createPaymentMethod, methodNoun))
  const name = cardName(method.card)
  const { mutate, isPending } = useMutation({
    mutationFn: () => makePaymentMethodDefault({ path: { paymentMethodId: method.id } }),
    onSuccess: () => toast.success(`${name} is the default card`),
    onError: (error) => toast.problem('Could not change the default card', error),
    onSettled: () => refreshPayments(client),
  })
  const status = methodStatuses[method.status]
  const { cardConfirmationId } = method
  return (
    <li className={classes.card}>
      <CardBrandMark brand={method.card.brand} />
      <div className={classes.text}>
        <h3 className={classes.title}>
          {name}
          {method.isDefault && <StatusBadge tone="info">Default</StatusBadge>}
          {status !== null && <StatusBadge tone={status.tone}>{status.label}</StatusBadge>}
        </h3>
        <p className={classes.facts}>
          {expiryText(method)} · {method.holderName}
        </p>
        <div className={classes.buttons}>
          {cardConfirmationId !== null && (
            <DisabledReason reason={disabledReason}>
              <Button variant="link" size="sm" onClick={() => onDialog('confirm-card', cardConfirmationId)}>
                Confirm<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </DisabledReason>
          )}
          {!method.isDefault && method.status === 'active' && (
            <DisabledReason reason={disabledReason}>
              <Button variant="link" size="sm" loading={isPending} onClick={() => mutate()}>
                Make default<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </DisabledReason>
          )}
          <DisabledReason reason={disabledReason ?? stays}>
            <Button variant="link" size="sm" onClick={() => onDialog('remove-card', method.id)}>
              Remove<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </DisabledReason>
        </div>
      </div>
    </li>
  )
}
