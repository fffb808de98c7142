import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { useConnectionLost } from './connection.ts'

const LOAD_AFTER_MS = 2000

const loadNotice = () => import('#src/ui/offline-notice.tsx')
const OfflineNotice = onDemand(loadNotice)

/** Notice while the server can't be reached. */
export function ConnectionNotice() {
  const queryClient = useQueryClient()
  const isLost = useConnectionLost(queryClient)
  const online = useOnline()
  // After the page, but before the network fails. If this fails too, `onDemand` tries again.
  useEffect(() => {
    const timer = setTimeout(() => void loadNotice().catch(() => {}), LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    // Always rendered, so that screen readers notice when it fills.
    <div role="status">
      {isLost && (
        <OfflineNotice
          lost={online ? 'unreachable' : 'no-network'}
          onRetry={() => void queryClient.invalidateQueries()}
        />
      )}
    </div>
  )
}
