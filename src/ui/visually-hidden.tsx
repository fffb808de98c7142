import type { ReactNode } from 'react'

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <span className="visually-hidden" id={id}>
      {children}
    </span>
  )
}
