import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { dashboardOverviewQuery } from '#src/resources/overview-queries.ts'
import { useHasPermission } from '#src/resources/permissions.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import classes from './dashboard.module.css'
import { NewResourceMenu } from './new-resource-menu.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { ServiceOverview } from './service-overview.tsx'
import { StatCards } from './stat-cards.tsx'
import { CpuWidget, StorageWidget } from './usage-widgets.tsx'

const BlockedNotice = onDemand(() => import('#src/resources/blocked-notice.tsx'))

/** Loaded after the summary cards, which already show the number of alerts. */
const ActiveAlerts = onDemand(
  () => import('./active-alerts.tsx'),
  () => <Skeleton height="10rem" aria-busy="true" />,
)

/** Only organizations without resources need it. */
const FirstSteps = onDemand(
  () => import('./first-steps.tsx'),
  () => <Skeleton height="16rem" aria-busy="true" />,
)

/** `/dashboard`. */
export function DashboardScreen() {
  const hasPermission = useHasPermission()
  const isEmpty = useQuery(dashboardOverviewQuery()).data?.resources.current === 0
  return (
    <>
      <PageHeader
        title="Dashboard"
        description="Your resources, their cost and what needs attention."
        actions={<NewResourceMenu />}
      />
      {(hasPermission('manage_resources') || hasPermission('deploy')) && <BlockedNotice />}
      {isEmpty ? (
        <div className={classes.page}>
          <FirstSteps />
          <RecentActivity />
        </div>
      ) : (
        <div className={classes.page}>
          <StatCards />
          <div className={classes.columns}>
            <div className={classes.column}>
              <ActiveAlerts />
              <ServiceOverview />
            </div>
            <div className={classes.stack}>
              <RecentActivity />
              <QuickActions />
            </div>
          </div>
          <div className={classes.columns}>
            <CpuWidget />
            <StorageWidget />
          </div>
        </div>
      )}
    </>
  )
}
