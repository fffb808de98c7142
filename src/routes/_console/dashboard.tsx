import { createFileRoute } from '@tanstack/react-router'
import {
  cpuQuery,
  overviewQuery,
  recentActivityQuery,
  servicesQuery,
  storageQuery,
} from '#src/features/dashboard/dashboard-queries.ts'
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/dashboard')({
  head: () => pageHead('/dashboard'),
  // Asks early, while the screen's code is on its way, and waits for nothing. Spend depends on the role: its card asks.
  loader: ({ context: { queryClient } }) => {
    queryClient.query(overviewQuery()).catch(shownByWidget)
    queryClient.query(servicesQuery()).catch(shownByWidget)
    queryClient.query(recentActivityQuery()).catch(shownByWidget)
    queryClient.query(cpuQuery()).catch(shownByWidget)
    queryClient.query(storageQuery()).catch(shownByWidget)
  },
  component: DashboardScreen,
})

/** The widget asks for the same and shows what went wrong. */
function shownByWidget() {}
