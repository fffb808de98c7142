import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getFirewallCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Firewall, FirewallPlan } from '#src/api/generated/types.gen.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { Panel } from '#src/resources/detail/panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
import { firewallResource } from '../firewall-resource.ts'
import { planChoices } from '../plan-choices.tsx'

interface PlanPanelProps {
  readonly firewall: Firewall
  readonly call: (firewall: Firewall, change: { readonly planId: string }) => Promise<Firewall>
}

/** Changes the plan. */
export function PlanPanel(props: PlanPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(getFirewallCatalogOptions())
  if (data !== undefined) return <PlanChoice {...props} plans={data.plans} />
  return (
    <Panel title="Plan">
      {error === null ? (
        <Skeleton height="8rem" />
      ) : (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </Panel>
  )
}

function PlanChoice({ firewall, call, plans }: PlanPanelProps & { readonly plans: readonly FirewallPlan[] }) {
  const format = useFormat()
  const nameOf = (planId: string) => plans.find(({ id }) => id === planId)?.name ?? planId
  const edit = useEdit({
    definition: firewallResource,
    resource: firewall,
    action: 'update',
    change: 'action',
    initial: { planId: firewall.planId },
    schema: z.object({ planId: z.string() }),
    call,
    saved: ({ planId }) => `Plan changed to ${nameOf(planId)}`,
  })
  const { planId } = edit.draft
  const chosen = edit.isChanged ? plans.find(({ id }) => id === planId) : undefined
  const rules = firewall.ruleCounts.inbound + firewall.ruleCounts.outbound
  return (
    <EditPanel
      title="Plan"
      edit={edit}
      submitLabel={chosen ? `Change for ${format.money(chosen.monthlyPrice)} per month` : 'Change plan'}
      unchangedReason="Choose another plan."
    >
      <ChoiceCards
        label="Plan"
        hideLabel
        name="plan"
        cardWidth={16}
        value={planId}
        choices={planChoices(plans, { rules, current: firewall.planId }, format)}
        onChange={(next) => edit.change({ planId: next })}
        error={edit.problems.planId}
      />
    </EditPanel>
  )
}
