import { withQueryClient } from '#src/api/with-query-client.tsx'
import { withMantine } from '#src/ui/theme/mantine-provider.tsx'
import { ConnectionNotice } from '../connection-notice.tsx'
import { ConsoleHeader } from './console-header.tsx'

function SiteConsoleHeader() {
  return (
    <>
      <ConnectionNotice />
      <ConsoleHeader />
    </>
  )
}

/** On public pages, for those who are signed in. The default export is for loading it on demand. */
export default withQueryClient(withMantine(SiteConsoleHeader))
