import { createFileRoute } from '@tanstack/react-router'
import { imprint } from '#src/features/legal/imprint.ts'
import { LegalScreen } from '#src/features/legal/legal-screen.tsx'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/imprint')({
  head: () => sitePageHead('/imprint'),
  component: ImprintRoute,
})

function ImprintRoute() {
  return <LegalScreen title={sitePage('/imprint').title} path="/imprint" document={imprint} />
}
