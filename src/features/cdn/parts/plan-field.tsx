import type { CdnPlan } from '#src/api/generated/types.gen.ts'
import { BYTES_PER_GB } from '#src/domain/quantity.ts'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'

/** Field `planId`: monthly traffic included in the price. */
export function PlanField({
  plans,
  value,
  onChange,
  error,
  disabledReason = null,
}: {
  readonly plans: readonly CdnPlan[]
  readonly value: string
  readonly onChange: (planId: string) => void
  readonly error: string | undefined
  /** Reason why the plan can't be changed; null if it can. @default null */
  readonly disabledReason?: string | null
}) {
  const format = useFormat()
  return (
    <ChoiceCards
      label="Plan"
      hideLabel
      name="plan"
      cardWidth={13}
      value={value}
      choices={plans.map(({ id, name, includedTrafficGb, includedRequests, monthlyPrice }) => ({
        value: id,
        title: name,
        detail: `${format.bytes(includedTrafficGb * BYTES_PER_GB)} and ${format.compact(includedRequests)} requests per month`,
        aside: `${format.money(monthlyPrice)}/mo`,
        disabledReason: id === value ? null : disabledReason,
      }))}
      onChange={onChange}
      error={error}
    />
  )
}
