import type { NotificationPage } from '#src/api/generated/types.gen.ts'

/** Ids of notifications, or all of the user, also those that are not loaded. */
export type ReadNotifications = readonly string[] | 'all'

/** Returns the loaded pages with these notifications marked as read. */
export function markRead(
  pages: readonly NotificationPage[],
  read: ReadNotifications,
  readAt: string,
): NotificationPage[] {
  const isNewlyRead = ({ id, readAt }: NotificationPage['items'][number]) =>
    readAt === null && (read === 'all' || read.includes(id))
  const newlyRead = pages.flatMap(({ items }) => items).filter(isNewlyRead).length
  return pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (isNewlyRead(item) ? { ...item, readAt } : item)),
    unreadCount: read === 'all' ? 0 : Math.max(0, page.unreadCount - newlyRead),
  }))
}
