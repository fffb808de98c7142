/**
 * Selects a field's text, so that typing replaces it: at once, or in the next frame if the field is disabled during a
 * request. Not always in the next frame, which would select, and so lose, what was typed until then.
 */
export function selectField(field: HTMLInputElement | null): void {
  if (field?.disabled) requestAnimationFrame(() => field.select())
  else field?.select()
}
