import { documentStore } from '#src/document-store.ts'

/** Only the last message of this time is spoken: filtering changes a list faster than anyone can listen. */
const THROTTLE_MS = 500

const waiting = documentStore<string | undefined>(() => undefined)
/** Messages that no other replaces. */
const kept = documentStore<readonly string[]>(() => [])
let timer: ReturnType<typeof setTimeout> | undefined
const current = documentStore(() => '')

/**
 * Announces a change to screen readers ("24 machines", "Copied"), politely and throttled. Repeating a message speaks it
 * again.
 */
export function announce(message: string): void {
  waiting.set(message)
  schedule()
}

/** Like `announce`, for single events: a later message is added instead of replacing this one. */
export function announceEvent(message: string): void {
  kept.set([...kept.get(), message])
  schedule()
}

function schedule(): void {
  if (timer === undefined) timer = setTimeout(say, THROTTLE_MS)
}

function say(): void {
  timer = undefined
  const message = [...kept.get(), waiting.get()].filter((it) => it !== undefined).join('. ')
  if (message === '') return
  // Screen readers speak only when the text changes; a trailing no-break space is an inaudible change.
  current.set(message === current.get() ? `${message}\u00a0` : message)
  waiting.set(undefined)
  kept.set([])
}

export const subscribeAnnouncements = current.subscribe
export const currentAnnouncement = current.get
