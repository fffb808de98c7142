import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { changePlan } from '#src/api/generated/sdk.gen.ts'
import type { CurrentPlan, PaidPlanId, Plan, PlanPreview } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { Notice } from '#src/resources/detail/notice.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { BillingDialogProps, BillingTabProps } from '../billing-tab.ts'
import { useDays } from '../use-days.ts'
import { ExcessList } from './excess-list.tsx'
import classes from './plan.module.css'
import { currentPlanQuery, plansQuery, previewQuery, refreshPlan, selfServicePlans } from './plan-queries.ts'

type Props = BillingDialogProps & {
  /** Plan from the URL; untrusted. */
  readonly wanted: string
  readonly onDialog: BillingTabProps['onDialog']
}

/** Changes the plan, after a preview of its price and limits. */
export default function ChangePlanDialog(props: Props) {
  const { opened, onClose } = props
  const plans = useQuery({ ...plansQuery(), enabled: opened })
  const current = useQuery({ ...currentPlanQuery(), enabled: opened })
  if (plans.data !== undefined && current.data !== undefined && current.data.monthlyPrice !== null) {
    return (
      <Chooser
        key={String(opened)}
        {...props}
        plans={selfServicePlans(plans.data.items)}
        current={current.data}
      />
    )
  }
  const failed = [plans, current].find(({ error }) => error !== null)
  return (
    <Dialog opened={opened} onClose={onClose} title="Change plan">
      {current.data?.monthlyPrice === null ? (
        <NegotiatedPlan verb="change" />
      ) : failed === undefined ? (
        <Skeleton height="16rem" />
      ) : (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      )}
    </Dialog>
  )
}

export function NegotiatedPlan({ verb }: { readonly verb: 'change' | 'cancel' }) {
  return (
    <p>
      Your plan has its own contract.{' '}
      <PathLink href="/support?topic=sales#contact" underline="always">
        Contact sales
      </PathLink>{' '}
      to {verb} it.
    </p>
  )
}

function Chooser({
  opened,
  wanted,
  plans,
  current,
  onDialog,
  onClose,
}: Props & { readonly plans: readonly Plan[]; readonly current: CurrentPlan }) {
  const format = useFormat()
  const client = useQueryClient()
  const reason = denialReason(useCan(requiredPermission.changePlan))
  const [picked, setPicked] = useState<string | null>(null)
  const first = plans.find(({ id }) => id === wanted) ?? plans.find(({ id }) => id !== current.planId)
  const plan = plans.find(({ id }) => id === picked) ?? first
  const planId = (plan?.id ?? 'pro') as PaidPlanId
  const preview = useQuery({ ...previewQuery(planId), enabled: opened })
  const change = useMutation({
    mutationFn: (id: PaidPlanId) => changePlan({ body: { planId: id } }),
    onSuccess: (response) => client.setQueryData(currentPlanQuery().queryKey, response),
    onSettled: () => refreshPlan(client),
  })
  const name = plan?.name ?? ''
  const { data } = preview
  const confirmation = confirmationOf(change, {
    variables: planId,
    successMessage: data?.kind === 'trial' ? `The trial of ${name} has started` : `Plan changed to ${name}`,
    onClose,
  })
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmation}
      title="Change plan"
      confirmLabel={labelOf(data?.kind, name)}
      disabledReason={reason ?? lockOf(current, planId, data)}
    >
      <ChoiceCards
        label="Plan"
        hideLabel
        name="plan"
        value={planId}
        choices={plans.map((it) => ({
          value: it.id,
          title: it.name,
          detail: describePlan(it, format),
          aside: it.id === current.planId ? 'Current' : priceOf(it, format),
        }))}
        onChange={(id) => {
          setPicked(id)
          change.reset()
        }}
      />
      {data !== undefined && data.planId === planId ? (
        <Preview preview={data} name={name} onAddCard={() => onDialog('payment-methods')} />
      ) : preview.error === null ? (
        <div aria-busy="true">
          <Skeleton height="7rem" />
        </div>
      ) : (
        <ErrorState
          error={preview.error}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      )}
    </ConfirmDialog>
  )
}

function labelOf(kind: PlanPreview['kind'] | undefined, name: string): string {
  if (kind === 'trial') return `Start trial of ${name}`
  return kind === 'downgrade' ? `Downgrade to ${name}` : `Upgrade to ${name}`
}

function lockOf({ planId }: CurrentPlan, chosen: string, preview: PlanPreview | undefined): string | null {
  if (planId === chosen) return 'Choose another plan first.'
  if (preview === undefined) return 'The price is still loading.'
  return preview.paymentMethodRequired ? 'Add a default card first.' : null
}

function priceOf({ monthlyPrice }: Plan, format: Format): string {
  return monthlyPrice === null ? 'Custom' : `${format.money(monthlyPrice, { whole: true })}/mo`
}

/** For example "10 VMs, 10 users, 10 projects". */
function describePlan({ limits: { vms, users, projects } }: Plan, format: Format): string {
  const count = (value: number | null, things: string) =>
    `${value === null ? 'Unlimited' : format.number(value)} ${things}`
  return [count(vms, 'VMs'), count(users, 'users'), count(projects, 'projects')].join(', ')
}

function Preview({
  preview,
  name,
  onAddCard,
}: {
  readonly preview: PlanPreview
  readonly name: string
  readonly onAddCard: () => void
}) {
  const format = useFormat()
  const { kind, trialEndsAt, monthlyPrice, paymentMethodRequired, exceeded } = preview
  const price = format.money(monthlyPrice, { whole: true })
  if (kind === 'none') return <p>This is your plan.</p>
  return (
    <>
      {trialEndsAt === null ? (
        <Sums preview={preview} name={name} />
      ) : (
        <p>
          {kind === 'trial' ? 'Free for 14 days, without a card. ' : 'The trial goes on with the new plan. '}
          It ends on {format.date(trialEndsAt)}. Then {name} costs {price} a month if you have added a default
          card; otherwise you move to the Free plan.
        </p>
      )}
      {paymentMethodRequired && (
        <Notice
          tone="warning"
          actions={
            <Button size="sm" variant="outline" onClick={onAddCard}>
              Add a card
            </Button>
          }
        >
          You have used your trial, so {name} needs a default card.
        </Notice>
      )}
      <ExcessList plan={name} exceeded={exceeded} />
    </>
  )
}

/** Prorated amounts of the current month, and the price from the next one on. */
export function Sums({ preview, name }: { readonly preview: PlanPreview; readonly name: string }) {
  const format = useFormat()
  const days = useDays()
  const { month, credit, charge, monthlyPrice } = preview
  const difference = { ...charge, amount: charge.amount - credit.amount }
  const invoice = days.date(month.to)
  return (
    <dl className={classes.sums}>
      <dt>
        {name} until the invoice of {invoice}
      </dt>
      <dd>{format.money(charge)}</dd>
      {credit.amount > 0 && (
        <>
          <dt>Unused time of the current plan</dt>
          <dd>{format.money({ ...credit, amount: -credit.amount })}</dd>
        </>
      )}
      <dt className={classes.total}>Change to the invoice of {invoice}</dt>
      <dd className={classes.total}>{format.money(difference)}</dd>
      <dt>Each month after that</dt>
      <dd>{format.money(monthlyPrice)}</dd>
    </dl>
  )
}
