/** Makes forms send the values that a password manager has set without an event, which React doesn't know. */
export function reportSilentAutofill(): void {
  // Before React handles the submit.
  document.addEventListener('submit', ({ target }) => reportValues(target), true)
}

/** React ignores the event of a field whose value it knows. */
function reportValues(form: EventTarget | null): void {
  if (!(form instanceof HTMLFormElement)) return
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement)
  const shown = fields.map(({ value }) => value)
  // Unlike the property of a field, which React replaces, it leaves the value unknown to React.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const [index, field] of fields.entries()) {
    // Rendering the change of one field resets the others.
    if (field.value !== shown[index]) setValue?.call(field, shown[index])
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
