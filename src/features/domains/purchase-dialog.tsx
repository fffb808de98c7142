import { TextInput } from '@mantine/core'
import { IconBuildingBank, IconCircleCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { answerDomainPurchase, purchaseDomain } from '#src/api/generated/sdk.gen.ts'
import type { CardAnswer, DomainOffer, DomainPurchase } from '#src/api/generated/types.gen.ts'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { type SignedIn, useSession } from '#src/api/session.ts'
import { brand } from '#src/brand.ts'
import { cardLabel } from '#src/domain/card.ts'
import { cardProblemsOf } from '#src/resources/cards/card-draft.ts'
import { CardFields } from '#src/resources/cards/card-fields.tsx'
import { useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { withMantine } from '#src/ui/theme/mantine-frame.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import {
  emailMaxLength,
  hasProblems,
  longestName,
  NO_ORDER,
  type OrderDraft,
  type OrderProblems,
  orderBody,
  orderProblems,
} from './buyer.ts'
import { forgetOrderKey, orderKey } from './order-key.ts'
import classes from './purchase-dialog.module.css'

interface PurchaseDialogProps {
  readonly opened: boolean
  readonly offer: DomainOffer
  readonly onClose: () => void
}

/** Sells a domain: the form, what the card's bank asks, and that it is bought. Closing it forgets all of them. */
function PurchaseDialog({ opened, offer, onClose }: PurchaseDialogProps) {
  const session = useSession()
  const [draft, setDraft] = useState<OrderDraft>(NO_ORDER)
  // Who is signed in may be known later than what is for sale; what has been typed by then stays.
  if (draft === NO_ORDER && session?.signedIn) setDraft(beginning(session))
  const [purchase, setPurchase] = useState<DomainPurchase | null>(null)
  const client = useQueryClient()
  function settled(next: DomainPurchase): void {
    setPurchase(next)
    // A purchase that is done keeps its key: another tab with the same order is to be told of it.
    if (next.status === 'refused') forgetOrderKey(next.domain)
    if (next.status === 'completed') {
      toast.success('Domain purchased successfully!', `${next.domain} is now yours.`)
    }
    // Zones, costs, and what is still free.
    void client.invalidateQueries()
  }
  function close(): void {
    // Nobody is left to confirm: the domain is free again at once, and not when the bank stops waiting.
    if (purchase?.status === 'awaiting_confirmation') {
      forgetOrderKey(purchase.domain)
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
        setDraft(NO_ORDER)
      }}
    >
      {purchase === null || purchase.status === 'refused' ? (
        <OrderForm
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

function OrderForm({
  offer: { domain, yearlyPrice },
  draft,
  onDraft,
  wasRefused,
  onSettled,
  onClose,
}: {
  readonly offer: DomainOffer
  readonly draft: OrderDraft
  readonly onDraft: (part: Partial<OrderDraft>) => void
  /** The card holder has said no to the last attempt. */
  readonly wasRefused: boolean
  readonly onSettled: (purchase: DomainPurchase) => void
  readonly onClose: () => void
}) {
  const format = useFormat()
  const session = useSession()
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState<OrderProblems>({ card: {} })
  const form = useFocusOnProblem<HTMLFormElement>(attempt)
  const { mutate, isPending, error, reset } = useMutation({
    // Nothing of the card outlives the form.
    gcTime: 0,
    mutationFn: () => {
      const body = orderBody(domain, draft)
      return purchaseDomain({ body, headers: { 'Idempotency-Key': orderKey(domain, body) } })
    },
    onSuccess: onSettled,
    onError: (failure) => {
      const { email, firstName, lastName, ...others } = fieldErrors(failure)
      setAnswered({
        ...(email !== undefined && { email }),
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        card: cardProblemsOf(others),
      })
      setAttempt((count) => count + 1)
    },
  })
  const own = orderProblems(draft, now())
  const problems: OrderProblems =
    attempt === 0 ? { card: {} } : { ...answered, ...own, card: { ...answered.card, ...own.card } }

  function change(part: Partial<OrderDraft>): void {
    onDraft(part)
    setAnswered({ card: {} })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isPending) return
    setAnswered({ card: {} })
    if (hasProblems(own)) setAttempt((count) => count + 1)
    else mutate()
  }

  // Asked again after the bank's question: of all that has been filled in, the card is what may be changed.
  useEffect(() => {
    if (wasRefused) form.current?.querySelector<HTMLElement>('[autocomplete="cc-number"]')?.focus()
  }, [form, wasRefused])

  if (isProblemWith(error, 'domain_taken')) {
    return (
      <div className={dialog.body}>
        <p className={dialog.problem} role="alert">
          {problemOf(error).detail}
        </p>
        <p>Others of the same name may still be free.</p>
        <div className={dialog.actions}>
          <NextButton onClick={onClose}>Choose Another Domain</NextButton>
        </div>
      </div>
    )
  }

  const isAtField = hasProblems(answered)
  const getsZone = session?.signedIn === true && session.permissions.includes('manage_resources')
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
          {problemOf(error).status === 0 && ' Trying again does not buy twice.'}
        </p>
      )}
      {error === null && wasRefused && (
        <p className={dialog.problem} role="alert">
          The card was not confirmed. Nothing was charged.
        </p>
      )}
      <TextInput
        label="Email"
        type="email"
        description="Where we send what to do next"
        autoComplete="email"
        maxLength={emailMaxLength}
        data-autofocus
        {...text('email')}
      />
      <div className={classes.pair}>
        <TextInput
          label="First name"
          autoComplete="given-name"
          maxLength={longestName}
          {...text('firstName')}
        />
        <TextInput
          label="Last name"
          autoComplete="family-name"
          maxLength={longestName}
          {...text('lastName')}
        />
      </div>
      <CardFields
        draft={draft.card}
        problems={problems.card}
        asksHolder={false}
        onChange={(part) => {
          reset()
          change({ card: { ...draft.card, ...part } })
        }}
      />
      <p className={classes.muted}>
        {getsZone
          ? `The domain goes to ${session.organisation.name}, with a DNS zone, and its price among this month’s costs, paid by this card.`
          : 'The card is charged once, for a year. Of it we keep the brand and the last four digits.'}
      </p>
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        {/* Not disabled, which would take the focus from whoever has just pressed it. */}
        <Button type="submit" aria-disabled={isPending || undefined}>
          {isPending ? 'Processing...' : 'Complete Purchase'}
        </Button>
      </div>
    </form>
  )
}

