import { withoutHiddenCharacters } from '#src/domain/clean-name.ts'

/**
 * Makes all forms of the document get what their fields show: pasted text without its hidden characters, and the values
 * that a password manager has set without telling the page.
 */
export function handleVisibleInput(): void {
  document.addEventListener('beforeinput', cleanPastedText)
  // Before React handles the submit.
  document.addEventListener('submit', reportSilentChanges, true)
}

/** Fields of one line refuse hidden characters, with a message that can't show which. Undo takes the paste back. */
function cleanPastedText(event: InputEvent): void {
  const { target, inputType, data } = event
  if (inputType !== 'insertFromPaste' && inputType !== 'insertFromDrop') return
  if (!(target instanceof HTMLInputElement) || target.type === 'password' || data === null) return
  const clean = withoutHiddenCharacters(data)
  if (clean !== data && document.execCommand('insertText', false, clean)) event.preventDefault()
}

/** React ignores the event of a field whose value it knows. */
function reportSilentChanges({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return
  const fields = [...target.elements].filter((field) => field instanceof HTMLInputElement)
  const shown = fields.map(({ value }) => value)
  // Unlike the property of a field, which React replaces, it leaves the value unknown to React.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const [index, field] of fields.entries()) {
    // Rendering the change of one field resets the others.
    if (field.value !== shown[index]) setValue?.call(field, shown[index])
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
