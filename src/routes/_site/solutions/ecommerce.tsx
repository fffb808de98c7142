import { createFileRoute } from '@tanstack/react-router'
import { ecommerce } from '#src/features/solutions/ecommerce.ts'
import { SolutionScreen } from '#src/features/solutions/solution-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/solutions/ecommerce')({
  head: () => sitePageHead('/solutions/ecommerce'),
  component: () => <SolutionScreen solution={ecommerce} />,
})
