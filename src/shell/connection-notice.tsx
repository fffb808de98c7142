import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { whenIdle } from '#src/when-idle.ts'
import { useConnectionLost, useHasNetwork } from './connection.ts'

const loadNotice = () => import('#src/ui/offline-notice.tsx')
const OfflineNotice = onDemand(loadNotice)

/** Notice while the server can't be reached. */
export function ConnectionNotice() {
  const queryClient = useQueryClient()
  const isLost = useConnectionLost(queryClient)
  const hasNetwork = useHasNetwork()
  // It can't be loaded once the network fails. If this fails too, `onDemand` tries again.
  useEffect(() => whenIdle(() => void loadNotice().catch(() => {})), [])
  return (
    // Always rendered, so that screen readers notice when it fills.
    <div role="status">
      {isLost && (
        <OfflineNotice
          lost={hasNetwork ? 'no-answer' : 'no-network'}
          onRetry={() => void queryClient.invalidateQueries()}
        />
      )}
    </div>
  )
}
