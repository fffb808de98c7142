import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getInvoiceSummaryOptions,
  listPaymentMethodsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { deletePaymentMethod } from '#src/api/generated/sdk.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { defaultCardReason } from '#src/domain/payment-method.ts'
import { cardName } from '#src/resources/cards/card-name.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast.tsx'
import type { BillingDialogProps } from '../billing-tab.ts'
import { refreshPayments } from '../payments-cache.ts'
import { methodNoun } from './method-labels.ts'

/** Confirms removal of a card, or says why the card must stay. */
export default function RemoveCardDialog({
  opened,
  methodId,
  onClose,
}: BillingDialogProps & { readonly methodId: string }) {
  const client = useQueryClient()
  const { data } = useQuery({ ...listPaymentMethodsOptions(), enabled: opened })
  const summary = useQuery({ ...getInvoiceSummaryOptions(), enabled: opened })
  const canChange = useCan(requiredPermission.deletePaymentMethod, methodNoun)
  const method = data?.items.find(({ id }) => id === methodId)
  const name = method === undefined ? 'the card' : cardName(method.card)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => deletePaymentMethod({ path: { paymentMethodId: methodId } }),
    onSuccess: () => {
      toast.success('Card removed', name)
      onClose()
    },
    onSettled: () => refreshPayments(client),
  })
  const stays =
    method?.isDefault === true
      ? defaultCardReason((data?.items.length ?? 1) - 1, summary.data?.open.count ?? 0)
      : null
  const gone = data !== undefined && method === undefined && !isPending ? 'This card no longer exists.' : null
  return (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        reset()
        onClose()
      }}
      onConfirm={mutate}
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      destructive
      pending={isPending}
      error={error}
      disabledReason={denialReason(canChange) ?? stays ?? gone}
    >
      <p>It won’t be charged again. Past payments aren’t affected.</p>
    </ConfirmDialog>
  )
}
