import { IconLayoutDashboard, IconSearch } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useSession } from '#src/api/session.ts'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import { ConsoleShell } from './console-layout.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { NotFoundMessage } from './not-found-message.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { openPalette } from './palette/palette-state.ts'

/** Not-found page for console URLs; keeps the console's menus for signed-in users. Default export for lazy loading. */
export default function ConsoleNotFound() {
  const session = useSession()
  if (!session?.signedIn)
    return <NotFoundPage header={<SiteHeader isSessionKnown={session !== undefined} />} />
  return (
    <ConsoleShell>
      <NotFoundMessage search={<SearchButton />}>
        <LinkButton
          to="/dashboard"
          variant="outline"
          leftSection={<IconLayoutDashboard size={16} aria-hidden="true" />}
        >
          Go to Dashboard
        </LinkButton>
      </NotFoundMessage>
    </ConsoleShell>
  )
}

/** Opens the search for the last word of the URL, which may be a mistyped page. */
function SearchButton() {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const words = searchWords(pathname)
  return (
    <Button
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => openPalette(words)}
    >
      {words === '' ? 'Search the console' : `Search for “${words}”`}
    </Button>
  )
}

/** Last segment of a path as words: `/network/load-balancer` is "load balancer". Empty if it looks like an id. */
function searchWords(pathname: string): string {
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? ''
  return /^[a-z][a-z-]{1,30}$/i.test(last) ? last.replaceAll('-', ' ') : ''
}
