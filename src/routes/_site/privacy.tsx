import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#src/features/legal/legal-screen.tsx'
import { privacy } from '#src/features/legal/privacy.ts'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/privacy')({
  head: () => sitePageHead('/privacy'),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  return <LegalScreen title={sitePage('/privacy').title} path="/privacy" document={privacy} />
}
