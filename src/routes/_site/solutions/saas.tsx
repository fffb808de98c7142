import { createFileRoute } from '@tanstack/react-router'
import { SaasScreen } from '#src/features/solutions/saas-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/solutions/saas')({
  head: () => sitePageHead('/solutions/saas'),
  component: SaasScreen,
})
