import { createFileRoute } from '@tanstack/react-router'
import { LogsScreen } from '#src/features/logs/logs-screen.tsx'
import { logsSearch } from '#src/features/logs/logs-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/monitoring/logs')({
  head: () => pageHead('/monitoring/logs'),
  validateSearch: logsSearch.schema,
  search: { middlewares: [logsSearch.stripDefaults] },
  component: LogsScreen,
})
