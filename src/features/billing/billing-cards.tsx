import { IconCalendar, IconChartLine, IconHistory, IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { BillingSummary } from '#src/api/generated/types.gen.ts'
import { Change } from '#src/resources/change-hint.tsx'
import { useHasPermission } from '#src/resources/permissions.ts'
import { QueryCard } from '#src/resources/widget.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { StatGrid } from '#src/ui/stat-card.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './billing.module.css'
import { summaryQuery } from './billing-queries.ts'
import { budgetPercent, Meter } from './meter.tsx'
import { useDays } from './use-days.ts'

/** Lines of the longest hint. */
const HINT_LINES = 4

/** Spend of this month against the budget, spend of last month, and the forecast. */
export function BillingCards() {
  const format = useFormat()
  const days = useDays()
  const query = useQuery(summaryQuery())
  const canBudget = useHasPermission()(requiredPermission.createBudget)

  const change = (percent: number | null, period: string) =>
    percent === null ? null : (
      <Change
        comparison={{ current: 100 + percent, previous: 100 }}
        period={period}
        formatDifference={(difference) => format.percent(difference, 1)}
        digits={1}
      />
    )

  return (
    <div className={classes.summary}>
      <StatGrid>
        <QueryCard
          label="Current Month"
          icon={<IconCalendar size={18} />}
          query={query}
          hintLines={HINT_LINES}
          value={({ current }: BillingSummary) => format.money(current)}
          hint={({ month, changePercent }) => (
            <span className={classes.lines}>
              <span>
                {days.span(month)}, day&nbsp;{month.day}&nbsp;of&nbsp;{month.days}
              </span>
              {change(changePercent, 'last month’s days')}
            </span>
          )}
        />
        <QueryCard
          label="Budget Usage"
          icon={<IconTargetArrow size={18} />}
          query={query}
          hintLines={HINT_LINES}
          value={({ budget }) => (budget === null ? '–' : budgetPercent(budget.usedPercent, format))}
          hint={({ current, budget }) => {
            if (budget === null) {
              return canBudget ? (
                <PathLink href="/billing?dialog=new-budget">Set a budget</PathLink>
              ) : (
                'No budget has been set.'
              )
            }
            const { amount, remaining, usedPercent, projectedPercent } = budget
            const left = { ...remaining, amount: Math.abs(remaining.amount) }
            return (
              <span className={classes.lines}>
                <span>
                  {format.money(current, { whole: true })} of {format.money(amount, { whole: true })}
                </span>
                <span>
                  {format.money(left, { whole: true })} {remaining.amount < 0 ? 'over' : 'left'}
                </span>
                <span className={classes.cardMeter}>
                  <Meter label="Budget used" percent={usedPercent} projected={projectedPercent} />
                </span>
              </span>
            )
          }}
        />
        <QueryCard
          label="Last Month"
          icon={<IconHistory size={18} />}
          query={query}
          hintLines={HINT_LINES}
          value={({ lastMonth }) => (lastMonth === null ? '–' : format.money(lastMonth))}
          hint={({ month, lastMonth, lastMonthToDate }) => {
            if (lastMonth === null) return 'No earlier month.'
            return (
              <span className={classes.lines}>
                <span>Up to {days.day(Date.parse(month.from) - 1)}</span>
                {lastMonthToDate !== null && (
                  <span>
                    {format.money(lastMonthToDate)} of it by day&nbsp;{month.day}
                  </span>
                )}
              </span>
            )
          }}
        />
        <QueryCard
          label="Projected"
          icon={<IconChartLine size={18} />}
          query={query}
          hintLines={HINT_LINES}
          value={({ projected }) => format.money(projected)}
          hint={({ projectedChangePercent, monthlyCost, budget, month }) => (
            <span className={classes.lines}>
              <span>
                {budget === null
                  ? `By ${days.day(Date.parse(month.to) - 1)}`
                  : `${budgetPercent(budget.projectedPercent, format)} of the budget`}
              </span>
              {change(projectedChangePercent, 'last month')}
              <span>{format.money(monthlyCost)} for a full month at current sizes</span>
            </span>
          )}
        />
      </StatGrid>
    </div>
  )
}
