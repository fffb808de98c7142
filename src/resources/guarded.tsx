import type { ReactNode } from 'react'
import type { Permission } from '#src/api/session.ts'
import { ForbiddenState } from '#src/ui/forbidden-state.tsx'
import { useCan } from './permissions.ts'

/**
 * What is only for those who hold a permission: a page, a tab, a dialog that a link opens. For everybody else a word on why
 * not; `children` is a function, so that nothing of it asks the server for what would be refused.
 */
export function Guarded({
  needs,
  head,
  children,
}: {
  readonly needs: Permission
  /** Above the refusal: the title of a page. */
  readonly head?: ReactNode
  readonly children: () => ReactNode
}) {
  const can = useCan(needs)
  if (can.allowed) return children()
  return (
    <>
      {head}
      <ForbiddenState detail={can.reason} />
    </>
  )
}
