import type { KeyboardEvent } from 'react'

/**
 * For the button of a popover: Escape closes what it has opened. The popover itself listens only once it has the focus, a
 * moment after it is seen.
 */
export function escapeCloses(event: KeyboardEvent<HTMLButtonElement>): void {
  const { currentTarget } = event
  if (event.key !== 'Escape' || currentTarget.getAttribute('aria-expanded') !== 'true') return
  event.stopPropagation()
  currentTarget.click()
}
