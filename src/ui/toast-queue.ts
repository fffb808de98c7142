import { createStore } from '#src/emitter.ts'
import { safeSessionStorage } from '#src/safe-storage.ts'
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
const waiting = createStore<readonly Toast[]>([])
let had = false
/** The last ones, with the time when they were queued. */
let recent: readonly { readonly toast: Toast; readonly at: number }[] = []

export function queueToast(toast: Toast): void {
  had = true
  recent = [...recent, { toast, at: Date.now() }].slice(-toastLimit)
  waiting.set([...waiting.get(), toast])
}

/** Leaves the toasts that are still to be read to the next document of this tab. Their actions stay behind. */
export function carryToasts(): void {
  const unread = recent.filter(({ at }) => Date.now() - at < timing.toastAutoClose)
  if (unread.length === 0) return
  safeSessionStorage.set(CARRIED, JSON.stringify(unread.map(({ toast }) => toast)))
}

/** Queues what the document before has left. Called once, at the start. */
export function queueCarriedToasts(): void {
  const carried = safeSessionStorage.get(CARRIED)
  if (carried === null) return
  safeSessionStorage.remove(CARRIED)
  try {
    for (const toast of JSON.parse(carried) as readonly Toast[]) queueToast(toast)
  } catch {
    // Another version wrote it.
  }
}

/** Whether there has been one yet, and with it a reason to load what shows them. */
export function hadToasts(): boolean {
  return had
}

/** Hands the waiting ones over to whoever shows them. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting.get()
  if (taken.length > 0) waiting.set([])
  return taken
}

export const subscribeToasts = waiting.subscribe
