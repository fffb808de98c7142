import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '#src/features/landing/landing-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/')({
  head: () => sitePageHead('/'),
  component: LandingScreen,
})
