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

/**
 * Toasts on their way to the screen. What shows them is heavy and is loaded with the first one, so they wait here: that
 * one for the code, later ones for nothing.
 */
let waiting: readonly Toast[] = []
let had = false
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

export function queueToast(toast: Toast): void {
  had = true
  set([...waiting, toast])
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
