import * as limits from '#src/api/generated/limits.gen.ts'
import type { Budget, BudgetCreate, BudgetSpend, BudgetThreshold } from '#src/api/generated/types.gen.ts'
import { isSameThreshold, isThresholdReached, thresholdsToReport } from '#src/domain/budget.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { toPlainText } from '#src/domain/plain-text.ts'
import { CURRENCY } from '#src/domain/price.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import { parseWholeBetween } from '#src/domain/whole-number.ts'
import { z } from '#src/ui/zod.ts'

/** Form values of a budget. */
export interface BudgetDraft {
  readonly name: string
  /** Dollars: `3500` or `3,500.50`. */
  readonly amount: string
  /** Empty for the whole organization. */
  readonly projectId: string
  readonly thresholds: readonly {
    /** React key of the line while the form is open. */
    readonly key: number
    readonly basis: BudgetThreshold['basis']
    readonly percent: string
  }[]
}

/** Schema of a stored draft. */
export const storedBudgetSchema: z.ZodMiniType<BudgetDraft> = z.object({
  name: z.string(),
  amount: z.string(),
  projectId: z.string(),
  thresholds: z.array(
    z.object({ key: z.number(), basis: z.enum(['spend', 'forecast']), percent: z.string() }),
  ),
})

export const MAX_THRESHOLDS = limits.BudgetCreate.thresholds.maxItems
const MAX_NAME = limits.BudgetCreate.name.maxLength
const MIN_CENTS = 100
const MAX_CENTS = limits.BudgetAmount.amount.maximum
const MAX_PERCENT = limits.BudgetThreshold.percent.maximum

export const NEW_BUDGET: BudgetDraft = {
  name: '',
  amount: '',
  projectId: '',
  thresholds: [
    { key: 0, basis: 'spend', percent: '80' },
    { key: 1, basis: 'forecast', percent: '100' },
  ],
}

export function toDraft({ name, amount, project, thresholds }: Budget): BudgetDraft {
  return {
    name,
    amount: (amount.amount / 100).toFixed(2).replace(/\.00$/, ''),
    projectId: project?.id ?? '',
    thresholds: thresholds.map(({ basis, percent }, key) => ({ key, basis, percent: String(percent) })),
  }
}

/** Parses dollars to cents. Accepts thousands separators; returns null if the text isn't an amount. */
export function centsOf(written: string): number | null {
  const plain = toPlainText(written)
    .trim()
    .replace(/^\$\s*/, '')
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain)) return null
  return Math.round(Number(plain.replaceAll(',', '')) * 100)
}

const parsePercent = (text: string) => parseWholeBetween(text, 1, MAX_PERCENT)

/** Returns validation errors by request field path. */
export function budgetProblems({ name, amount, thresholds }: BudgetDraft): Readonly<Record<string, string>> {
  const problems = lengthProblems({ name: [cleanName(name), MAX_NAME] })
  if (cleanName(name) === '') problems.name = 'Enter a name.'
  const cents = centsOf(amount)
  if (cents === null) problems.amount = 'Enter an amount in dollars, such as 3500.'
  else if (cents < MIN_CENTS) problems.amount = 'Enter at least 1 dollar.'
  else if (cents > MAX_CENTS) problems.amount = 'This amount is too large.'
  const seen = new Set<string>()
  for (const [index, { basis, percent }] of thresholds.entries()) {
    const value = parsePercent(percent)
    const field = `thresholds.${index}.percent`
    if (value === null) problems[field] = `Enter 1 to ${MAX_PERCENT}.`
    else if (seen.has(`${basis} ${value}`)) problems[field] = 'This threshold already exists.'
    seen.add(`${basis} ${value}`)
  }
  return problems
}

/** Thresholds that people are notified of as soon as the budget is saved; none while the amount is invalid. */
export function thresholdsReachedAtOnce(
  draft: BudgetDraft,
  { spent, projected }: BudgetSpend,
  stored: Pick<Budget, 'project' | 'reached'> | null,
): readonly BudgetThreshold[] {
  const cents = centsOf(draft.amount)
  if (cents === null || cents < MIN_CENTS) return []
  const known = stored !== null && (stored.project?.id ?? '') === draft.projectId ? stored.reached : []
  const spend = { spent: spent.amount, projected: projected.amount }
  return thresholdsToReport(
    draft.thresholds
      .map(({ basis, percent }) => ({ basis, percent: parsePercent(percent) ?? 0 }))
      .filter(
        (it) =>
          it.percent >= 1 &&
          isThresholdReached(cents, it, spend) &&
          !known.some((other) => isSameThreshold(other, it)),
      ),
  )
}

/** @param draft must have no validation errors */
export function toRequest({ name, amount, projectId, thresholds }: BudgetDraft): BudgetCreate {
  return {
    name: cleanName(name),
    amount: { amount: centsOf(amount) ?? 0, currency: CURRENCY },
    projectId: projectId === '' ? null : projectId,
    thresholds: thresholds.map(({ basis, percent }) => ({ basis, percent: parsePercent(percent) ?? 0 })),
  }
}
