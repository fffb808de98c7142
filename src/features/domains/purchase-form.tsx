import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { purchaseDomain } from '#src/api/generated/sdk.gen.ts'
import type { DomainOffer, DomainPurchase } from '#src/api/generated/types.gen.ts'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { sessionQuery, useSession } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { type CardDraft, toCardProblems } from '#src/resources/cards/card-draft.ts'
import { CardFields } from '#src/resources/cards/card-fields.tsx'
import { withoutChanged } from '#src/resources/create/field-problems.ts'
import { FirstZoneNote } from '#src/resources/first-zone-note.tsx'
import { useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import dialog from '#src/ui/dialog.module.css'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { NextButton } from '#src/ui/next-button.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import {
  hasProblems,
  type PurchaseDraft,
  type PurchaseProblems,
  purchaseProblems,
  toRequest,
} from './buyer.ts'
import classes from './purchase-dialog.module.css'
import { purchaseKey } from './purchase-key.ts'

/** Buyer and card details. */
export function PurchaseForm({
  offer: { domain, yearlyPrice },
  draft,
  onDraft,
  notice,
  onResult,
  onClose,
}: {
  readonly offer: DomainOffer
  readonly draft: PurchaseDraft
  readonly onDraft: (part: Partial<PurchaseDraft>) => void
  /** Reason why the last attempt failed at the cardholder's bank; null if there was none. */
  readonly notice: string | null
  readonly onResult: (purchase: DomainPurchase) => void
  readonly onClose: () => void
}) {
  const format = useFormat()
  const client = useQueryClient()
  const session = useSession()
  const organization =
    session?.signedIn === true && session.permissions.includes('manage_resources')
      ? session.organization.name
      : null
  /** Organization that would have gotten the domain, if the session has ended since. */
  const [lostOrganization, setLostOrganization] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [fromServer, setFromServer] = useState<PurchaseProblems>({ card: {} })
  const form = useFocusOnProblem<HTMLFormElement>(attempt)
  const { mutate, isPending, error, reset } = useMutation({
    // Drop card data from the mutation cache as soon as the form unmounts.
    gcTime: 0,
    mutationFn: async () => {
      // Without a session, the server sells to a visitor, and the organization doesn't get the domain.
      if (organization !== null) {
        const { signedIn } = await client.fetchQuery({ ...sessionQuery(), staleTime: 0 })
        if (!signedIn) return null
      }
      const body = toRequest(draft, domain)
      return purchaseDomain({ body, headers: { 'Idempotency-Key': purchaseKey(body) } })
    },
    onSuccess: (purchase) => {
      if (purchase === null) setLostOrganization(organization)
      else onResult(purchase)
    },
    onError: (failure) => {
      const { email, firstName, lastName, ...others } = fieldErrors(failure)
      setFromServer({
        ...(email !== undefined && { email }),
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        card: toCardProblems(others),
      })
      setAttempt((count) => count + 1)
    },
  })
  usePendingInDialog(isPending)
  const own = purchaseProblems(draft, now())
  const problems: PurchaseProblems =
    attempt === 0 ? { card: {} } : { ...fromServer, ...own, card: { ...fromServer.card, ...own.card } }

  function change(part: Partial<Omit<PurchaseDraft, 'card'>>): void {
    reset()
    onDraft(part)
    setFromServer(({ card, ...problems }) => ({ ...withoutChanged({ ...problems }, part), card }))
  }

  function changeCard(part: Partial<CardDraft>): void {
    reset()
    onDraft({ card: { ...draft.card, ...part } })
    setFromServer((current) => ({ ...current, card: withoutChanged({ ...current.card }, part) }))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isPending) return
    setFromServer({ card: {} })
    setLostOrganization(null)
    if (hasProblems(own)) setAttempt((count) => count + 1)
    else mutate()
  }

  // After a rejected confirmation, focus the card number: it is the likely field to change.
  useEffect(() => {
    if (notice !== null) form.current?.querySelector<HTMLElement>('[autocomplete="cc-number"]')?.focus()
  }, [form, notice])

  if (isProblemWith(error, 'domain_taken')) return <DomainTaken detail={error.detail} onClose={onClose} />

  const isAtField = hasProblems(fromServer)
  const text = (field: 'email' | 'firstName' | 'lastName') => ({
    value: draft[field],
    error: problems[field],
    required: true,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [field]: event.currentTarget.value }),
  })
  return (
    <form ref={form} className={dialog.body} aria-label="Purchase" onSubmit={submit} noValidate>
      <p className={classes.summary}>
        <strong>{domain}</strong>
        <span>
          <strong>{format.money(yearlyPrice)}</strong>/year
        </span>
      </p>
      {error !== null && !isAtField && (
        <p className={dialog.problem} role="alert">
          {problemOf(error).detail}
          {problemOf(error).status === 0 && ' You can safely try again: you won’t be charged twice.'}
        </p>
      )}
      {lostOrganization !== null && (
        <p className={dialog.problem} role="alert">
          Your session has ended, and nothing was charged. Sign in again to add the domain to{' '}
          {lostOrganization}, or complete the purchase without an account.
        </p>
      )}
      {error === null && notice !== null && (
        <p className={dialog.problem} role="alert">
          {notice}
        </p>
      )}
      <TextInput
        label="Email"
        type="email"
        description="We send setup instructions here"
        autoComplete="email"
        data-autofocus
        {...text('email')}
      />
      <div className={classes.pair}>
        <TextInput label="First name" autoComplete="given-name" {...text('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...text('lastName')} />
      </div>
      <CardFields draft={draft.card} problems={problems.card} asksHolder={false} onChange={changeCard} />
      <p className={classes.muted}>
        {organization !== null ? (
          <>
            The domain is added to {organization} with a DNS zone. The domain’s price is part of this month’s
            costs, paid with this card.
            <FirstZoneNote />
          </>
        ) : (
          'We charge the card once, for one year, and keep only its brand and last four digits.'
        )}
      </p>
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        {/* `aria-disabled` instead of `disabled`, so the button keeps the focus. */}
        <Button type="submit" aria-disabled={isPending || undefined}>
          {isPending ? 'Processing...' : 'Complete Purchase'}
        </Button>
      </div>
    </form>
  )
}

/** Shown instead of the form if somebody else registered the domain meanwhile. */
function DomainTaken({ detail, onClose }: { readonly detail: string; readonly onClose: () => void }) {
  return (
    <div className={dialog.body}>
      <p className={dialog.problem} role="alert">
        {detail}
      </p>
      <p>The same name may be available with another extension.</p>
      <div className={dialog.actions}>
        <NextButton onClick={onClose}>Choose Another Domain</NextButton>
      </div>
    </div>
  )
}
