import { SAAS_PLANS } from '#src/domain/plan-catalog.ts'
import type { PaidPlan } from '#src/domain/plan-choice.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { TierCards } from '#src/ui/site/tier-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { saas } from './saas.ts'
import { SolutionScreen } from './solution-screen.tsx'

/** Features of each plan besides its number of users. */
const points: Readonly<Record<string, readonly string[]>> = {
  startup: [
    'Managed database with daily backups',
    'Containers with health checks and rollouts',
    'Metrics, logs and alerts',
  ],
  growth: ['Everything in Startup', 'CDN and load balancing', 'Dedicated databases for large tenants'],
  enterprise: ['Everything in Growth', 'SSO and audit log export', 'An SLA of 99.99%'],
}

/** Plans whose trial has the features of each. */
const trialPlans: Readonly<Record<string, PaidPlan>> = { startup: 'pro', growth: 'team' }

/** `/solutions/saas`. Adds a price list by the number of the customer's users. */
export function SaasScreen() {
  const format = useFormat()
  return (
    <SolutionScreen solution={saas}>
      <Section id="plans" title="Plans by number of users" lead="One monthly price for your whole stack.">
        <TierCards
          tiers={SAAS_PLANS.map(({ id, name, monthlyPrice, maxUsers, popular }) => ({
            name,
            ...(monthlyPrice === null
              ? { price: 'Custom' }
              : { price: format.money(monthlyPrice, { whole: true }), period: '/month' }),
            description: maxUsers === null ? 'Unlimited users' : `Up to ${format.number(maxUsers)} users`,
            points: points[id] ?? [],
            ...(popular && { badge: 'Most Popular' }),
            action:
              monthlyPrice === null ? (
                <ContactButton topic="sales" variant="outline" fullWidth>
                  Contact Sales
                </ContactButton>
              ) : (
                <LinkButton
                  to="/signup"
                  search={{ plan: trialPlans[id] ?? 'pro' }}
                  variant={popular ? 'default' : 'outline'}
                  fullWidth
                  aria-label={`Start Free Trial of ${name}`}
                >
                  Start Free Trial
                </LinkButton>
              ),
          }))}
        />
      </Section>
    </SolutionScreen>
  )
}
