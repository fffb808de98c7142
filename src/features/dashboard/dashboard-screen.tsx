import { Skeleton } from '@mantine/core'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import classes from './dashboard.module.css'
import { NewResourceMenu } from './new-resource-menu.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { ServiceOverview } from './service-overview.tsx'
import { StatCards } from './stat-cards.tsx'
import { CpuWidget, StorageWidget } from './usage-widgets.tsx'

/** Loaded after the summary cards, which already show the number of alerts. */
const ActiveAlerts = onDemand(
  () => import('./active-alerts.tsx'),
  () => <Skeleton height="10rem" aria-busy="true" />,
)

/** `/dashboard`. */
export function DashboardScreen() {
  return (
    <>
      <PageHeader
        title="Dashboard"
        description="Your resources, their cost and what needs attention."
        actions={<NewResourceMenu />}
      />
      <div className={classes.page}>
        <StatCards />
        <div className={classes.columns}>
          <div className={classes.column}>
            <ServiceOverview />
            <ActiveAlerts />
          </div>
          <div className={classes.stack}>
            <QuickActions />
            <RecentActivity />
          </div>
        </div>
        <div className={classes.columns}>
          <CpuWidget />
          <StorageWidget />
        </div>
      </div>
    </>
  )
}
