/** While something in sight changes by itself, in milliseconds: often enough to see it happen. */
export const FAST_POLL_MS = 1500

/** Otherwise: to notice what others do. Hidden tabs do not poll at all (TanStack Query's default). */
export const SLOW_POLL_MS = 30_000

/** While one resource is looked at and nothing is under way: its load moves all the time. */
export const WATCH_MS = 10_000
