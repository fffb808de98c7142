import { problemOf } from './problem.ts'
import { queueToast, type ToastAction } from './toast-queue.ts'

/**
 * Short messages in the corner: at most three, four seconds each (spec part 1, section 9). For completed events; an
 * error that needs a reaction belongs next to its cause.
 */
export const toast = {
  success: (title: string, message?: string, action?: ToastAction) =>
    queueToast({ kind: 'success', title, message, action }),
  info: (title: string, message?: string) => queueToast({ kind: 'info', title, message }),
  /** The title says what failed: "Could not stop web-1". */
  error: (title: string, message?: string) => queueToast({ kind: 'error', title, message }),
  /** API error: the title names the attempted action, the message is the server's. */
  problem: (title: string, error: unknown) => toast.error(title, problemOf(error).detail),
}
