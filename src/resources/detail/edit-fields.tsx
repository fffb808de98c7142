import type { ReactNode } from 'react'
import type { ResourceKind } from '../kind.ts'
import { useCanChange } from '../permissions.ts'
import classes from './edit-panel.module.css'

/** The fields of a form about a resource. Whose role does not allow the change reads them; the form's button says why. */
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
