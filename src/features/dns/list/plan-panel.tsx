import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getDnsCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { changeDnsPlan } from '#src/api/generated/sdk.gen.ts'
import type { DnsPlan, DnsSummary } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { NextStep } from '#src/resources/next-step.tsx'
import { denialReason, useCanChange } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import type { Format } from '#src/ui/format.ts'
import { problemOf } from '#src/ui/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { dnsResource } from '../dns-resource.ts'
import { dnsSummaryQuery } from './dns-list-query.ts'
import classes from './plan-panel.module.css'

/** Plan shared by all zones. Renders nothing on errors, which the list above already shows. */
export default function PlanPanel() {
  const summary = useQuery(dnsSummaryQuery()).data
  const catalog = useQuery(getDnsCatalogOptions()).data
  if (summary === undefined || catalog === undefined) return null
  return (
    <div className={classes.below}>
      <PlanForm summary={summary} plans={catalog.plans} />
    </div>
  )
}

function PlanForm({ summary, plans }: { readonly summary: DnsSummary; readonly plans: readonly DnsPlan[] }) {
  const format = useFormat()
  const client = useQueryClient()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const planId = chosenId ?? summary.planId
  const reason = denialReason(useCanChange(dnsResource))
  const change = useMutation({
    mutationFn: () => changeDnsPlan({ body: { planId } }),
    onSuccess: (response) => {
      toast.success(`Plan changed to ${chosen?.name}`)
      client.setQueryData(dnsSummaryQuery().queryKey, response)
      setChosenId(null)
      // Every zone shows its share of the price.
      return invalidateOperations(client, ['listDnsZones', 'getDnsZone'])
    },
  })
  const isSame = planId === summary.planId
  const chosen = plans.find(({ id }) => id === planId)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (reason !== null || isSame || change.isPending) return
    change.mutate()
  }

  return (
    <Panel as="form" title="Plan" label="DNS plan" onSubmit={submit}>
      <Muted>
        One plan covers all zones of the organization. It’s billed while you have at least one zone.
      </Muted>
      <ChoiceCards
        label="Plan"
        hideLabel
        name="dns-plan"
        cardWidth={16}
        value={planId}
        choices={plans.map((plan) => ({
          value: plan.id,
          title: plan.name,
          detail: describePlan(plan, format),
          aside: plan.id === summary.planId ? 'Now' : `${format.money(plan.monthlyPrice)}/mo`,
          disabledReason: disabledReasonOf(plan, summary, format),
        }))}
        onChange={(id) => {
          setChosenId(id)
          change.reset()
        }}
        error={
          change.error ? (
            <>
              {problemOf(change.error).detail} <NextStep error={change.error} />
            </>
          ) : undefined
        }
      />
      <div>
        <DisabledReason reason={reason ?? (isSame ? 'Choose another plan.' : null)}>
          <Button type="submit" variant="outline" loading={change.isPending}>
            Change plan
          </Button>
        </DisabledReason>
      </div>
    </Panel>
  )
}

function disabledReasonOf(plan: DnsPlan, { total, planId }: DnsSummary, format: Format): string | null {
  if (plan.id === planId || plan.maxZones === null || total <= plan.maxZones) return null
  return `Allows fewer than your ${format.number(total)} zones.`
}

/** For example "50 zones, 10M queries per month". */
function describePlan({ maxZones, includedQueries }: DnsPlan, format: Format): string {
  const zones = maxZones === null ? 'Unlimited zones' : `${format.number(maxZones)} zones`
  return `${zones}, ${format.compact(includedQueries)} queries per month`
}
