import type { KeyboardEvent } from 'react'

/**
 * Closes a button's menu or popover on Escape. Mantine listens in the dropdown, which gets the focus a few frames
 * after opening; until then the button has it.
 */
export function escapeCloses(event: KeyboardEvent<HTMLButtonElement>): void {
  const { currentTarget } = event
  if (event.key !== 'Escape' || currentTarget.getAttribute('aria-expanded') !== 'true') return
  event.stopPropagation()
  currentTarget.click()
}
