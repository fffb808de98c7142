import type { ReactNode } from 'react'
import type { ResourceKind } from '../kind.ts'
import { useCanChange } from '../permissions.ts'
import classes from './edit-panel.module.css'

/** Fields of a form for a resource; disabled without permission to change it. The form's button states the reason. */
export function EditFields({
  kind,
  children,
}: {
  readonly kind: Pick<ResourceKind<never, never>, 'permission' | 'noun'>
  readonly children: ReactNode
}) {
  return (
    <fieldset className={classes.fields} disabled={!useCanChange(kind).allowed}>
      {children}
    </fieldset>
  )
}
