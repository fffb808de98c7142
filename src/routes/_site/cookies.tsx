import { createFileRoute } from '@tanstack/react-router'
import { cookies } from '#src/features/legal/cookies.ts'
import { LegalScreen } from '#src/features/legal/legal-screen.tsx'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/cookies')({
  head: () => sitePageHead('/cookies'),
  component: CookiesRoute,
})

function CookiesRoute() {
  return <LegalScreen title={sitePage('/cookies').title} path="/cookies" document={cookies} />
}
