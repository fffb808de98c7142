import type { BillingNotice } from '#src/api/generated/types.gen.ts'
import type { BudgetRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { dollarsText, isReached, standingOf } from '../../world/ledger/budget-watch.ts'
import type { SignedInView } from '../resources/view.ts'
import { percent } from './period.ts'

export const billingNoticeHandlers: HandlersFor<'listBillingNotices'> = {
  listBillingNotices(ctx) {
    const items = SOURCES.flatMap((source) => source(ctx)).sort((a, b) => rank(a) - rank(b))
    return { status: 200, body: { items: items.slice(0, MOST) } }
  },
}

const MOST = 100

/** What each looks at; they are asked every time, so a notice goes when its cause does. */
type Source = (view: SignedInView) => readonly BillingNotice[]

const rank = ({ type }: BillingNotice) => (type === 'warning' ? 0 : 1)

/** The worst that is to be said of each budget. */
function budgetNotices(view: SignedInView): BillingNotice[] {
  return view.tx.budgets
    .by('organisationId', view.who.organisation.id)
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .flatMap((budget) => noticeOf(budget, view))
}

function noticeOf(budget: BudgetRow, { tx, now }: SignedInView): BillingNotice[] {
  const standing = standingOf(tx, budget, now)
  if (standing === null) return []
  const { name, amount, thresholds } = budget
  const { spent, projected } = standing
  const of = `${name}: ${dollarsText(amount)} a month`
  const action = { label: 'View budgets', href: '/billing' }
  const notice = (kind: BillingNotice['kind'], type: BillingNotice['type'], message: string) => [
    { id: `${kind}-${budget.id}`, kind, type, message, action },
  ]
  if (spent > amount) {
    return notice('budget_exceeded', 'warning', `${of}. It is exceeded by ${dollarsText(spent - amount)}.`)
  }
  if (projected > amount) {
    const message = `${of}. If everything stays as it is, the month will cost ${dollarsText(projected)}.`
    return notice('budget_forecast', 'warning', message)
  }
  if (thresholds.some((it) => it.basis === 'spend' && isReached(budget, standing, it))) {
    return notice('budget_threshold', 'info', `${of}. ${percent(spent, amount)}% of it is spent.`)
  }
  return []
}

const SOURCES: readonly Source[] = [budgetNotices]
