import type { AnyRouter } from '@tanstack/react-router'

/** Search parameters that open a dialog. */
const DIALOG_PARAMETERS = ['dialog', 'context', 'subject']

/** True if a navigation closes a dialog of the current page. */
export function closesDialog(before: object, after: object): boolean {
  const isOpen = (search: object, name: string) => Boolean(search[name as keyof typeof search])
  return DIALOG_PARAMETERS.some((name) => isOpen(before, name) && !isOpen(after, name))
}

/**
 * Goes back if the previous history entry has the address of the current one, so that Back doesn't seem to do nothing.
 * @returns undefined if it hasn't, or if the browser doesn't tell (Safari before 26.2, Firefox before 147)
 */
export function leaveDuplicateEntry({ history }: Pick<AnyRouter, 'history'>): Promise<void> | undefined {
  const { navigation }: { readonly navigation?: Navigation } = window
  const index = navigation?.currentEntry?.index ?? 0
  const previous = navigation?.entries()[index - 1]
  // An entry of another document would load again.
  if (!previous?.sameDocument || previous.url !== window.location.href) return undefined
  return new Promise((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
    window.history.back()
  })
}
