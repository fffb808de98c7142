import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/shell/pages.ts'
import { UpcomingPage } from '#src/shell/upcoming-page.tsx'

export const Route = createFileRoute('/_site/domains')({
  head: () => pageHead('/domains'),
  component: () => <UpcomingPage path="/domains" />,
})
