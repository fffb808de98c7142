import { PLANS, type PlanEntry, planAction } from '#src/domain/plan-catalog.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { TierCards } from '#src/ui/site/tier-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { planPoints, planPrice } from './plan-labels.ts'

export function PlanCards() {
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
        action: <PlanButton plan={plan} />,
      }))}
    />
  )
}

function PlanButton({ plan: { name, monthlyPrice, popular } }: { readonly plan: PlanEntry }) {
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
      variant={popular ? 'default' : 'outline'}
      fullWidth
      aria-label={`${label} ${monthlyPrice.amount === 0 ? 'with' : 'to'} ${name}`}
    >
      {label}
    </LinkButton>
  )
}
