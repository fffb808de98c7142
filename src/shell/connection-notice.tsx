import { useQueryClient } from '@tanstack/react-query'
import { OfflineNotice } from '#src/ui/offline-notice.tsx'
import { useConnectionLost } from './connection.ts'

/** Notice while the server can't be reached. */
export function ConnectionNotice() {
  const queryClient = useQueryClient()
  return (
    <OfflineNotice
      offline={useConnectionLost(queryClient)}
      onRetry={() => void queryClient.invalidateQueries()}
    />
  )
}
