import { answerDomainPurchase } from '#src/api/generated/sdk.gen.ts'
import type { CardDecision, DomainPurchase } from '#src/api/generated/types.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { BankPage } from '#src/resources/cards/bank-page.tsx'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { NextButton } from '#src/ui/next-button.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { useFormat } from '#src/ui/use-format.tsx'

/** Confirmation page of the cardholder's bank (3-D Secure). */
export function BankConfirmation({
  purchase,
  onResult,
  onRefresh,
}: {
  readonly purchase: DomainPurchase
  readonly onResult: (purchase: DomainPurchase) => void
  /** Reads the purchase again, after it has expired or was answered elsewhere. */
  readonly onRefresh: () => void
}) {
  const format = useFormat()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: CardDecision) =>
      answerDomainPurchase({ path: { domainPurchaseId: purchase.id }, body: { decision } }),
    onSuccess: onResult,
  })
  usePendingInDialog(isPending)
  const isOver = isProblemWith(error, 'confirmation_closed')
  return (
    <div className={dialog.body}>
      <BankPage
        card={purchase.card}
        purpose={(card) => (
          <>
            charge {format.money(purchase.yearlyPrice)} to {card}
          </>
        )}
      />
      {error !== null && (
        <p className={dialog.problem} role="alert">
          {problemOf(error).detail}
        </p>
      )}
      <div className={dialog.actions}>
        {isOver ? (
          <NextButton onClick={onRefresh}>Back to Purchase</NextButton>
        ) : (
          <>
            <Button
              variant="outline"
              aria-disabled={isPending || undefined}
              onClick={() => isPending || mutate('decline')}
            >
              Decline
            </Button>
            <NextButton
              data-autofocus
              aria-disabled={isPending || undefined}
              onClick={() => isPending || mutate('confirm')}
            >
              {isPending ? 'Processing...' : 'Confirm'}
            </NextButton>
          </>
        )}
      </div>
    </div>
  )
}
