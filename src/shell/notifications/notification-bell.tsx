import { IconBell } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import popup from '../header/popup.module.css'
import { usePopup } from '../header/use-popup.ts'
import classes from './notification-bell.module.css'
import { useNotifications } from './notifications.ts'

const NotificationCenter = onDemand(
  () => import('./notification-center.tsx'),
  () => <div style={{ height: '12rem' }} aria-busy="true" />,
)

/** Higher counts are shown as "99+". */
const mostShown = 99

/** Bell with the number of unread notifications; opens the notification center. */
export function NotificationBell() {
  const { opened, toggle, close, root } = usePopup('[role="dialog"]')
  const { data } = useNotifications()
  const unread = data?.unreadCount ?? 0
  useAnnounceNew(data?.unreadCount)

  return (
    <div {...root} className={popup.root}>
      <span className={classes.bell}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={toggle}
        >
          <IconBell size={20} />
        </Button>
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true">
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </span>
      {opened && (
        <div
          role="dialog"
          tabIndex={-1}
          aria-label="Notifications"
          className={`${popup.panel} ${classes.panel}`}
        >
          <NotificationCenter onClose={close} />
        </div>
      )}
    </div>
  )
}

/** Announces new notifications to screen readers, except those that existed when the page loaded. */
function useAnnounceNew(unread: number | undefined): void {
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (unread === undefined) return
    if (before.current !== undefined && unread > before.current) {
      announce(unread === 1 ? '1 unread notification' : `${unread} unread notifications`)
    }
    before.current = unread
  }, [unread])
}
