import { IconAlertTriangle, IconCoin, IconHeartbeat, IconServer } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { DashboardOverview, DashboardSpend } from '#src/api/generated/types.gen.ts'
import { pointsText } from '#src/resources/change.ts'
import { Change } from '#src/resources/change-hint.tsx'
import { dashboardOverviewQuery, dashboardSpendQuery } from '#src/resources/overview-queries.ts'
import { useHasPermission } from '#src/resources/permissions.ts'
import { QueryCard } from '#src/resources/widget.tsx'
import { StatGrid } from '#src/ui/stat-card.tsx'
import { useFormat } from '#src/ui/use-format.tsx'

const since = ({
  current,
  lastMonth,
}: {
  readonly current: number | null
  readonly lastMonth: number | null
}) => ({
  current,
  previous: lastMonth,
})

/** The four metrics of the specification with their change from last month. Spend shows only with permission. */
export function StatCards() {
  const format = useFormat()
  const canSeeSpend = useHasPermission()(requiredPermission.getDashboardSpend)
  const overview = useQuery(dashboardOverviewQuery())
  const spend = useQuery(dashboardSpendQuery(canSeeSpend))
  return (
    <StatGrid>
      <QueryCard
        label="Total Resources"
        icon={<IconServer size={18} />}
        query={overview}
        value={({ resources }: DashboardOverview) => format.number(resources.current)}
        hint={({ resources }) => <Change comparison={since(resources)} formatDifference={format.number} />}
      />
      {canSeeSpend && (
        <QueryCard
          label="Monthly Spend"
          icon={<IconCoin size={18} />}
          query={spend}
          value={({ current }: DashboardSpend) => format.money(current, { whole: true })}
          hint={({ current, lastMonth }) => <SpendChange current={current} lastMonth={lastMonth} />}
        />
      )}
      <QueryCard
        label="Active Alerts"
        href="/monitoring/alerts"
        icon={<IconAlertTriangle size={18} />}
        query={overview}
        value={({ activeAlerts }: DashboardOverview) => format.number(activeAlerts.current)}
        isBad={({ activeAlerts }) => activeAlerts.current > 0}
        hint={({ activeAlerts }) => (
          <Change comparison={since(activeAlerts)} formatDifference={format.number} improvement="down" />
        )}
      />
      <QueryCard
        label="Uptime"
        icon={<IconHeartbeat size={18} />}
        query={overview}
        value={({ uptimePercent: { current } }: DashboardOverview) =>
          current === null ? '–' : format.percent(current, 2)
        }
        hint={({ uptimePercent }) => (
          <Change
            comparison={since(uptimePercent)}
            formatDifference={(difference) => pointsText(format, difference, 2)}
            digits={2}
            improvement="up"
          />
        )}
      />
    </StatGrid>
  )
}

/** Change in percent against the same days of last month. */
function SpendChange({ current, lastMonth }: DashboardSpend) {
  const format = useFormat()
  if (lastMonth === null || lastMonth.amount === 0) {
    return (
      <Change comparison={{ current: current.amount, previous: null }} formatDifference={format.number} />
    )
  }
  const percent = (current.amount / lastMonth.amount) * 100
  return (
    <Change
      comparison={{ current: percent, previous: 100 }}
      formatDifference={(difference) => format.percent(difference, 1)}
      digits={1}
    />
  )
}
