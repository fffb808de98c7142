import { useIsSignedIn } from '#src/api/signed-in.ts'
import { PLANS, type PlanEntry, planAction } from '#src/domain/plan-catalog.ts'
import { isPaidPlan } from '#src/domain/plan-choice.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { TierCards } from '#src/ui/site/tier-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './plan-cards.module.css'
import { planPoints, planPrice } from './plan-labels.ts'

export function PlanCards() {
  const isSignedIn = useIsSignedIn() === true
  const format = useFormat()
  return (
    <TierCards
      tiers={PLANS.map((plan) => ({
        name: plan.name,
        price: planPrice(plan, format),
        ...(plan.monthlyPrice !== null && { period: '/month' }),
        description: plan.description,
        points: planPoints(plan, format),
        ...(plan.popular && { badge: 'Most Popular' }),
        action: (
          <div>
            <PlanButton plan={plan} />
            {/* For those who have no plan yet; hidden otherwise, so that nothing moves. */}
            <p className={classes.note} data-hidden={isSignedIn || undefined}>
              {notes[plan.id]}
            </p>
          </div>
        ),
      }))}
    />
  )
}

/** Note below the button, by plan. */
const notes: Readonly<Record<PlanEntry['id'], string>> = {
  free: 'No card, no time limit',
  pro: '14 days free, no card',
  team: '14 days free, no card',
  enterprise: 'Custom terms',
}

/** Loaded for signed-in visitors only, as it reads the API. */
const SignedInPlanButton = onDemand(() => import('./signed-in-plan-button.tsx'), SignUpButton)

/** Button for the visitor: sign-up, or a change of the organization's plan. */
function PlanButton({ plan }: { readonly plan: PlanEntry }) {
  return useIsSignedIn() === true ? <SignedInPlanButton plan={plan} /> : <SignUpButton plan={plan} />
}

function SignUpButton({ plan: { id, name, monthlyPrice, popular } }: { readonly plan: PlanEntry }) {
  const label = planAction(monthlyPrice)
  if (monthlyPrice === null) {
    return (
      <ContactButton topic="sales" variant="outline" fullWidth>
        {label}
      </ContactButton>
    )
  }
  return (
    <LinkButton
      to="/signup"
      search={isPaidPlan(id) ? { plan: id } : {}}
      variant={popular ? 'default' : 'outline'}
      fullWidth
      aria-label={`${label} ${monthlyPrice.amount === 0 ? 'with' : 'to'} ${name}`}
    >
      {label}
    </LinkButton>
  )
}
