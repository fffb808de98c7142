import { useState } from 'react'
import { MAX_TAGS, tagProblem } from '#src/domain/labels.ts'
import { TagsField } from '#src/ui/tags-field.tsx'
import { z } from '#src/ui/zod.ts'
import { problemAt } from '../create/field-problems.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import { EditPanel } from './edit-panel.tsx'
import { useEdit } from './use-edit.ts'

/** Form for the tags of a resource. */
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
  const [hasInvalidEntry, setInvalidEntry] = useState(false)
  const edit = useEdit({
    definition,
    resource,
    action,
    change: 'edit',
    initial: { tags: [...resource.tags] },
    schema: z.object({ tags: z.array(z.string()) }),
    call,
    saved: 'Tags saved',
  })
  return (
    <EditPanel
      title="Tags"
      edit={edit}
      submitLabel="Save tags"
      {...(hasInvalidEntry && { unchangedReason: null })}
    >
      <TagsField
        label="Tags"
        description="For search and filters, such as env:production. Press Enter after each one."
        value={edit.draft.tags}
        onChange={(tags) => edit.change({ tags: [...tags] })}
        onInvalidEntry={setInvalidEntry}
        check={tagProblem}
        max={MAX_TAGS}
        disabled={edit.reason !== null}
        error={problemAt(edit.problems, 'tags')}
      />
    </EditPanel>
  )
}
