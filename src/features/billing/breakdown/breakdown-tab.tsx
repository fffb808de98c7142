import { SegmentedControl, Skeleton } from '@mantine/core'
import { IconCalendar, IconDownload, IconReceipt2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CostGrouping, CostPage } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { Change } from '#src/resources/change-hint.tsx'
import panel from '#src/resources/detail/panel.module.css'
import { WidgetFailure } from '#src/resources/widget.tsx'
import { Button } from '#src/ui/button.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Noun } from '#src/ui/resource-table/list-state.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useSmallScreen } from '#src/ui/use-small-screen.ts'
import classes from '../billing.module.css'
import { groupingLabels } from '../billing-labels.ts'
import { breakdownQuery, daysQuery, periodOf } from '../billing-queries.ts'
import { type BillingSearch, billingSearch } from '../billing-search.ts'
import type { BillingTabProps } from '../billing-tab.ts'
import { costsFileName, downloadCosts } from '../download-costs.ts'
import { periods } from '../periods.ts'
import { SpendChart } from '../spend-chart.tsx'
import { isByWeek } from '../spend-stack.ts'
import { useDays } from '../use-days.ts'
import { breakdownColumns } from './breakdown-columns.tsx'

const DatesDialog = dialogOnDemand(() => import('./dates-dialog.tsx'))

const nouns: Readonly<Record<CostGrouping, Noun>> = {
  service: { one: 'service', many: 'services' },
  resource: { one: 'resource', many: 'resources' },
  project: { one: 'project', many: 'projects' },
}

/** Sorts of this table. The URL can hold a sort of another tab. */
const SORTS = /^-?(name|cost|change)$/

/** Cost breakdown of a period by service, resource or project. */
export default function BreakdownTab({ search, onSearchChange, onDialog }: BillingTabProps) {
  const format = useFormat()
  const days = useDays()
  const isSmall = useSmallScreen()
  const by: CostGrouping = search.by === '' ? 'service' : search.by
  const period = periodOf(search)
  const parameters = {
    ...period,
    by,
    ...(search.q !== '' && { q: search.q }),
    sort: SORTS.test(search.sort) ? `${search.sort},name` : '-cost,name',
  }
  const query = useQuery(breakdownQuery({ ...parameters, page: search.page, pageSize: search.pageSize }))
  const download = useMutation({
    mutationFn: () =>
      downloadCosts(
        { url: '/billing/breakdown/csv', query: parameters },
        costsFileName(`costs-by-${by}`, period),
      ),
    onError: (error) => toast.problem('Could not export the costs', error),
  })
  const change = (part: Partial<BillingSearch>) =>
    onSearchChange((before) => ({ ...before, page: 1, ...part }), { replace: true })

  return (
    <div className={classes.tab}>
      <div className={classes.controls}>
        <div className={classes.scroll}>
          <SegmentedControl
            aria-label="Period"
            data={periods.map(({ value, label }) => ({ value: value || 'current', label }))}
            value={period.period}
            onChange={(value) => {
              const chosen = periods.find((it) => (it.value || 'current') === value)?.value ?? ''
              if (chosen === 'custom') onDialog('range')
              else change({ period: chosen, from: '', to: '' })
            }}
          />
        </div>
        {period.period === 'custom' && (
          <Button
            variant="outline"
            leftSection={<IconCalendar size={16} aria-hidden="true" />}
            onClick={() => onDialog('range')}
          >
            {days.date(period.from)} – {days.date(period.to)}
          </Button>
        )}
        <div className={classes.choice}>
          <span id="billing-by">By</span>
          <SegmentedControl
            aria-labelledby="billing-by"
            data={Object.entries(groupingLabels).map(([value, label]) => ({ value, label }))}
            value={by}
            onChange={(value) => {
              if (value === 'service') change({ by: '' })
              else if (value === 'resource' || value === 'project') change({ by: value })
            }}
          />
        </div>
        <Button
          className={classes.end ?? ''}
          variant="outline"
          {...(isSmall && { size: 'icon', 'aria-label': 'Download CSV' })}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {!isSmall && 'Download CSV'}
        </Button>
      </div>
      {query.data === undefined ? (
        // The table below shows the error.
        query.error === null && <Skeleton height="1.75rem" width="20rem" />
      ) : (
        <Sum page={query.data} />
      )}
      <SpendTrend period={period} />
      <ResourceTable
        table={`getCostBreakdown-${by}`}
        label={`Costs by ${by}`}
        noun={nouns[by]}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        search={search}
        defaults={{ ...billingSearch.defaults, tab: search.tab }}
        onSearchChange={onSearchChange}
        searchLabel={`Search ${nouns[by].many}`}
        filters={[]}
        columns={breakdownColumns(by, format)}
        empty={
          <EmptyState
            title="No costs in this period"
            description="Usage is charged per second and appears here as it accrues."
            icon={<IconReceipt2 size={22} />}
          />
        }
      />
      <DatesDialog
        opened={search.dialog === 'range'}
        initial={{ from: search.from, to: search.to }}
        onClose={() => onDialog('')}
        onApply={({ from, to }) => change({ period: 'custom', from, to, dialog: '', row: '' })}
      />
    </div>
  )
}

/** Spending by day, or by week in a long period. */
function SpendTrend({ period }: { readonly period: ReturnType<typeof periodOf> }) {
  const days = useDays()
  const trend = useQuery(daysQuery(period))
  return (
    <div className={panel.panel} data-previous={trend.isPlaceholderData || undefined}>
      {trend.data !== undefined ? (
        <div className={trend.isPlaceholderData ? classes.previous : undefined}>
          <SpendChart
            title={isByWeek(trend.data) ? 'Spending by week' : 'Spending by day'}
            trend={trend.data}
            columnName={isByWeek(trend.data) ? 'Week from' : 'Day'}
            label={({ from }) => days.day(from)}
            name={isByWeek(trend.data) ? days.span : ({ from }) => days.day(from)}
            height={11}
          />
        </div>
      ) : trend.error === null ? (
        <div aria-busy="true">
          <Skeleton height="14rem" />
        </div>
      ) : (
        <WidgetFailure
          title="Spending by day"
          error={trend.error}
          retrying={trend.isFetching}
          onRetry={() => void trend.refetch()}
        />
      )}
    </div>
  )
}

function Sum({ page }: { readonly page: CostPage }) {
  const format = useFormat()
  const days = useDays()
  const { cost, previous, previousCost, period, changePercent } = page
  return (
    <p className={classes.sum}>
      <strong>{format.money(cost)}</strong>
      <span>{days.span(period)}</span>
      {changePercent !== null && previous !== null && previousCost !== null && (
        <Change
          comparison={{ current: 100 + changePercent, previous: 100 }}
          period={`${days.span(previous)} (${format.money(previousCost)})`}
          formatDifference={(difference) => format.percent(difference, 1)}
          digits={1}
        />
      )}
    </p>
  )
}
