import { createFileRoute } from '@tanstack/react-router'
import { dpa } from '#src/features/legal/dpa.ts'
import { LegalScreen } from '#src/features/legal/legal-screen.tsx'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/dpa')({
  head: () => sitePageHead('/dpa'),
  component: DpaRoute,
})

function DpaRoute() {
  return <LegalScreen title={sitePage('/dpa').title} path="/dpa" document={dpa} />
}
