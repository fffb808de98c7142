import { createFileRoute } from '@tanstack/react-router'
import { aiMl } from '#src/features/solutions/ai-ml.ts'
import { SolutionScreen } from '#src/features/solutions/solution-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/solutions/ai-ml')({
  head: () => sitePageHead('/solutions/ai-ml'),
  component: () => <SolutionScreen solution={aiMl} />,
})
