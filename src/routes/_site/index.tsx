import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '#src/features/landing/landing-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/')({
  head: () => pageHead('/'),
  component: LandingScreen,
})
