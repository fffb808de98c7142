import { isThresholdReached } from '#src/domain/budget.ts'
import {
  type Actor,
  type BudgetRow,
  collections,
  dryRun,
  type NotificationRow,
  type OrganizationRow,
  type Transaction,
  type WorldRows,
} from '../db/index.ts'
import { DAY, HOUR } from '../kernel/duration.ts'
import { type BudgetStatus, budgetStatus, nextCheckAt } from '../world/ledger/budget-watch.ts'
import { type SeedBase, seedId } from './base.ts'
import { notifyOfBudget, notifyOfInvoices } from './billing-notifications.ts'
import { projectId } from './organization.ts'
import { rowsOf } from './target.ts'

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
 * Budgets of the demo organization, with the thresholds reached this month, and the notifications of these and of the last
 * invoices.
 */
export function budgetRows(
  base: SeedBase,
  organization: OrganizationRow,
  [owner]: readonly Actor[],
  many: boolean,
  rows: WorldRows,
): Pick<WorldRows, 'budgets' | 'notifications'> {
  if (owner === undefined) return {}
  const plans = many ? LARGE_BUDGETS : DEMO_BUDGETS
  const { result, changes } = dryRun(collections, rows, (tx: Transaction) => {
    notifyOfInvoices(base, tx, rows)
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
      const budget: BudgetRow = {
        id: seedId(base, 'budget', organization.id, plan.name),
        ...facts,
        month: status.month.from,
        reached: reachedSoFar(facts, status, base.epoch),
        checkAt: nextCheckAt(facts, status, base.epoch),
        revision: 1,
        createdAt,
        updatedAt: createdAt,
        updatedBy: owner,
      }
      notifyOfBudget(base, tx, budget, status)
      return [budget]
    })
  })
  return { budgets: result, notifications: rowsOf<NotificationRow>(changes, 'notifications') }
}

/** Thresholds reached this month, on the hour: spend grew evenly, and the forecast has not changed. */
function reachedSoFar(
  budget: Pick<BudgetRow, 'amount' | 'thresholds'>,
  status: BudgetStatus,
  now: number,
): BudgetRow['reached'] {
  const { month, spent } = status
  return budget.thresholds
    .filter((it) => isThresholdReached(budget.amount, it, status))
    .map((it) => {
      const share = it.basis === 'spend' ? (budget.amount * it.percent) / 100 / spent : 0
      const hours = Math.ceil((share * (now - month.from)) / HOUR)
      return { ...it, at: Math.min(now, month.from + hours * HOUR) }
    })
}
