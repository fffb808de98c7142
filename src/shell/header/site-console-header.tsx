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

/** Header of public pages for signed-in users. Default export for lazy loading. */
export default withQueryClient(withMantine(SiteConsoleHeader))
