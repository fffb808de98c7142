import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#src/api/problem.ts'
import { nameProblem } from '#src/domain/labels.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import { useChange } from '../actions/use-action.ts'
import fields from '../fields.module.css'
import { denialReason, useActionCheck } from '../permissions.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import { Panel } from './panel.tsx'

/** Form that renames a resource. Mount it with the name as its key, so that changes by others reset it. */
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
  const [name, setName] = useState(resource.name)
  // Not optimistic, since the name may be taken.
  const update = useChange(definition, { call, change: 'edit' })
  const reason = denialReason(useActionCheck(definition)(action, resource))
  const wrong = nameProblem(name)
  const serverError = update.error && (fieldErrors(update.error).name ?? problemOf(update.error).detail)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (reason !== null || wrong !== null || name === resource.name || update.isPending) return
    update.mutate({ resource, input: { name } }, { onSuccess: () => toast.success(`Renamed to ${name}`) })
  }

  return (
    <Panel as="form" title="Name" label="Rename" onSubmit={submit}>
      <div className={fields.row}>
        <TextInput
          className={fields.grow ?? ''}
          label="Name"
          description={description}
          value={name}
          readOnly={reason !== null}
          error={wrong ?? serverError}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setName(event.currentTarget.value)
            update.reset()
          }}
        />
        <div className={fields.button}>
          <DisabledReason reason={reason ?? (name === resource.name ? 'This is the current name.' : null)}>
            <Button type="submit" variant="outline" loading={update.isPending}>
              Rename
            </Button>
          </DisabledReason>
        </div>
      </div>
    </Panel>
  )
}
