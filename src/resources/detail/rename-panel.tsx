import { TextInput } from '@mantine/core'
import { nameProblem } from '#src/domain/labels.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { z } from '#src/ui/zod.ts'
import { NO_PROBLEMS } from '../create/field-problems.ts'
import fields from '../fields.module.css'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import { EditFields } from './edit-fields.tsx'
import { EditState } from './edit-panel.tsx'
import { Panel } from './panel.tsx'
import { useEdit } from './use-edit.ts'

/** Form that renames a resource. */
export function RenamePanel<R extends Resource & { readonly name: string }, Action extends string>({
  definition,
  resource,
  description,
  action,
  call,
}: {
  readonly definition: ResourceDefinition<R, Action>
  readonly resource: R
  /** Effects of a new name. */
  readonly description: string
  /** Life cycle action for renaming. */
  readonly action: Action
  readonly call: (resource: R, change: { readonly name: string }) => Promise<R>
}) {
  const edit = useEdit({
    definition,
    resource,
    action,
    change: 'edit',
    initial: { name: resource.name },
    schema: z.object({ name: z.string() }),
    check: ({ name }) => {
      const problem = nameProblem(name)
      return problem === null ? NO_PROBLEMS : { name: problem }
    },
    call,
    saved: ({ name }) => `Renamed to ${name}`,
  })
  return (
    <Panel as="form" title="Name" label="Rename" onSubmit={edit.submit}>
      <EditState edit={edit} />
      <div className={fields.row}>
        <EditFields ref={edit.fields} definition={edit.definition}>
          <TextInput
            className={fields.grow ?? ''}
            label="Name"
            description={description}
            value={edit.draft.name}
            readOnly={edit.reason !== null}
            error={edit.problems.name ?? (edit.error === null ? undefined : problemOf(edit.error).detail)}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => edit.change({ name: event.currentTarget.value })}
          />
        </EditFields>
        <div className={fields.button}>
          <DisabledReason reason={edit.reason ?? (edit.isChanged ? null : 'This is the current name.')}>
            <Button type="submit" variant="outline" loading={edit.pending}>
              Rename
            </Button>
          </DisabledReason>
        </div>
      </div>
    </Panel>
  )
}
