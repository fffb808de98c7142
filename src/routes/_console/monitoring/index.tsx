import { createFileRoute } from '@tanstack/react-router'
import { MonitoringScreen } from '#src/features/monitoring/monitoring-screen.tsx'
import { monitoringSearch } from '#src/features/monitoring/monitoring-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/monitoring/')({
  head: () => pageHead('/monitoring'),
  validateSearch: monitoringSearch.schema,
  search: { middlewares: [monitoringSearch.stripDefaults] },
  component: MonitoringScreen,
})
