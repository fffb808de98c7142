import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listNotificationsInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { NotificationPage } from '#src/api/generated/types.gen.ts'

const page = { query: { limit: 50 } } as const

export const notificationsQuery = infiniteQueryOptions({
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
