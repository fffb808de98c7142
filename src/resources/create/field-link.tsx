import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'

/**
 * Moves the focus to a field of the form, by its path in the request. Looks for a control with the path as its id,
 * then for the section of a shorter path; there it takes the invalid control, else the selected one, else the first.
 */
export function FieldLink({ field, children }: { readonly field: string; readonly children: ReactNode }) {
  return (
    <Button variant="link" size="sm" onClick={() => goToField(field)}>
      {children}
    </Button>
  )
}

function goToField(field: string): void {
  const target = closestByPath(field)
  if (target === null) return
  target.scrollIntoView({ block: 'center' })
  const control = target.matches('input, select, textarea, button')
    ? target
    : (target.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      target.querySelector<HTMLElement>('input:checked, input:not(:disabled), select, textarea, button'))
  ;(control ?? target).focus({ preventScroll: true })
}

/** Finds the element with the id `names.2`, or else `names`. */
function closestByPath(path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const element = document.getElementById(parts.slice(0, length).join('.'))
    if (element !== null) return element
  }
  return null
}
