import { isThresholdReached } from '#src/domain/budget.ts'
import type { Actor, BudgetRow, OrganizationRow, Transaction } from '../db/index.ts'
import { DAY, HOUR } from '../kernel/duration.ts'
import {
  type BudgetStatus,
  budgetSpend,
  budgetStatus,
  limitOf,
  nextCheckAt,
} from '../world/ledger/budget-watch.ts'
import { type SeedBase, seedId } from './base.ts'
import { notifyOfBudget } from './billing-notifications.ts'
import { projectId, type SeedProjectName } from './organization.ts'

interface PlannedBudget extends Pick<BudgetRow, 'name' | 'thresholds'> {
  readonly dollars: number
  /** Null for the whole organization. */
  readonly project: SeedProjectName | null
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
  isLarge: boolean,
): BudgetRow[] {
  if (owner === undefined) return []
  const plans = isLarge ? LARGE_BUDGETS : DEMO_BUDGETS
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
    const spent = spentByHour(tx, facts, status, base.epoch)
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

/**
 * Spend of the month by the end of hours so far, in cents. Only of days on which a threshold was reached, since each hour
 * of the month takes a sum over all resources.
 */
function spentByHour(
  tx: Transaction,
  budget: Pick<BudgetRow, 'organizationId' | 'projectId' | 'amount' | 'thresholds'>,
  { month: { from } }: BudgetStatus,
  now: number,
): ReadonlyMap<number, number> {
  const spentByDay = spentUntil(tx, budget, from, ends(from, now, DAY))
  const days = budget.thresholds.map((it) => firstReached(spentByDay, limitOf(budget, it)))
  const hours = [...spentByDay.keys()].flatMap((end, index, all) =>
    days.includes(end) ? ends(all[index - 1] ?? from, end, HOUR) : [],
  )
  return spentUntil(tx, budget, from, hours)
}

/** Ends of the hours or days of a time range, of which the last one may be shorter. */
function ends(from: number, to: number, length: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / length) }, (_, index) =>
    Math.min(to, from + (index + 1) * length),
  )
}

/** Spend from a time until each of the others, in cents. */
function spentUntil(
  tx: Transaction,
  budget: Parameters<typeof budgetSpend>[1],
  from: number,
  times: readonly number[],
): ReadonlyMap<number, number> {
  let spent = 0
  return new Map(
    budgetSpend(tx, budget, [from, ...times]).map((cost, index) => {
      spent += cost
      return [times[index] ?? from, spent]
    }),
  )
}

/** First time by which a limit in cents was reached. */
function firstReached(spent: ReadonlyMap<number, number>, limit: number): number | undefined {
  return [...spent].find(([, cents]) => cents >= limit)?.[0]
}

/** Thresholds reached this month, on the hour; the forecast has not changed. */
function reachedSoFar(
  budget: Pick<BudgetRow, 'amount' | 'thresholds'>,
  status: BudgetStatus,
  spent: ReadonlyMap<number, number>,
): BudgetRow['reached'] {
  return budget.thresholds
    .filter((it) => isThresholdReached(budget.amount, it, status))
    .map((it) => {
      const at = it.basis === 'spend' ? firstReached(spent, limitOf(budget, it)) : undefined
      return { ...it, at: at ?? status.month.from }
    })
}
