import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerDomainPurchase } from '#src/api/generated/sdk.gen.ts'
import type { DomainOffer, DomainPurchase } from '#src/api/generated/types.gen.ts'
import { useSession } from '#src/api/session.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { withMantine } from '#src/ui/theme/mantine-provider.tsx'
import { toast } from '#src/ui/toast.tsx'
import { BankQuestion } from './bank-question.tsx'
import { Bought } from './bought.tsx'
import { EMPTY_PURCHASE, orderOf, type PurchaseDraft } from './buyer.ts'
import { PurchaseForm } from './purchase-form.tsx'
import { forgetPurchaseKey } from './purchase-key.ts'

interface PurchaseDialogProps {
  readonly opened: boolean
  readonly offer: DomainOffer
  readonly onClose: () => void
}

/** Sells a domain: the form, what the card's bank asks, and that it is bought. Closing it forgets all of them. */
function PurchaseDialog({ opened, offer, onClose }: PurchaseDialogProps) {
  const session = useSession()
  const [draft, setDraft] = useState<PurchaseDraft>(EMPTY_PURCHASE)
  // Who is signed in may be known later than what is for sale; what has been typed by then stays.
  if (draft === EMPTY_PURCHASE && session?.signedIn) setDraft(orderOf(session.user))
  const [purchase, setPurchase] = useState<DomainPurchase | null>(null)
  const client = useQueryClient()
  function settled(next: DomainPurchase): void {
    setPurchase(next)
    // A purchase that is done keeps its key: another tab with the same order is to be told of it.
    if (next.status === 'refused') forgetPurchaseKey(next.domain)
    if (next.status === 'completed') {
      toast.success('Domain purchased successfully!', `${next.domain} is now yours.`)
    }
    // Zones, costs, and what is still free.
    void client.invalidateQueries()
  }
  function close(): void {
    // Nobody is left to confirm: the domain is free again at once, and not when the bank stops waiting.
    if (purchase?.status === 'awaiting_confirmation') {
      forgetPurchaseKey(purchase.domain)
      void answerDomainPurchase({
        path: { domainPurchaseId: purchase.id },
        body: { answer: 'refuse' },
      }).then(onClose, onClose)
    } else onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={purchase?.status === 'completed' ? 'Domain Purchased!' : `Purchase ${offer.domain}`}
      // A slip of the pointer is no reason to put away what is being typed.
      closeOnClickOutside={false}
      onExitTransitionEnd={() => {
        setPurchase(null)
        setDraft(EMPTY_PURCHASE)
      }}
    >
      {purchase === null || purchase.status === 'refused' ? (
        <PurchaseForm
          offer={offer}
          draft={draft}
          onDraft={(part) => setDraft((before) => ({ ...before, ...part }))}
          wasRefused={purchase !== null}
          onSettled={settled}
          onClose={onClose}
        />
      ) : purchase.status === 'completed' ? (
        <Bought purchase={purchase} onClose={onClose} />
      ) : (
        <BankQuestion purchase={purchase} onSettled={settled} />
      )}
    </Dialog>
  )
}

/** Loaded on demand by public pages, which have no Mantine around them. */
export default withMantine(PurchaseDialog)
