/** Attribute of a field with text that the form doesn't have, such as an invalid tag. */
export const REFUSED_TEXT = 'data-refused-text'

/** Focuses the first field with refused text. If true, don't send the form: the text would be lost. */
export function focusRefusedText(form: Element): boolean {
  const field = form.querySelector<HTMLElement>(`[${REFUSED_TEXT}]`)
  field?.focus()
  return field !== null
}
