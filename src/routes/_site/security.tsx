import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '#src/features/company/security-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/security')({
  head: () => pageHead('/security'),
  component: SecurityScreen,
})
