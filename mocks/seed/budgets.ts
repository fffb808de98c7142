import { isThresholdReached } from '#src/domain/budget.ts'
import type { Actor, BudgetRow, OrganizationRow, Transaction } from '../db/index.ts'
import { DAY, HOUR } from '../kernel/duration.ts'
import { type BudgetStatus, budgetSpend, budgetStatus, nextCheckAt } from '../world/ledger/budget-watch.ts'
import { type SeedBase, seedId } from './base.ts'
import { notifyOfBudget } from './billing-notifications.ts'
import { projectId } from './organization.ts'

interface PlannedBudget extends Pick<BudgetRow, 'name' | 'thresholds'> {
  readonly dollars: number
  /** Null for the whole organization. */
  readonly project: string | null
  readonly ageDays: number
}

const WHOLE: PlannedBudget = {
  name: 'Monthly budget',
  dollars: 3_500,
  project: null,
  ageDays: 310,
  thresholds: [
    { basis: 'spend', percent: 50 },
    { basis: 'spend', percent: 80 },
    { basis: 'spend', percent: 100 },
    { basis: 'forecast', percent: 100 },
  ],
}

const DEMO_BUDGETS: readonly PlannedBudget[] = [
  WHOLE,
  {
    name: 'Model training',
    dollars: 1_200,
    project: 'Machine learning',
    ageDays: 140,
    thresholds: [{ basis: 'spend', percent: 90 }],
  },
]

const LARGE_BUDGETS: readonly PlannedBudget[] = [{ ...WHOLE, dollars: 3_500_000 }]

/**
 * Budgets of the demo organization, with the thresholds reached this month. Sends the notifications of these.
 *
 * @param tx of a dry run with all that costs money
 */
export function budgetRows(
  base: SeedBase,
  tx: Transaction,
  organization: OrganizationRow,
  [owner]: readonly Actor[],
  many: boolean,
): BudgetRow[] {
  if (owner === undefined) return []
  const plans = many ? LARGE_BUDGETS : DEMO_BUDGETS
  return plans.flatMap((plan): BudgetRow[] => {
    const createdAt = base.epoch - plan.ageDays * DAY
    const facts = {
      organizationId: organization.id,
      name: plan.name,
      amount: plan.dollars * 100,
      projectId: plan.project === null ? null : projectId(base, organization.id, plan.project),
      thresholds: plan.thresholds,
    }
    const status = budgetStatus(tx, facts, base.epoch)
    if (status === null) return []
    const spent = spentByHour(tx, facts, status.month.from, base.epoch)
    const budget: BudgetRow = {
      id: seedId(base, 'budget', organization.id, plan.name),
      ...facts,
      month: status.month.from,
      reached: reachedSoFar(facts, status, spent),
      checkAt: nextCheckAt(facts, status, base.epoch),
      revision: 1,
      createdAt,
      updatedAt: createdAt,
      updatedBy: owner,
    }
    notifyOfBudget(base, tx, budget, status, spent)
    return [budget]
  })
}

/** Spend of the month by the end of each hour so far, in cents. */
function spentByHour(
  tx: Transaction,
  budget: Parameters<typeof budgetSpend>[1],
  from: number,
  now: number,
): Map<number, number> {
  const hours = Array.from({ length: Math.ceil((now - from) / HOUR) }, (_, index) => from + index * HOUR)
  let spent = 0
  return new Map(
    budgetSpend(tx, budget, [...hours, now]).map((cost, index) => {
      spent += cost
      return [hours[index + 1] ?? now, spent]
    }),
  )
}

/** Thresholds reached this month, on the hour; the forecast has not changed. */
function reachedSoFar(
  { amount, thresholds }: Pick<BudgetRow, 'amount' | 'thresholds'>,
  status: BudgetStatus,
  spent: ReadonlyMap<number, number>,
): BudgetRow['reached'] {
  return thresholds
    .filter((it) => isThresholdReached(amount, it, status))
    .map((it) => {
      const limit = (amount * it.percent) / 100
      const [at = status.month.from] =
        it.basis === 'spend' ? ([...spent].find(([, cents]) => cents >= limit) ?? []) : []
      return { ...it, at }
    })
}
