/**
 * Selects a field's text, so that typing replaces it: at once, or as soon as the field is enabled, if it is disabled during
 * a request. Not in the next frame: the field may still be disabled then, or already hold what was typed.
 */
export function selectField(field: HTMLInputElement | null): void {
  if (!field?.disabled) {
    field?.select()
    return
  }
  const observer = new MutationObserver(() => {
    if (field.disabled) return
    observer.disconnect()
    field.select()
  })
  observer.observe(field, { attributeFilter: ['disabled'] })
}
