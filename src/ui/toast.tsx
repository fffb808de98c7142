import { problemOf } from './problem.ts'
import { queueToast, type ToastAction } from './toast-queue.ts'

/**
 * Short messages in the corner: at most three, each for four seconds (spec part 1, section 9). For what has happened
 * anyway; a failure that needs an answer belongs at the place where it arose.
 */
export const toast = {
  success: (title: string, message?: string, action?: ToastAction) =>
    queueToast({ kind: 'success', title, message, action }),
  info: (title: string, message?: string) => queueToast({ kind: 'info', title, message }),
  /** Polite callers say what failed: "Could not stop web-1". */
  error: (title: string, message?: string) => queueToast({ kind: 'error', title, message }),
  /** An error of the API in its own words, under a title that says what was tried. */
  problem: (title: string, error: unknown) => toast.error(title, problemOf(error).detail),
}
