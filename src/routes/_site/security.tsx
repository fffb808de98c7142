import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '#src/features/company/security-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/security')({
  head: () => sitePageHead('/security'),
  component: SecurityScreen,
})
