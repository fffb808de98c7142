import { type FormEvent, useState } from 'react'
import { MAX_TAGS, tagProblem } from '#src/domain/labels.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { focusInvalidEntry } from '#src/ui/invalid-entry.ts'
import { problemOf } from '#src/ui/problem.ts'
import { TagsField } from '#src/ui/tags-field.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useChange } from '../actions/use-action.ts'
import { denialReason, useActionCheck } from '../permissions.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import { Panel } from './panel.tsx'

/** Form for the tags of a resource. Mount it with the tags as its key, so that changes by others reset it. */
export function TagsPanel<R extends Resource, Action extends string>({
  definition,
  resource,
  action,
  call,
}: {
  readonly definition: ResourceDefinition<R, Action>
  readonly resource: R
  /** Life cycle action for editing tags. */
  readonly action: Action
  readonly call: (resource: R, change: { readonly tags: string[] }) => Promise<R>
}) {
  const [tags, setTags] = useState<readonly string[]>(resource.tags)
  const [hasInvalidEntry, setInvalidEntry] = useState(false)
  const update = useChange(definition, { call, change: 'edit' })
  const reason = denialReason(useActionCheck(definition)(action, resource))
  const isSame = tags.length === resource.tags.length && tags.every((tag) => resource.tags.includes(tag))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (reason !== null || update.isPending || focusInvalidEntry(event.currentTarget) || isSame) return
    update.mutate({ resource, input: { tags: [...tags] } }, { onSuccess: () => toast.success('Tags saved') })
  }

  return (
    <Panel as="form" title="Tags" onSubmit={submit}>
      <TagsField
        label="Tags"
        description="For search and filters, such as env:production. Press Enter after each one."
        value={tags}
        onChange={(next) => {
          setTags(next)
          update.reset()
        }}
        onInvalidEntry={setInvalidEntry}
        check={tagProblem}
        max={MAX_TAGS}
        disabled={reason !== null}
        error={update.error ? problemOf(update.error).detail : undefined}
      />
      <div>
        <DisabledReason reason={reason ?? (isSame && !hasInvalidEntry ? 'No changes to save.' : null)}>
          <Button type="submit" variant="outline" loading={update.isPending}>
            Save tags
          </Button>
        </DisabledReason>
      </div>
    </Panel>
  )
}
