import { createFileRoute } from '@tanstack/react-router'
import { InfrastructureScreen } from '#src/features/company/infrastructure-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/infrastructure')({
  head: () => sitePageHead('/infrastructure'),
  component: InfrastructureScreen,
})
