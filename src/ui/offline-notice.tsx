import { IconWifiOff } from '@tabler/icons-react'
import { Button } from './button.tsx'
import classes from './offline-notice.module.css'

interface OfflineNoticeProps {
  /** True if the server can't be reached. */
  readonly offline: boolean
  readonly onRetry: () => void
}

/** Notice above the page while offline; loaded content stays visible. */
export function OfflineNotice({ offline, onRetry }: OfflineNoticeProps) {
  return (
    // Always rendered, so that screen readers notice when it fills.
    <div role="status">
      {offline && (
        <div className={classes.root}>
          <IconWifiOff size={16} aria-hidden="true" />
          <span>You seem to be offline. What you see may be out of date, and changes will fail.</span>
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
