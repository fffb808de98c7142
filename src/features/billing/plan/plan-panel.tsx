import { useQuery } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { CurrentPlan, Plan } from '#src/api/generated/types.gen.ts'
import { Muted } from '#src/resources/detail/panel.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Widget } from '#src/resources/widget.tsx'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import type { Format } from '#src/ui/format.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { BillingTabProps } from '../billing-tab.ts'
import { Meter } from '../meter.tsx'
import { useDays } from '../use-days.ts'
import classes from './plan.module.css'
import { currentPlanQuery, plansQuery, quotasQuery } from './plan-queries.ts'

type OnDialog = BillingTabProps['onDialog']

/** Plan of the organization: price, trial, next charge and limits. */
export function PlanPanel({ onDialog }: { readonly onDialog: OnDialog }) {
  const plans = useQuery(plansQuery()).data?.items
  return (
    <Widget title="Plan" query={useQuery(currentPlanQuery())} height="11rem">
      {(current) => (
        <Current
          current={current}
          plan={plans?.find(({ id }) => id === current.planId)}
          onDialog={onDialog}
        />
      )}
    </Widget>
  )
}

function Current({
  current,
  plan,
  onDialog,
}: {
  readonly current: CurrentPlan
  /** Undefined until the plans are loaded. */
  readonly plan: Plan | undefined
  readonly onDialog: OnDialog
}) {
  const format = useFormat()
  const days = useDays()
  const reason = denialReason(useCan(requiredPermission.changePlan))
  const { planId, monthlyPrice, trialEndsAt } = current
  const isNegotiated = monthlyPrice === null
  return (
    <>
      <p className={classes.head}>
        <span className={classes.name}>{plan?.name ?? '…'}</span>
        {trialEndsAt !== null && <StatusBadge tone="info">Trial</StatusBadge>}
        <span className={classes.price}>
          {isNegotiated ? 'Custom price' : `${format.money(monthlyPrice, { whole: true })} a month`}
        </span>
      </p>
      <Muted>{describe(current, format, days.date)}</Muted>
      <Limits />
      {isNegotiated ? (
        <Muted>
          Your contract sets the price. <PathLink href="/support?topic=sales#contact">Contact sales</PathLink>{' '}
          to change it.
        </Muted>
      ) : (
        <div className={classes.buttons}>
          <DisabledReason reason={reason}>
            <Button size="sm" variant="outline" onClick={() => onDialog('plan')}>
              Change plan
            </Button>
          </DisabledReason>
          {planId !== 'free' && (
            <DisabledReason reason={reason}>
              <Button size="sm" variant="ghost" onClick={() => onDialog('cancel-plan')}>
                Cancel plan
              </Button>
            </DisabledReason>
          )}
        </div>
      )}
    </>
  )
}

/** Sentence about what comes next. */
function describe(
  { planId, since, trialEndsAt, planAfterTrial, trialAvailable, nextCharge, monthlyPrice }: CurrentPlan,
  format: Format,
  date: (at: string) => string,
): string {
  if (monthlyPrice === null) return `Since ${format.date(since)}.`
  if (planId === 'free') {
    return trialAvailable ? 'Try a larger plan for 14 days, without a card.' : 'Upgrade at any time.'
  }
  const next =
    nextCharge === null
      ? ''
      : `The invoice of ${date(nextCharge.at)} includes ${format.money(nextCharge.amount)} for the plan.`
  if (trialEndsAt === null) return next
  const end = `The trial ends on ${format.date(trialEndsAt)}.`
  return planAfterTrial === 'free'
    ? `${end} Without a default card, you then move to the Free plan.`
    : `${end} Then the plan continues. ${next}`
}

/** Usage of the limits that the plan sets. A limit of zero is a missing feature. */
function Limits() {
  const format = useFormat()
  const items =
    useQuery(quotasQuery()).data?.items.filter(({ setByPlan, limit }) => setByPlan && limit > 0) ?? []
  if (items.length === 0) return null
  return (
    <ul className={classes.limits} aria-label="Limits of the plan">
      {items.map(({ id, name, used, limit }) => (
        <li key={id} className={classes.limit}>
          <span className={classes.head}>
            {name}
            <span className={classes.price}>
              {format.number(used)} of {format.number(limit)}
            </span>
          </span>
          <Meter label={`${name} used`} percent={(used / limit) * 100} />
        </li>
      ))}
    </ul>
  )
}
