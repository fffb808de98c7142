import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#src/features/legal/legal-screen.tsx'
import { terms } from '#src/features/legal/terms.ts'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/terms')({
  head: () => sitePageHead('/terms'),
  component: TermsRoute,
})

function TermsRoute() {
  return <LegalScreen title={sitePage('/terms').title} path="/terms" document={terms} />
}
