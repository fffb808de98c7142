import { Alert, Skeleton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { getDomainPurchaseQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { answerDomainPurchase } from '#src/api/generated/sdk.gen.ts'
import type { DomainOffer, DomainPurchase } from '#src/api/generated/types.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useSession } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { withMantine } from '#src/ui/theme/mantine-provider.tsx'
import { toast } from '#src/ui/toast.tsx'
import { BankConfirmation } from './bank-confirmation.tsx'
import { EMPTY_PURCHASE, type PurchaseDraft, prefilledFor } from './buyer.ts'
import { PurchaseConfirmation } from './purchase-confirmation.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import { purchaseId } from './purchase-id.ts'
import { deletePurchaseKey } from './purchase-key.ts'
import { usePurchase } from './use-purchase.ts'

interface PurchaseDialogProps {
  readonly opened: boolean
  readonly offer: DomainOffer
  /** Says how the domain differs from what was typed; null for not at all. */
  readonly changed: string | null
  readonly onClose: () => void
}

/**
 * Purchase flow: form, bank confirmation, result. Continues this tab's purchase of the domain, if there is one. Closing
 * the dialog discards all entries.
 */
function PurchaseDialog({ opened, offer, changed, onClose }: PurchaseDialogProps) {
  const { domain } = offer
  const session = useSession()
  const [draft, setDraft] = useState<PurchaseDraft>(EMPTY_PURCHASE)
  // The session can load after the results. Prefill only an untouched form.
  if (draft === EMPTY_PURCHASE && session?.signedIn) setDraft(prefilledFor(session.user))
  const [id, setId] = useState(() => purchaseId.get(domain))
  const { data: purchase = null, error, isFetching, refetch } = usePurchase(id)
  // Belongs to an account that has signed out since.
  const isUnknown = isProblemWith(error, 'not_found')
  const client = useQueryClient()
  const isOver = purchase?.status === 'declined' || purchase?.status === 'expired'

  // Keep the key of a completed purchase, so the same request from another tab returns its result.
  useEffect(() => {
    if (isOver) deletePurchaseKey(domain)
  }, [isOver, domain])

  function showResult(next: DomainPurchase): void {
    // A purchase affects zones, costs and availability. Invalidate first: the response itself is up to date.
    void client.invalidateQueries()
    client.setQueryData(getDomainPurchaseQueryKey({ path: { domainPurchaseId: next.id } }), next)
    purchaseId.set(domain, next.id)
    setId(next.id)
    if (next.status === 'completed') {
      toast.success('Domain purchased successfully!', `${next.domain} is now yours.`)
    }
  }
  const release = useMutation({
    mutationFn: (waiting: DomainPurchase) =>
      answerDomainPurchase({ path: { domainPurchaseId: waiting.id }, body: { decision: 'decline' } }),
    onSuccess: showResult,
  })
  function close(): void {
    // Reject the pending confirmation, so the domain is available again at once instead of after the bank's timeout.
    if (purchase?.status === 'awaiting_confirmation') release.mutate(purchase, { onSettled: onClose })
    else onClose()
  }
  function currentStep(): ReactNode {
    if (id !== null && purchase === null && !isUnknown) {
      if (error !== null)
        return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      return (
        <div aria-busy="true">
          <Skeleton height="12rem" />
        </div>
      )
    }
    if (purchase === null || isOver) {
      return (
        <PurchaseForm
          offer={offer}
          draft={draft}
          onDraft={(part) => setDraft((before) => ({ ...before, ...part }))}
          notice={purchase === null ? null : NOTICES[purchase.status]}
          onResult={showResult}
          onClose={onClose}
        />
      )
    }
    if (purchase.status === 'completed') return <PurchaseConfirmation purchase={purchase} onClose={onClose} />
    return <BankConfirmation purchase={purchase} onResult={showResult} onRefresh={() => void refetch()} />
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={purchase?.status === 'completed' ? 'Domain Purchased!' : `Purchase ${domain}`}
      // A stray click must not discard the form.
      closeOnClickOutside={false}
      onExitTransitionEnd={() => {
        if (isOver || isUnknown) purchaseId.remove(domain)
        setId(purchaseId.get(domain))
        setDraft(EMPTY_PURCHASE)
      }}
    >
      {changed !== null && purchase?.status !== 'completed' && (
        <Alert color="yellow" mb="sm" icon={<IconAlertTriangle />}>
          {changed} You are buying <strong>{offer.domain}</strong>.
        </Alert>
      )}
      {currentStep()}
    </Dialog>
  )
}

/** Outcome of the last attempt, shown above the form. */
const NOTICES: Readonly<Record<DomainPurchase['status'], string | null>> = {
  awaiting_confirmation: null,
  completed: null,
  declined: 'The card was not confirmed. Nothing was charged.',
  expired: 'The confirmation has expired. Nothing was charged.',
}

/** Loaded on demand by public pages, which have no Mantine provider. */
export default withMantine(PurchaseDialog)
