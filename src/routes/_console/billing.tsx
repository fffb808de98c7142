import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/shell/pages.ts'
import { UpcomingPage } from '#src/shell/upcoming-page.tsx'

export const Route = createFileRoute('/_console/billing')({
  head: () => pageHead('/billing'),
  component: () => <UpcomingPage path="/billing" />,
})
