import type { Notification, NotificationKind } from '#src/api/generated/types.gen.ts'
import type { NotificationRow, Transaction } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { notFound } from '../../engine/problem.ts'
import type { AudienceEvent, HandlersFor } from '../../engine/types.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { cursorPage } from '../shared/cursor.ts'
import { currentIdentity } from '../shared/identify.ts'

export const notificationHandlers: HandlersFor<
  'listNotifications' | 'markNotificationRead' | 'markAllNotificationsRead' | 'streamEvents'
> = {
  listNotifications({ tx, identity, query }) {
    const mine = notificationsOf(tx, identity)
    const { unread } = query
    const wanted = unread === undefined ? mine : mine.filter((it) => isUnread(it) === unread)
    const { rows, nextCursor } = cursorPage('notifications', wanted, query)
    const unreadCount = mine.filter(isUnread).length
    return { status: 200, body: { items: rows.map(toNotification), nextCursor, unreadCount } }
  },

  markNotificationRead({ tx, now, identity, path }) {
    const mine = notificationsOf(tx, identity).find((it) => it.id === path.notificationId)
    if (!mine) throw notFound('notification', path.notificationId)
    const row = isUnread(mine) ? tx.notifications.update(mine.id, { readAt: now }) : mine
    return { status: 200, body: toNotification(row) }
  },

  markAllNotificationsRead({ tx, now, identity }) {
    for (const it of notificationsOf(tx, identity)) {
      if (isUnread(it)) tx.notifications.update(it.id, { readAt: now })
    }
    return { status: 200, body: { unreadCount: 0 } }
  },

  streamEvents({ identity, header, events, ticker }) {
    return {
      status: 200,
      subscribe: ({ push, end }) => {
        const stopEvents = events.subscribe(
          header('last-event-id'),
          (event) => isRecipient(event, identity),
          (event) => {
            if (event.type !== 'session.ended') return push(event)
            // Last event of an ended session's own stream; the id is needed only to find it.
            push({ ...event, data: { ...event.data, resourceId: null } })
            end()
          },
        )
        if (identity.via.kind === 'session') return stopEvents
        // No event tells that a key has ended.
        const stopTicks = ticker.subscribe(({ tx, now }) => {
          if (currentIdentity(identity, tx, now) === null) end()
        })
        return () => {
          stopEvents()
          stopTicks()
        }
      },
    }
  },
}

/** Notifications of a user in the organization of the session. */
function notificationsOf(tx: Transaction, { user, organization }: Identity): NotificationRow[] {
  return tx.notifications.by('userId', user.id).filter((it) => it.organizationId === organization.id)
}

function isUnread(notification: NotificationRow): boolean {
  return notification.readAt === null
}

/** True if a stream receives an event: those of its organization and user, and the end of its own session. */
function isRecipient(event: AudienceEvent, { user, organization, via }: Identity): boolean {
  if (event.organizationId !== null && event.organizationId !== organization.id) return false
  if (event.userId !== null && event.userId !== user.id) return false
  if (event.type !== 'session.ended') return true
  return via.kind === 'session' && event.data.resourceId === via.session.id
}

function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind as NotificationKind,
    severity: row.severity,
    title: row.title,
    body: row.body,
    at: iso(row.at),
    readAt: isoOrNull(row.readAt),
    href: row.href,
  }
}
