import { MAIN_ID } from './main-id.ts'

/**
 * Moves the focus to the page's content after the focused element disappears, so that Tab continues there rather than
 * at the top.
 */
export function focusContent(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/**
 * Ref that moves the focus to the content when its element disappears with the focus in it, such as a bar of unsaved
 * changes after saving.
 */
export const focusContentAfter = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusContent()
}

/**
 * Ref of a button that disappears once it has done its work, such as "Load more" on the last page. Moves the focus to the
 * element around the button, which must be focusable.
 */
export const focusParentAfter = (button: HTMLElement | null) => () => {
  if (button === document.activeElement) button?.parentElement?.focus({ preventScroll: true })
}
