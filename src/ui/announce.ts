/**
 * What screen readers are told of changes that the eye sees at once ("24 machines", "Copied"). Polite, and throttled:
 * a list that is typed at changes faster than anyone can listen, so only the last message of half a second is said.
 * The same message twice in a row is said twice.
 */
const pause = 500

let waiting: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let current = ''
const listeners = new Set<() => void>()

export function announce(message: string): void {
  waiting = message
  if (timer === undefined) timer = setTimeout(say, pause)
}

function say(): void {
  timer = undefined
  if (waiting === undefined) return
  // Assistive technology speaks up when the text changes; a trailing no-break space is a change that nobody hears.
  current = waiting === current ? `${waiting}\u00a0` : waiting
  waiting = undefined
  for (const listener of listeners) listener()
}

export function subscribeAnnouncements(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentAnnouncement(): string {
  return current
}
