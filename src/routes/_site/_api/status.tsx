import { createFileRoute } from '@tanstack/react-router'
import { StatusScreen } from '#src/features/status/status-screen.tsx'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/_api/status')({
  head: () => sitePageHead('/status'),
  component: StatusRoute,
})

function StatusRoute() {
  return <StatusScreen title={sitePage('/status').title} />
}
