import { useQuery } from '@tanstack/react-query'
import { getCurrentPlanOptions } from '#src/api/generated/@tanstack/react-query/plans.gen.ts'
import { useSession } from '#src/api/session.ts'
import { withQueryClient } from '#src/api/with-query-client.tsx'
import { permissionDeniedReason } from '#src/domain/permission.ts'
import type { PlanEntry } from '#src/domain/plan-catalog.ts'
import { PLAN_IDS } from '#src/domain/plan-id.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { withMantine } from '#src/ui/theme/mantine-provider.tsx'

/** Change from the plan of the organization to this one. */
function SignedInPlanButton({ plan: { id, name, monthlyPrice, popular } }: { readonly plan: PlanEntry }) {
  const session = useSession()
  const { data: current, error } = useQuery(getCurrentPlanOptions())
  const variant = popular ? 'default' : 'outline'
  if (session?.signedIn !== true || (current === undefined && error === null)) {
    return (
      <Button variant={variant} fullWidth loading>
        {name}
      </Button>
    )
  }
  if (current?.planId === id) {
    return (
      <Button variant="outline" fullWidth disabled>
        Current plan
      </Button>
    )
  }
  if (monthlyPrice === null || current?.planId === 'enterprise') {
    return (
      <ContactButton topic="sales" variant="outline" fullWidth>
        Contact Sales
      </ContactButton>
    )
  }
  // If the plan can't be read, Billing says why.
  const isUpgrade = current === undefined || PLAN_IDS.indexOf(id) > PLAN_IDS.indexOf(current.planId)
  const look = {
    variant,
    fullWidth: true,
    'aria-label': `${isUpgrade ? 'Upgrade' : 'Downgrade'} to ${name}`,
  } as const
  const label = isUpgrade ? 'Upgrade' : 'Downgrade'
  if (!session.permissions.includes('manage_billing')) {
    const reason = permissionDeniedReason({ permission: 'manage_billing', role: session.teamRole })
    return (
      <DisabledReason reason={reason}>
        <Button {...look}>{label}</Button>
      </DisabledReason>
    )
  }
  return (
    <LinkButton
      to="/billing"
      search={id === 'free' ? { dialog: 'cancel-plan' } : { dialog: 'plan', row: id }}
      {...look}
    >
      {label}
    </LinkButton>
  )
}

/** Default export for lazy loading. */
export default withQueryClient(withMantine(SignedInPlanButton))
