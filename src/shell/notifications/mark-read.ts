import { useQueryClient } from '@tanstack/react-query'
import { markAllNotificationsRead, markNotificationRead } from '#src/api/generated/sdk.gen.ts'
import type { Notification, NotificationPage } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { now } from '#src/ui/clock.ts'
import { notificationsQuery } from './notifications.ts'

/** Ids of notifications, or all of the user, also those that are not loaded. */
type ReadNotifications = readonly string[] | 'all'

/** Mutation that marks notifications as read. Optimistic, with a rollback on failure. */
function useReading<Variables>({
  call,
  reads,
}: {
  readonly call: (variables: Variables) => Promise<unknown>
  readonly reads: (what: Variables) => ReadNotifications
}) {
  const queryClient = useQueryClient()
  const { queryKey } = notificationsQuery
  return useMutation({
    mutationFn: call,
    onMutate: async (what: Variables) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) {
        const readAt = new Date(now()).toISOString()
        queryClient.setQueryData(queryKey, {
          ...before,
          pages: markRead(before.pages, reads(what), readAt),
        })
      }
      return before
    },
    onError: (_error, _what, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Marks the notifications of a group as read. */
export function useMarkRead() {
  return useReading({
    call: (ids: readonly string[]) =>
      Promise.all(ids.map((notificationId) => markNotificationRead({ path: { notificationId } }))),
    reads: (ids) => ids,
  })
}

export function useMarkAllRead() {
  return useReading<void>({ call: () => markAllNotificationsRead(), reads: () => 'all' })
}

/** Returns the loaded pages with these notifications marked as read. */
export function markRead(
  pages: readonly NotificationPage[],
  read: ReadNotifications,
  readAt: string,
): NotificationPage[] {
  const isNewlyRead = (item: Notification) =>
    item.readAt === null && (read === 'all' || read.includes(item.id))
  const newlyRead = pages.flatMap(({ items }) => items).filter(isNewlyRead).length
  return pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (isNewlyRead(item) ? { ...item, readAt } : item)),
    unreadCount: read === 'all' ? 0 : Math.max(0, page.unreadCount - newlyRead),
  }))
}
