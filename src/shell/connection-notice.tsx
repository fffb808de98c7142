import { useQueryClient } from '@tanstack/react-query'
import { OfflineNotice } from '#src/ui/offline-notice.tsx'
import { useConnectionLost, useHasNetwork } from './connection.ts'

/** Notice while the server can't be reached. */
export function ConnectionNotice() {
  const queryClient = useQueryClient()
  const isLost = useConnectionLost(queryClient)
  const hasNetwork = useHasNetwork()
  return (
    <OfflineNotice
      lost={isLost ? (hasNetwork ? 'no-answer' : 'no-network') : null}
      onRetry={() => void queryClient.invalidateQueries()}
    />
  )
}
