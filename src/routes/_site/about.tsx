import { createFileRoute } from '@tanstack/react-router'
import { AboutScreen } from '#src/features/company/about-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/about')({
  head: () => pageHead('/about'),
  component: AboutScreen,
})
