import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SupportScreen } from '#src/features/support/support-screen.tsx'
import { supportSearch } from '#src/features/support/support-search.ts'
import { openChat, reopenChat } from '#src/shell/chat/open-chat.ts'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/_api/support')({
  validateSearch: supportSearch,
  head: () => sitePageHead('/support'),
  component: SupportRoute,
})

function SupportRoute() {
  const { topic } = Route.useSearch()
  useEffect(reopenChat, [])
  return <SupportScreen title={sitePage('/support').title} topic={topic} onChat={openChat} />
}
