import { createFileRoute } from '@tanstack/react-router'
import { AboutScreen } from '#src/features/company/about-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/about')({
  head: () => sitePageHead('/about'),
  component: AboutScreen,
})
