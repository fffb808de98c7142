/**
 * A modal dialog of the browser's own kind makes all else on the page inert, whatever lies on top. To be of use while one is
 * open, the panel has to be a modal dialog too, opened after it. Otherwise it is none: the page can be used beside it, and
 * the app does not take it for one of its dialogs.
 */
export function isPageInert(): boolean {
  return [...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.hasAttribute('data-mock'))
}
