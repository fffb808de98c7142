import type { QueryClient } from '@tanstack/react-query'
import { OfflineNotice } from '#src/ui/offline-notice.tsx'
import { useConnectionLost } from './connection.ts'

/** Says so while the server can't be reached. Comes with the API, in its file: a page without it misses no server. */
export default function ConnectionNotice({ api }: { readonly api: QueryClient }) {
  return <OfflineNotice offline={useConnectionLost(api)} onRetry={() => void api.invalidateQueries()} />
}
