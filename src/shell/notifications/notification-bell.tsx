import { Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import classes from './notification-bell.module.css'
import { useNotifications } from './notifications.ts'

const NotificationCentre = onDemand(
  () => import('./notification-centre.tsx'),
  () => <div style={{ height: '12rem' }} aria-busy="true" />,
)

/** More than this is "99+": the badge says that there is something, not how much work it will be. */
const mostShown = 99

/** The bell with the number of unread notifications, and the centre behind it. */
export function NotificationBell() {
  const [opened, setOpened] = useState(false)
  const { data } = useNotifications()
  const unread = data?.unreadCount ?? 0
  useAnnounceNew(data?.unreadCount)

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(26rem, calc(100vw - 1rem))"
      trapFocus
      returnFocus
      withinPortal
    >
      <span className={classes.bell}>
        <Popover.Target>
          <Button
            variant="ghost"
            size="icon"
            aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
            onClick={() => setOpened(!opened)}
            // The popover itself listens only where the focus has come into it.
            onKeyDown={({ key }) => key === 'Escape' && setOpened(false)}
          >
            <IconBell size={20} />
          </Button>
        </Popover.Target>
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true">
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </span>
      <Popover.Dropdown p={0} aria-label="Notifications">
        <NotificationCentre onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Says aloud that something has come; not what was there already when the page was opened. */
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
