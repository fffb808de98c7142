import { mainId } from './main-id.ts'

/**
 * Takes the focus to the page's content, for when what had it goes away and nothing beside it stands for it: Tab then goes
 * on from there, and not from the top of the page.
 */
export function focusContent(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
}
