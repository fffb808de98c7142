import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerDomainPurchase } from '#src/api/generated/sdk.gen.ts'
import type { DomainOffer, DomainPurchase } from '#src/api/generated/types.gen.ts'
import { useSession } from '#src/api/session.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { withMantine } from '#src/ui/theme/mantine-provider.tsx'
import { toast } from '#src/ui/toast.tsx'
import { BankQuestion } from './bank-question.tsx'
import { EMPTY_PURCHASE, orderOf, type PurchaseDraft } from './buyer.ts'
import { PurchaseConfirmation } from './purchase-confirmation.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import { deletePurchaseKey } from './purchase-key.ts'

interface PurchaseDialogProps {
  readonly opened: boolean
  readonly offer: DomainOffer
  readonly onClose: () => void
}

/** Purchase flow: form, bank confirmation, result. Closing the dialog discards all entries. */
function PurchaseDialog({ opened, offer, onClose }: PurchaseDialogProps) {
  const session = useSession()
  const [draft, setDraft] = useState<PurchaseDraft>(EMPTY_PURCHASE)
  // The session can load after the results. Prefill only an untouched form.
  if (draft === EMPTY_PURCHASE && session?.signedIn) setDraft(orderOf(session.user))
  const [purchase, setPurchase] = useState<DomainPurchase | null>(null)
  const client = useQueryClient()
  function settled(next: DomainPurchase): void {
    setPurchase(next)
    // Keep the key of a completed purchase, so the same request from another tab returns its result.
    if (next.status === 'declined') deletePurchaseKey(next.domain)
    if (next.status === 'completed') {
      toast.success('Domain purchased successfully!', `${next.domain} is now yours.`)
    }
    // A purchase affects zones, costs and availability.
    void client.invalidateQueries()
  }
  function close(): void {
    // Reject the pending confirmation, so the domain is available again at once instead of after the bank's timeout.
    if (purchase?.status === 'awaiting_confirmation') {
      deletePurchaseKey(purchase.domain)
      void answerDomainPurchase({
        path: { domainPurchaseId: purchase.id },
        body: { decision: 'decline' },
      }).then(onClose, onClose)
    } else onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={purchase?.status === 'completed' ? 'Domain Purchased!' : `Purchase ${offer.domain}`}
      // A stray click must not discard the form.
      closeOnClickOutside={false}
      onExitTransitionEnd={() => {
        setPurchase(null)
        setDraft(EMPTY_PURCHASE)
      }}
    >
      {purchase === null || purchase.status === 'declined' ? (
        <PurchaseForm
          offer={offer}
          draft={draft}
          onDraft={(part) => setDraft((before) => ({ ...before, ...part }))}
          isRetry={purchase !== null}
          onSettled={settled}
          onClose={onClose}
        />
      ) : purchase.status === 'completed' ? (
        <PurchaseConfirmation purchase={purchase} onClose={onClose} />
      ) : (
        <BankQuestion purchase={purchase} onSettled={settled} />
      )}
    </Dialog>
  )
}

/** Loaded on demand by public pages, which have no Mantine provider. */
export default withMantine(PurchaseDialog)
