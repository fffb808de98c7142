import { createFileRoute } from '@tanstack/react-router'
import { SaasScreen } from '#src/features/solutions/saas-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/solutions/saas')({
  head: () => pageHead('/solutions/saas'),
  component: SaasScreen,
})
