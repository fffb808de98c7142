import { IconBell } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { announce } from '#src/ui/announce.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PopupButton } from '../header/popup-button.tsx'
import { useNotifications } from './notifications.ts'

const NotificationCenter = onDemand(
  () => import('./notification-center.tsx'),
  () => <div style={{ height: '12rem' }} aria-busy="true" />,
)

/** Higher counts are shown as "99+". */
const MAX_SHOWN_COUNT = 99

/** Bell with the number of unread notifications; opens the notification center. */
export function NotificationBell() {
  const { data } = useNotifications()
  const unread = data?.unreadCount ?? 0
  useAnnounceNew(data?.unreadCount)

  return (
    <PopupButton
      title="Notifications"
      label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
      icon={<IconBell size={20} />}
      count={unread === 0 ? null : unread > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : unread}
    >
      {(close) => <NotificationCenter onClose={close} />}
    </PopupButton>
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
