import { createFileRoute } from '@tanstack/react-router'
import { ecommerce } from '#src/features/solutions/ecommerce.ts'
import { SolutionScreen } from '#src/features/solutions/solution-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/solutions/ecommerce')({
  head: () => pageHead('/solutions/ecommerce'),
  component: () => <SolutionScreen solution={ecommerce} />,
})
