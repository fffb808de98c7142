import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { listNotificationsInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { markAllNotificationsRead, markNotificationRead } from '#src/api/generated/sdk.gen.ts'
import type { NotificationPage } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { now } from '#src/ui/clock.ts'
import { markRead, type ReadNotifications } from './mark-read.ts'

/** Loaded at a time. */
const page = { query: { limit: 50 } } as const

const notificationsQuery = infiniteQueryOptions({
  ...listNotificationsInfiniteOptions(page),
  initialPageParam: page,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
})

/** Loaded notifications, and the number of all unread ones, loaded or not. */
export function useNotifications() {
  return useInfiniteQuery({ ...notificationsQuery, select: joinPages })
}

function joinPages({ pages }: { readonly pages: readonly NotificationPage[] }) {
  return { items: pages.flatMap(({ items }) => items), unreadCount: pages[0]?.unreadCount ?? 0 }
}

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
