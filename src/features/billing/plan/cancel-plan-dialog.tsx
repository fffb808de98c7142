import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { cancelPlan } from '#src/api/generated/sdk.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import type { BillingDialogProps } from '../billing-tab.ts'
import { NegotiatedPlan, Sums } from './change-plan-dialog.tsx'
import { ExcessList } from './excess-list.tsx'
import { currentPlanQuery, previewQuery, refreshPlan } from './plan-queries.ts'

/** Moves the organization to the Free plan, after a preview. */
export default function CancelPlanDialog({ opened, onClose }: BillingDialogProps) {
  const client = useQueryClient()
  const reason = denialReason(useCan(requiredPermission.cancelPlan))
  const { data, error, isFetching, refetch } = useQuery({ ...previewQuery('free'), enabled: opened })
  const cancel = useMutation({
    mutationFn: (_: null) => cancelPlan(),
    onSuccess: (response) => client.setQueryData(currentPlanQuery().queryKey, response),
    onSettled: () => refreshPlan(client),
  })
  if (isProblemWith(error, 'plan_negotiated')) {
    return (
      <Dialog opened={opened} onClose={onClose} title="Cancel plan">
        <NegotiatedPlan verb="cancel" />
      </Dialog>
    )
  }
  const isFree = data?.kind === 'none'
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(cancel, { variables: null, successMessage: 'The plan has been canceled', onClose })}
      title="Cancel plan"
      confirmLabel="Cancel plan"
      cancelLabel="Keep plan"
      destructive
      disabledReason={reason ?? (isFree ? 'You have the Free plan.' : null)}
    >
      {data !== undefined ? (
        <>
          <p>
            {isFree
              ? 'You have the Free plan, which costs nothing.'
              : 'Your organization moves to the Free plan now. A trial ends with it and can’t be repeated.'}
          </p>
          {data.credit.amount > 0 && <Sums preview={data} name="Free" />}
          <ExcessList plan="Free" exceeded={data.exceeded} />
        </>
      ) : error === null ? (
        <div aria-busy="true">
          <Skeleton height="7rem" />
        </div>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </ConfirmDialog>
  )
}
