import { IconCloudOff, IconWifiOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Button } from './button.tsx'
import { connectionNoticeShown } from './connection-notice-shown.ts'
import NextAttempt from './next-attempt.tsx'
import classes from './offline-notice.module.css'

interface OfflineNoticeProps {
  /** Reason why the server can't be reached. */
  readonly lost: 'no-network' | 'unreachable'
  readonly onRetry: () => void
}

/** Notice above the page while the server can't be reached; loaded content stays visible. For a live region. */
export default function OfflineNotice({ lost, onRetry }: OfflineNoticeProps) {
  useEffect(() => {
    connectionNoticeShown.set(true)
    return () => connectionNoticeShown.set(false)
  }, [])
  const Icon = lost === 'no-network' ? IconWifiOff : IconCloudOff
  return (
    <div className={classes.root}>
      <Icon size={16} aria-hidden="true" />
      <span className={classes.text}>
        {lost === 'no-network' ? 'You’re offline.' : 'We can’t reach the server.'} This page may be out of
        date, and changes will fail. <NextAttempt onAttempt={onRetry} />
      </span>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
