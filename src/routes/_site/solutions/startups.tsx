import { createFileRoute } from '@tanstack/react-router'
import { SolutionScreen } from '#src/features/solutions/solution-screen.tsx'
import { startups } from '#src/features/solutions/startups.ts'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/solutions/startups')({
  head: () => sitePageHead('/solutions/startups'),
  component: () => <SolutionScreen solution={startups} />,
})
