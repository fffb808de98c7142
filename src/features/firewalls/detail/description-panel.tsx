import { TextInput } from '@mantine/core'
import type { Firewall } from '#src/api/generated/types.gen.ts'
import { NO_PROBLEMS } from '#src/resources/create/field-problems.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import fields from '#src/resources/fields.module.css'
import { z } from '#src/ui/zod.ts'
import { descriptionProblem } from '../description-problem.ts'
import { firewallResource } from '../firewall-resource.ts'

export function DescriptionPanel({
  firewall,
  call,
}: {
  readonly firewall: Firewall
  readonly call: (firewall: Firewall, change: { readonly description: string }) => Promise<Firewall>
}) {
  const edit = useEdit({
    definition: firewallResource,
    resource: firewall,
    action: 'update',
    change: 'edit',
    initial: { description: firewall.description },
    schema: z.object({ description: z.string() }),
    check: ({ description }) => {
      const problem = descriptionProblem(description)
      return problem === null ? NO_PROBLEMS : { description: problem }
    },
    call,
    saved: 'Description saved',
  })
  return (
    <EditPanel title="Description" edit={edit} submitLabel="Save description">
      <TextInput
        className={fields.grow ?? ''}
        label="Description"
        description="Optional."
        value={edit.draft.description}
        readOnly={edit.reason !== null}
        error={edit.problems.description}
        onChange={(event) => edit.change({ description: event.currentTarget.value })}
      />
    </EditPanel>
  )
}
