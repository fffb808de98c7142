/** Attribute of a field whose text is not part of the form's value, such as an invalid tag. */
export const INVALID_ENTRY = 'data-invalid-entry'

/** Focuses the first field with an invalid entry. If true, don't send the form: the text would be lost. */
export function focusInvalidEntry(form: Element): boolean {
  const field = form.querySelector<HTMLElement>(`[${INVALID_ENTRY}]`)
  field?.focus()
  return field !== null
}
