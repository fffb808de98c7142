/**
 * True if a modal dialog makes the rest of the page inert. The panel is then usable only as a modal dialog opened after
 * it. Otherwise it is non-modal: the page stays usable, and the app doesn't treat it as one of its dialogs.
 */
export function isPageInert(): boolean {
  return [...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.hasAttribute('data-mock'))
}
