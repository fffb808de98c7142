/** Interval in milliseconds while something on screen is in transition; short enough to see the change happen. */
export const FAST_POLL_MS = 1500

/** Default interval in milliseconds, to pick up changes by others. Hidden tabs don't poll (TanStack Query's default). */
export const SLOW_POLL_MS = 30_000

/** Interval in milliseconds for the page of a stable resource, whose usage keeps changing. */
export const WATCH_MS = 10_000
