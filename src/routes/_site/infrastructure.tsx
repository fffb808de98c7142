import { createFileRoute } from '@tanstack/react-router'
import { InfrastructureScreen } from '#src/features/company/infrastructure-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/infrastructure')({
  head: () => pageHead('/infrastructure'),
  component: InfrastructureScreen,
})
