import { createFileRoute } from '@tanstack/react-router'
import { TeamScreen } from '#src/features/team/team-screen.tsx'
import { teamSearch } from '#src/features/team/team-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/team')({
  head: () => pageHead('/team'),
  validateSearch: teamSearch.schema,
  search: { middlewares: [teamSearch.stripDefaults] },
  component: TeamScreen,
})
