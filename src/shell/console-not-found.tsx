import { useSession } from '#src/api/session.ts'
import { ConsoleHeader } from './header/console-header.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Not-found page for console URLs. Default export for lazy loading. */
export default function ConsoleNotFound() {
  const session = useSession()
  const header = session?.signedIn ? <ConsoleHeader /> : <SiteHeader known={session !== undefined} />
  return <NotFoundPage header={header} />
}
