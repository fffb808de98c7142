import { timing, toastLimit } from './theme/timing.ts'

export interface Toast {
  readonly kind: 'success' | 'info' | 'error'
  readonly title: string
  readonly message: string | undefined
  readonly action?: ToastAction | undefined
}

/** What can be done about it while the toast is there. It goes with it in seconds, so there has to be another way as well. */
export interface ToastAction {
  readonly label: string
  readonly onSelect: () => void
}

/** Where toasts wait for the next document. */
const CARRIED = 'nimbus-toasts'

/**
 * Toasts on their way to the screen. What shows them is heavy and is loaded with the first one, so they wait here: that
 * one for the code, later ones for nothing.
 */
let waiting: readonly Toast[] = []
let had = false
/** The last ones, with the time when they were queued. */
let recent: readonly { readonly toast: Toast; readonly at: number }[] = []
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

export function queueToast(toast: Toast): void {
  had = true
  recent = [...recent, { toast, at: Date.now() }].slice(-toastLimit)
  set([...waiting, toast])
}

/** Leaves the toasts that are still to be read to the next document of this tab. Their actions stay behind. */
export function carryToasts(): void {
  const unread = recent.filter(({ at }) => Date.now() - at < timing.toastAutoClose)
  if (unread.length === 0) return
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify(unread.map(({ toast }) => toast)))
  } catch {
    // Storage is forbidden: they are lost.
  }
}

/** Queues what the document before has left. Called once, at the start. */
export function queueCarriedToasts(): void {
  try {
    const carried = sessionStorage.getItem(CARRIED)
    if (carried === null) return
    sessionStorage.removeItem(CARRIED)
    for (const toast of JSON.parse(carried) as readonly Toast[]) queueToast(toast)
  } catch {
    // Storage is forbidden: nothing has been carried.
  }
}

/** Whether there has been one yet, and with it a reason to load what shows them. */
export function hadToasts(): boolean {
  return had
}

/** Hands the waiting ones over to whoever shows them. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting
  if (taken.length > 0) set([])
  return taken
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
