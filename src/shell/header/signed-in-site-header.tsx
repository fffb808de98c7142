import { useSignedIn } from '#src/api/session.ts'
import { withQueryClient } from '#src/api/with-query-client.tsx'
import { withMantine } from '#src/ui/theme/mantine-provider.tsx'
import { ConnectionNotice } from '../connection-notice.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SiteHeader } from './site-header.tsx'

function SignedInSiteHeader() {
  const { user } = useSignedIn()
  return (
    <>
      <ConnectionNotice />
      <SiteHeader isSessionKnown account={<AccountMenu user={user} />} />
    </>
  )
}

/** Header of public pages for signed-in users. Default export for lazy loading. */
export default withQueryClient(withMantine(SignedInSiteHeader))
