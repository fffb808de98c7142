import { createFileRoute } from '@tanstack/react-router'
import { enterprise } from '#src/features/solutions/enterprise.ts'
import { SolutionScreen } from '#src/features/solutions/solution-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/solutions/enterprise')({
  head: () => sitePageHead('/solutions/enterprise'),
  component: () => <SolutionScreen solution={enterprise} />,
})
