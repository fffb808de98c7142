import type { KeyboardEvent } from 'react'

/**
 * Closes the menu or popover of a button on Escape. Mantine's own listener sits in the dropdown, which takes the focus a few
 * frames after it opens; until then the button has it.
 */
export function escapeCloses(event: KeyboardEvent<HTMLButtonElement>): void {
  const { currentTarget } = event
  if (event.key !== 'Escape' || currentTarget.getAttribute('aria-expanded') !== 'true') return
  event.stopPropagation()
  currentTarget.click()
}
