import { SegmentedControl, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { Change } from '#src/resources/change-hint.tsx'
import panel from '#src/resources/detail/panel.module.css'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { EmptyText, Widget, WidgetFailure } from '#src/resources/widget.tsx'
import { Button } from '#src/ui/button.tsx'
import { stackColor } from '#src/ui/charts/series-color.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from '../billing.module.css'
import { colorOf } from '../billing-labels.ts'
import { breakdownQuery, budgetsQuery, daysQuery, monthsQuery } from '../billing-queries.ts'
import type { BillingTabProps } from '../billing-tab.ts'
import { BudgetList } from '../budgets/budget-list.tsx'
import { PlanPanel } from '../plan/plan-panel.tsx'
import { SpendChart } from '../spend-chart.tsx'
import { useDays } from '../use-days.ts'

/** Spend trend, spend by service, and budgets. */
export default function OverviewTab(props: BillingTabProps) {
  const { onDialog } = props
  const canBudget = useCan(requiredPermission.createBudget)
  const budgets = useQuery(budgetsQuery())
  return (
    <div className={classes.tab}>
      <SpendingTrend {...props} />
      <div className={classes.columns}>
        <CostByService />
        <div className={classes.tab}>
          <PlanPanel onDialog={onDialog} />
          <Widget
            title="Budgets"
            aside={
              <DisabledReason reason={denialReason(canBudget)}>
                <Button
                  size="sm"
                  variant="outline"
                  leftSection={<IconPlus size={14} aria-hidden="true" />}
                  onClick={() => onDialog('new-budget')}
                >
                  Create budget
                </Button>
              </DisabledReason>
            }
            query={budgets}
            height="10rem"
          >
            {({ items }) =>
              items.length === 0 ? (
                <EmptyText>
                  No budgets yet. Set a monthly limit and get notified before you exceed it.
                </EmptyText>
              ) : (
                <BudgetList budgets={items} onDialog={onDialog} />
              )
            }
          </Widget>
        </div>
      </div>
    </div>
  )
}

const MONTHS = 'month'
const DAYS = 'day'

function SpendingTrend({ search, onSearchChange }: BillingTabProps) {
  const isByDay = search.each === DAYS
  const days = useDays()
  const months = useQuery({ ...monthsQuery(), enabled: !isByDay })
  const currentDays = useQuery({ ...daysQuery({ period: 'current' }), enabled: isByDay })
  const { data, error, isFetching, refetch } = isByDay ? currentDays : months
  return (
    <div className={panel.panel}>
      <div className={classes.controls}>
        <SegmentedControl
          size="xs"
          aria-label="Group by"
          data={[
            { value: MONTHS, label: 'Months' },
            { value: DAYS, label: 'Days of this month' },
          ]}
          value={isByDay ? DAYS : MONTHS}
          onChange={(each) =>
            onSearchChange((before) => ({ ...before, each: each === DAYS ? DAYS : '' }), { replace: true })
          }
        />
      </div>
      {data !== undefined ? (
        <SpendChart
          title="Spending trend"
          trend={data}
          columnName={isByDay ? 'Day' : 'Month from'}
          // A billing month is labeled by its first day.
          label={({ from }) => days.day(from)}
          name={isByDay ? ({ from }) => days.day(from) : days.span}
        />
      ) : error === null ? (
        <div aria-busy="true">
          <Skeleton height="17rem" />
        </div>
      ) : (
        <WidgetFailure
          title="Spending trend"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}

function CostByService() {
  const format = useFormat()
  const query = useQuery(breakdownQuery({ period: 'current', by: 'service' }))
  return (
    <Widget title="Cost by service" query={query} height="18rem">
      {({ items, cost }) =>
        items.length === 0 ? (
          <EmptyText>No costs this month.</EmptyText>
        ) : (
          <>
            <p className={classes.sum}>
              <strong>{format.money(cost)}</strong> this month so far
            </p>
            <ul className={classes.services}>
              {items.map(({ id, name, service, cost, sharePercent, changePercent }) => {
                const color = stackColor(service === null ? 0 : colorOf(service))
                return (
                  <li key={id} className={classes.service}>
                    <span className={classes.named}>
                      <span className={classes.swatch} style={{ background: color }} aria-hidden="true" />
                      {name}
                    </span>
                    <span className={classes.amount}>{format.money(cost)}</span>
                    <span className={classes.share} aria-hidden="true">
                      <span style={{ width: `${sharePercent}%`, background: color }} />
                    </span>
                    <span className={classes.side}>
                      <span>{format.percent(sharePercent, 1)} of all</span>
                      {changePercent !== null && (
                        <Change
                          comparison={{ current: 100 + changePercent, previous: 100 }}
                          period="last month’s days"
                          formatDifference={(difference) => format.percent(difference, 1)}
                          digits={1}
                        />
                      )}
                    </span>
                  </li>
                )
              })}
            </ul>
          </>
        )
      }
    </Widget>
  )
}
