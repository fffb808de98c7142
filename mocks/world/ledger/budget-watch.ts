import {
  type BudgetThreshold,
  isSameThreshold,
  isThresholdReached,
  type MonthSpend,
  thresholdsToReport,
} from '#src/domain/budget.ts'
import type { BudgetRow, Transaction } from '../../db/index.ts'
import { dollarsText } from '../../kernel/dollars-text.ts'
import { HOUR } from '../../kernel/duration.ts'
import type { JobContext, WorldContext } from '../job-context.ts'
import { notify } from '../notify.ts'
import { membersWithPermission } from '../permissions.ts'
import { billingMonthOf, type Span } from './billing-month.ts'
import { spendBetween } from './charges.ts'
import type { Priced } from './subjects.ts'

type Budget = Pick<BudgetRow, 'organizationId' | 'projectId' | 'amount' | 'thresholds'>

/** Spend and forecast of a budget's current month, in cents. */
export interface BudgetStatus extends MonthSpend {
  readonly month: Span
}

export function budgetStatus(tx: Transaction, budget: Budget, now: number): BudgetStatus | null {
  const organization = tx.organizations.get(budget.organizationId)
  if (organization === undefined) return null
  const month = billingMonthOf(organization, now)
  const [spent = 0, ahead = 0] = budgetSpend(tx, budget, [month.from, now, month.to])
  return { month, spent, projected: spent + ahead }
}

/** Spend that a budget covers, between consecutive cuts; see `spendBetween`. */
export function budgetSpend(
  tx: Transaction,
  { organizationId, projectId }: Budget,
  cuts: readonly number[],
): number[] {
  const counts = projectId === null ? undefined : (priced: Priced) => priced.projectId === projectId
  return spendBetween(tx, organizationId, cuts, counts)
}

/** Reads statuses like `budgetStatus`, computing each project's spend once. */
export function budgetStatuses(tx: Transaction, now: number): (budget: Budget) => BudgetStatus | null {
  const known = new Map<string, BudgetStatus | null>()
  return (budget) => {
    const key = `${budget.organizationId} ${budget.projectId}`
    let status = known.get(key)
    if (status === undefined) {
      status = budgetStatus(tx, budget, now)
      known.set(key, status)
    }
    return status
  }
}

/** Threshold in cents. */
export function limitOf({ amount }: Pick<Budget, 'amount'>, { percent }: BudgetThreshold): number {
  return (amount * percent) / 100
}

/**
 * Next time a budget has to be checked if nothing changes, on the hour: spend grows evenly until the next threshold,
 * and the forecast stays the same.
 */
export function nextCheckAt(budget: Budget, { month, spent, projected }: BudgetStatus, at: number): number {
  let next = month.to
  for (const threshold of budget.thresholds) {
    const limit = limitOf(budget, threshold)
    if (threshold.basis !== 'spend' || spent >= limit || projected <= limit) continue
    const reachedAt = at + ((limit - spent) / (projected - spent)) * (month.to - at)
    next = Math.min(next, Math.ceil(reachedAt / HOUR) * HOUR)
  }
  return Math.max(next, hourAfter(at))
}

function hourAfter(at: number): number {
  return Math.floor(at / HOUR) * HOUR + HOUR
}

/** Schedules a check of an organization's budgets within the hour, after a change of what it pays for. */
export function scheduleBudgetCheck(tx: Transaction, organizationId: string, at: number): void {
  const checkAt = hourAfter(at)
  for (const budget of tx.budgets.by('organizationId', organizationId)) {
    if (budget.checkAt === null || budget.checkAt > checkAt) tx.budgets.update(budget.id, { checkAt })
  }
}

/** Checks a budget and sends notifications about the thresholds reached since the last check. */
export function runBudgetJob(id: string, context: JobContext): void {
  const { tx, at } = context
  const budget = tx.budgets.get(id)
  if (budget === undefined) return
  const status = budgetStatus(tx, budget, at)
  if (status === null) {
    tx.budgets.remove(id)
    return
  }
  const known = budget.month === status.month.from ? budget.reached : []
  const reached = reportReached(context, budget, status, known)
  tx.budgets.update(id, {
    month: status.month.from,
    reached: [...known, ...reached],
    checkAt: nextCheckAt(budget, status, at),
  })
}

/**
 * Sends notifications about the thresholds that are reached and not known yet; see `thresholdsToReport` if several are
 * reached at once.
 */
export function reportReached(
  context: WorldContext,
  budget: NamedBudget,
  status: BudgetStatus,
  known: BudgetRow['reached'],
): BudgetRow['reached'] {
  const reached = budget.thresholds.filter(
    (it) =>
      isThresholdReached(budget.amount, it, status) && !known.some((other) => isSameThreshold(other, it)),
  )
  for (const threshold of thresholdsToReport(reached)) notifyReached(context, budget, status, threshold)
  return reached.map((it) => ({ ...it, at: context.at }))
}

type NamedBudget = Budget & Pick<BudgetRow, 'name'>

export function notifyReached(
  context: WorldContext,
  budget: NamedBudget,
  { spent, projected }: MonthSpend,
  reached: BudgetThreshold,
): void {
  const { organizationId, name, amount } = budget
  const isSpend = reached.basis === 'spend'
  notify(context, {
    organizationId,
    userIds: membersWithPermission(context.tx, organizationId, 'view_billing'),
    event: 'billing',
    severity: isSpend && reached.percent >= 100 ? 'critical' : 'warning',
    title: isSpend
      ? `${name} has reached ${reached.percent}%`
      : `${name} is expected to reach ${reached.percent}%`,
    body: isSpend
      ? `You’ve spent ${dollarsText(spent)} of the ${dollarsText(amount)} for this month.`
      : `At the current rate, this month will cost ${dollarsText(projected)}. The budget is ${dollarsText(amount)}.`,
    href: '/billing',
  })
}
