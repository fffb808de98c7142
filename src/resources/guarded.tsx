import type { ReactNode } from 'react'
import type { Permission } from '#src/api/session.ts'
import { ForbiddenState } from '#src/ui/forbidden-state.tsx'
import { useCan } from './permissions.ts'

/**
 * Renders a page, tab or dialog only with a permission; otherwise explains why access is denied. `children` is a
 * function, so that its queries never run without the permission.
 */
export function Guarded({
  permission,
  head,
  children,
}: {
  readonly permission: Permission
  /** Shown above the explanation: the page header. */
  readonly head?: ReactNode
  readonly children: () => ReactNode
}) {
  const can = useCan(permission)
  if (can.allowed) return children()
  return (
    <>
      {head}
      <ForbiddenState detail={can.reason} />
    </>
  )
}
