import { createFileRoute } from '@tanstack/react-router'
import { activeAlertsQuery, alertSummaryQuery } from '#src/features/alerts/alert-queries.ts'
import { AlertsScreen } from '#src/features/alerts/alerts-screen.tsx'
import { alertsSearch } from '#src/features/alerts/alerts-search.ts'
import { prefetch } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'
import { withoutDialog } from '#src/ui/resource-table/table-search.ts'

export const Route = createFileRoute('/_console/monitoring/alerts')({
  head: () => pageHead('/monitoring/alerts'),
  validateSearch: alertsSearch.schema,
  search: { middlewares: [alertsSearch.stripDefaults] },
  loaderDeps: ({ search }) => withoutDialog(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetch(
      queryClient,
      alertSummaryQuery(),
      // Prefetch the default tab only; the other tabs run their queries when opened.
      ...(deps.tab === '' ? [activeAlertsQuery(deps)] : []),
    ),
  component: AlertsScreen,
})
