import type { ReactNode, Ref } from 'react'
import { useCanChange } from '../permissions.ts'
import type { ResourceDefinition } from '../resource-definition.ts'
import classes from './edit-panel.module.css'

/** Fields of a form for a resource; disabled without permission to change it. The form's button states the reason. */
export function EditFields({
  ref,
  definition,
  children,
}: {
  readonly ref?: Ref<HTMLFieldSetElement>
  readonly definition: Pick<ResourceDefinition<never, never>, 'permission' | 'noun'>
  readonly children: ReactNode
}) {
  return (
    <fieldset ref={ref} className={classes.fields} disabled={!useCanChange(definition).allowed}>
      {children}
    </fieldset>
  )
}