/** What the form begins with for somebody who is known. */
function beginning({ user }: SignedIn): OrderDraft {
  return { ...NO_ORDER, email: user.email, ...namesOf(user.name) }
}

/** A full name in the two fields of the form: the last word is the last name. */
function namesOf(name: string): Pick<OrderDraft, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** What the card holder's bank shows and asks, here instead of on the bank's own page. */
function BankQuestion({
  purchase,
  onSettled,
}: {
  readonly purchase: DomainPurchase
  readonly onSettled: (purchase: DomainPurchase) => void
}) {
  const format = useFormat()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: CardAnswer) =>
      answerDomainPurchase({ path: { domainPurchaseId: purchase.id }, body: { answer } }),
    onSuccess: onSettled,
  })
  const isOver = isProblemWith(error, 'confirmation_over')
  return (
    <div className={dialog.body}>
      <div className={classes.bank}>
        <p className={classes.bankName}>
          <IconBuildingBank size={20} aria-hidden="true" />
          Your card’s bank
        </p>
        <p>
          {brand.company} wants to charge {format.money(purchase.yearlyPrice)} to {cardLabel(purchase.card)}.
        </p>
        <p className={classes.muted}>
          This stands in for the bank’s own page: confirm as the card holder would, or refuse.
        </p>
      </div>
      {error !== null && (
        <p className={dialog.problem} role="alert">
          {problemOf(error).detail}
        </p>
      )}
      <div className={dialog.actions}>
        {isOver ? (
          <NextButton onClick={() => onSettled({ ...purchase, status: 'refused' })}>
            Back to the Order
          </NextButton>
        ) : (
          <>
            <Button
              variant="outline"
              aria-disabled={isPending || undefined}
              onClick={() => isPending || mutate('refuse')}
            >
              Refuse
            </Button>
            <NextButton aria-disabled={isPending || undefined} onClick={() => isPending || mutate('confirm')}>
              {isPending ? 'Processing...' : 'Confirm'}
            </NextButton>
          </>
        )}
      </div>
    </div>
  )
}

/** What comes next. Takes the focus, which was on something that is gone. */
function NextButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return <Button ref={button} {...props} />
}

function Bought({
  purchase: { domain, email, zone },
  onClose,
}: {
  readonly purchase: DomainPurchase
  readonly onClose: () => void
}) {
  const words = useRef<HTMLParagraphElement>(null)
  // The form, and the focus with it, is gone.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={dialog.body}>
      <p ref={words} tabIndex={-1} className={classes.bought}>
        <IconCircleCheck size={28} aria-hidden="true" />
        <strong>Congratulations!</strong>
      </p>
      <p>
        <strong>{domain}</strong> is yours for a year. Setup instructions have been sent to {email}.
      </p>
      {zone !== null && <p>Its DNS zone is being made, and is ready for records in a moment.</p>}
      <div className={dialog.actions}>
        {zone !== null && (
          <LinkButton variant="outline" to="/services/dns/$dnsZoneId" params={{ dnsZoneId: zone.id }}>
            Open DNS Zone
          </LinkButton>
        )}
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}

/** The one to load on demand: public pages have no frame for Mantine. */
export default withMantine(PurchaseDialog)
