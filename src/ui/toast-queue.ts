import { documentStore } from '#src/document-store.ts'
import { parseStored, safeSessionStorage } from '#src/safe-storage.ts'
import { TOAST_LIMIT, timing } from './theme/timing.ts'

export interface Toast {
  readonly kind: 'success' | 'info' | 'error'
  readonly title: string
  readonly message: string | undefined
  readonly action?: ToastAction | undefined
}

/** Action offered in the toast. A toast disappears after seconds, so the action must be available elsewhere too. */
export interface ToastAction {
  readonly label: string
  readonly onSelect: () => void
}

/** Storage key of toasts for the next document. */
const STORAGE_KEY = 'nimbus-toasts'

/** Toasts waiting to be shown. Their component is loaded with the first one, which waits here for the code. */
const waiting = documentStore<readonly Toast[]>(() => [])
const had = documentStore(() => false)
/** Latest toasts with the time they were queued. */
const recent = documentStore<readonly { readonly toast: Toast; readonly at: number }[]>(() => [])

export function queueToast(toast: Toast): void {
  had.set(true)
  recent.set([...recent.get(), { toast, at: Date.now() }].slice(-TOAST_LIMIT))
  waiting.set([...waiting.get(), toast])
}

/** Passes unread toasts to the next document of this tab, without their actions. */
export function carryToasts(): void {
  const unread = recent.get().filter(({ at }) => Date.now() - at < timing.toastAutoClose)
  if (unread.length === 0) return
  const carried = unread.map(({ toast }) => ({ ...toast, action: undefined }))
  safeSessionStorage.set(STORAGE_KEY, JSON.stringify(carried))
}

/** Queues the toasts of the previous document. Called once at start. */
export function queueCarriedToasts(): void {
  const carried = parseStored(safeSessionStorage.get(STORAGE_KEY))
  safeSessionStorage.remove(STORAGE_KEY)
  if (Array.isArray(carried)) carried.forEach(queueToast)
}

/** True once there has been a toast, so that the component must load. */
export function hasShownToasts(): boolean {
  return had.get()
}

/** Returns and clears the waiting toasts. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting.get()
  if (taken.length > 0) waiting.set([])
  return taken
}

export const subscribeToasts = waiting.subscribe
