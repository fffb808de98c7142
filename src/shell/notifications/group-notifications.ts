import type { Notification } from '#src/api/generated/types.gen.ts'

/** Notifications that say the same about the same thing. */
export interface NotificationGroup {
  /** The newest one. */
  readonly latest: Notification
  /** All of them, newest first. */
  readonly all: readonly Notification[]
}

/**
 * Groups repeated notifications, such as those of an alert that fires again and again. Read and unread ones stay apart,
 * so that a group has one state.
 *
 * @param items newest first
 */
export function groupNotifications(items: readonly Notification[]): NotificationGroup[] {
  const groups = Map.groupBy(items, ({ kind, title, href, readAt }) =>
    JSON.stringify([kind, title, href, readAt === null]),
  )
  return [...groups.values()].flatMap((all) => (all[0] === undefined ? [] : [{ latest: all[0], all }]))
}
