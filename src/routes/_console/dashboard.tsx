import { createFileRoute } from '@tanstack/react-router'
import {
  cpuQuery,
  recentActivityQuery,
  servicesQuery,
  storageQuery,
} from '#src/features/dashboard/dashboard-queries.ts'
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx'
import { dashboardOverviewQuery } from '#src/resources/overview-queries.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/dashboard')({
  head: () => pageHead('/dashboard'),
  // Prefetch without waiting, while the screen's code loads. Spend needs a permission, so its card runs its own
  // query.
  loader: ({ context: { queryClient } }) => {
    queryClient.query(dashboardOverviewQuery()).catch(shownByWidget)
    queryClient.query(servicesQuery()).catch(shownByWidget)
    queryClient.query(recentActivityQuery()).catch(shownByWidget)
    queryClient.query(cpuQuery()).catch(shownByWidget)
    queryClient.query(storageQuery()).catch(shownByWidget)
  },
  component: DashboardScreen,
})

/** Ignores errors here: the widget runs the same query and shows them. */
function shownByWidget() {}
