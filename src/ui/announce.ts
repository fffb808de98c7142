import { createStore } from '#src/emitter.ts'

/**
 * What screen readers are told of changes that the eye sees at once ("24 machines", "Copied"). Polite, and throttled:
 * a list that is typed at changes faster than anyone can listen, so only the last message of half a second is said.
 * The same message twice in a row is said twice.
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
  // Assistive technology speaks up when the text changes; a trailing no-break space is a change that nobody hears.
  current.set(waiting === current.get() ? `${waiting}\u00a0` : waiting)
  waiting = undefined
}

export const subscribeAnnouncements = current.subscribe
export const currentAnnouncement = current.get
