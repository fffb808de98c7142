import { createFileRoute } from '@tanstack/react-router'
import { alertSummaryQuery } from '#src/features/alerts/alert-queries.ts'
import { AlertsScreen } from '#src/features/alerts/alerts-screen.tsx'
import { alertsSearch } from '#src/features/alerts/alerts-search.ts'
import { inAdvance } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/monitoring/alerts')({
  head: () => pageHead('/monitoring/alerts'),
  validateSearch: alertsSearch.schema,
  search: { middlewares: [alertsSearch.stripDefaults] },
  loader: ({ context: { queryClient } }) => inAdvance(queryClient.query(alertSummaryQuery())),
  component: AlertsScreen,
})
