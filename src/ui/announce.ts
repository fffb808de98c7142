import { createStore } from '#src/emitter.ts'

/**
 * Announces a change to screen readers ("24 machines", "Copied"). Polite and throttled: only the last message within
 * half a second is spoken, since filtering changes a list faster than anyone can listen. Repeating a message speaks
 * it again.
 */
const pause = 500

let waiting: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const current = createStore('')

export function announce(message: string): void {
  waiting = message
  if (timer === undefined) timer = setTimeout(say, pause)
}

function say(): void {
  timer = undefined
  if (waiting === undefined) return
  // Screen readers speak only when the text changes; a trailing no-break space is an inaudible change.
  current.set(waiting === current.get() ? `${waiting}\u00a0` : waiting)
  waiting = undefined
}

export const subscribeAnnouncements = current.subscribe
export const currentAnnouncement = current.get
