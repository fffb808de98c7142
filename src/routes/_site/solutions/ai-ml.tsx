import { createFileRoute } from '@tanstack/react-router'
import { aiMl } from '#src/features/solutions/ai-ml.ts'
import { SolutionScreen } from '#src/features/solutions/solution-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/solutions/ai-ml')({
  head: () => pageHead('/solutions/ai-ml'),
  component: () => <SolutionScreen solution={aiMl} />,
})
