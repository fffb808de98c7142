import { ScrollArea, Skeleton, Tooltip } from '@mantine/core'
import {
  type Icon,
  IconAlertTriangle,
  IconBell,
  IconCheck,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { NotificationSeverity } from '#src/api/generated/types.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { loadNextPage } from '#src/ui/load-next-page.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { toast } from '#src/ui/toast.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import list from '../header/popup-list.module.css'
import { groupNotifications, type NotificationGroup } from './group-notifications.ts'
import { useMarkAllRead, useMarkRead } from './mark-read.ts'
import classes from './notification-center.module.css'
import { useNotifications } from './notifications.ts'

const severity: Record<NotificationSeverity, { icon: Icon; label: string }> = {
  info: { icon: IconInfoCircle, label: 'Information' },
  success: { icon: IconCircleCheck, label: 'Success' },
  warning: { icon: IconAlertTriangle, label: 'Warning' },
  critical: { icon: IconExclamationCircle, label: 'Critical' },
}

/** List of notifications, newest first. Lazy-loaded when the bell is first pressed. */
export default function NotificationCenter({ onClose }: { readonly onClose: () => void }) {
  const notifications = useNotifications()
  const { data, error, isPending, refetch, isFetching, hasNextPage, isFetchingNextPage } = notifications
  const markAllRead = useMarkAllRead()

  return (
    <>
      <div className={list.head}>
        <h2>Notifications</h2>
        {data !== undefined && data.unreadCount > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={({ currentTarget }) => {
              stayIn('[role="dialog"]', currentTarget)
              markAllRead.mutate(undefined, {
                onError: (failure) => toast.problem('Could not mark as read', failure),
              })
            }}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <ScrollArea.Autosize
        mah="min(32rem, 70dvh)"
        viewportProps={{ tabIndex: 0, 'aria-label': 'Notifications' }}
      >
        {isPending && <Pending />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {data?.items.length === 0 && (
          <EmptyState
            icon={<IconBell size={22} />}
            title="No notifications yet"
            description="Resource changes, alerts, billing and security updates appear here."
          />
        )}
        {data !== undefined && data.items.length > 0 && (
          <ul className={list.list}>
            {groupNotifications(data.items).map((group) => (
              <Item key={group.latest.id} group={group} onClose={onClose} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <div className={classes.more}>
            <Button
              variant="outline"
              size="sm"
              loading={isFetchingNextPage}
              onClick={({ currentTarget }) => {
                const dialog = currentTarget.closest<HTMLElement>('[role="dialog"]')
                void loadNextPage(notifications, 'Could not load more notifications').then((result) => {
                  // The button disappears.
                  if (!result.hasNextPage) dialog?.focus()
                })
              }}
            >
              Load more
            </Button>
          </div>
        )}
      </ScrollArea.Autosize>
    </>
  )
}

function Item({
  group: { latest: notification, all },
  onClose,
}: {
  readonly group: NotificationGroup
  readonly onClose: () => void
}) {
  const markRead = useMarkRead()
  const { icon: SeverityIcon, label } = severity[notification.severity]
  const unread = notification.readAt === null
  const read = () =>
    markRead.mutate(
      all.map(({ id }) => id),
      {
        onError: (failure) => toast.problem('Could not mark as read', failure),
      },
    )

  return (
    <li className={`${list.item} ${classes.item}`} data-unread={unread || undefined} tabIndex={-1}>
      <span className={`${list.icon} ${classes.icon}`} data-severity={notification.severity}>
        <SeverityIcon size={18} aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
      <div className={list.text}>
        <p className={list.title}>
          {notification.href === null ? (
            notification.title
          ) : (
            <PathLink
              href={notification.href}
              onClick={() => {
                if (unread) read()
                onClose()
              }}
            >
              {notification.title}
            </PathLink>
          )}
          {all.length > 1 && (
            <span className={classes.times}>
              <span aria-hidden="true">×{all.length}</span>
              <VisuallyHidden>, {all.length} times</VisuallyHidden>
            </span>
          )}
        </p>
        {notification.body && <p className={classes.body}>{notification.body}</p>}
        <p className={classes.when}>
          {unread && <VisuallyHidden>Unread, </VisuallyHidden>}
          <RelativeTime at={notification.at} />
        </p>
      </div>
      {unread && (
        <Tooltip label="Mark as read">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Mark “${notification.title}” as read`}
            onClick={({ currentTarget }) => {
              stayIn('li', currentTarget)
              read()
            }}
          >
            <IconCheck size={16} />
          </Button>
        </Tooltip>
      )}
    </li>
  )
}

/** Focuses the container of a button that disappears once pressed, so that Tab continues from there. */
function stayIn(place: string, button: HTMLElement): void {
  button.closest<HTMLElement>(place)?.focus()
}

function Pending() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading notifications</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className={list.item}>
          <Skeleton circle height={18} />
          <div>
            <Skeleton height="0.875rem" width="60%" />
            <Skeleton height="0.75rem" width="90%" mt={8} />
          </div>
        </div>
      ))}
    </div>
  )
}
