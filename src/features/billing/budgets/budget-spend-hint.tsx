import { useQuery } from '@tanstack/react-query'
import type { Budget } from '#src/api/generated/types.gen.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from '../billing.module.css'
import { budgetSpendQuery } from '../billing-queries.ts'
import { type BudgetDraft, thresholdsReachedAtOnce } from './budget-draft.ts'

/** Tells which thresholds the budget reaches, and notifies of, as soon as it is saved. */
export function BudgetSpendHint({
  draft,
  budget,
}: {
  readonly draft: BudgetDraft
  /** Null for a new budget. */
  readonly budget: Budget | null
}) {
  const format = useFormat()
  const { data, isPlaceholderData } = useQuery(budgetSpendQuery(draft.projectId))
  const reached = data && !isPlaceholderData ? thresholdsReachedAtOnce(draft, data, budget) : []
  return (
    <div role="status">
      {data && reached.length > 0 && (
        <p className={classes.muted}>
          {reached.map(({ basis, percent }) => {
            const [label, amount] = basis === 'spend' ? ['spend', data.spent] : ['forecast', data.projected]
            return `This month’s ${label} is already ${format.money(amount)} (over ${format.percent(percent)}). `
          })}
          You’ll be notified immediately.
        </p>
      )}
    </div>
  )
}
