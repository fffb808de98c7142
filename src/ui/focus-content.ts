import { MAIN_ID } from './main-id.ts'

/**
 * Moves the focus to the page's content after the focused element disappears, so that Tab continues there rather than
 * at the top.
 */
export function focusContent(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/** Ref of an element that can disappear while it has the focus, such as a bar of unsaved changes after saving. */
export const focusContentAfter = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusContent()
}
