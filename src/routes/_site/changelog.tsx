import { createFileRoute } from '@tanstack/react-router'
import { ChangelogScreen } from '#src/features/changelog/changelog-screen.tsx'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/changelog')({
  head: () => sitePageHead('/changelog'),
  component: ChangelogRoute,
})

function ChangelogRoute() {
  return <ChangelogScreen title={sitePage('/changelog').title} />
}
