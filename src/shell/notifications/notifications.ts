import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listNotificationsOptions,
  listNotificationsQueryKey,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { markAllNotificationsRead, markNotificationRead } from '#src/api/generated/sdk.gen.ts'
import type { NotificationPage } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { now } from '#src/ui/clock.ts'

/** Limit of the list: the latest 50. */
const latest = { query: { limit: 50 } } as const

export function useNotifications() {
  return useQuery(listNotificationsOptions(latest))
}

/** Mutation that marks notifications as read. Optimistic, with a rollback on failure. */
function useReading<Variables>({
  call,
  reads,
}: {
  readonly call: (variables: Variables) => Promise<unknown>
  readonly reads: (id: string, what: Variables) => boolean
}) {
  const queryClient = useQueryClient()
  const queryKey = listNotificationsQueryKey(latest)
  return useMutation({
    mutationFn: call,
    onMutate: async (what: Variables) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<NotificationPage>(queryKey)
      if (before)
        queryClient.setQueryData<NotificationPage>(
          queryKey,
          markRead(before, (id) => reads(id, what)),
        )
      return before
    },
    onError: (_error, _what, before) => {
      if (before) queryClient.setQueryData<NotificationPage>(queryKey, before)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Marks the notifications of a group as read. */
export function useMarkRead() {
  return useReading({
    call: (ids: readonly string[]) =>
      Promise.all(ids.map((notificationId) => markNotificationRead({ path: { notificationId } }))),
    reads: (id, ids) => ids.includes(id),
  })
}

export function useMarkAllRead() {
  return useReading<void>({
    call: () => markAllNotificationsRead(),
    reads: () => true,
  })
}

/** Returns the page with those notifications marked as read. Marking all also covers unread ones beyond the page. */
function markRead(page: NotificationPage, reads: (id: string) => boolean): NotificationPage {
  const readAt = new Date(now()).toISOString()
  const items = page.items.map((item) =>
    item.readAt === null && reads(item.id) ? { ...item, readAt } : item,
  )
  const newlyRead = items.filter((item, index) => item !== page.items[index]).length
  return { ...page, items, unreadCount: Math.max(0, page.unreadCount - newlyRead) }
}
