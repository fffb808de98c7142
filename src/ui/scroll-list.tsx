import type { ReactNode } from 'react'

/** List that scrolls beyond the height of its class, by keyboard too. For items without links or buttons. */
export function ScrollList({
  label,
  className,
  children,
}: {
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard
    <ul className={className} aria-label={label} tabIndex={0}>
      {children}
    </ul>
  )
}
