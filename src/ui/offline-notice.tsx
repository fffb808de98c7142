import { IconCloudOff, IconWifiOff } from '@tabler/icons-react'
import { Button } from './button.tsx'
import classes from './offline-notice.module.css'

interface OfflineNoticeProps {
  /** Reason why the server can't be reached; null if it can. */
  readonly lost: 'no-network' | 'no-answer' | null
  readonly onRetry: () => void
}

/** Notice above the page while the server can't be reached; loaded content stays visible. */
export function OfflineNotice({ lost, onRetry }: OfflineNoticeProps) {
  const Icon = lost === 'no-network' ? IconWifiOff : IconCloudOff
  return (
    // Always rendered, so that screen readers notice when it fills.
    <div role="status">
      {lost && (
        <div className={classes.root}>
          <Icon size={16} aria-hidden="true" />
          <span>
            {lost === 'no-network' ? 'You’re offline.' : 'We can’t reach the server.'} This page may be out of
            date, and changes will fail.
          </span>
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
