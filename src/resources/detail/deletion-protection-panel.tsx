import { Switch } from '@mantine/core'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import { useChange } from '../actions/use-action.ts'
import { denialReason, useActionCheck } from '../permissions.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import { useSwitches } from '../use-switches.ts'
import { Panel } from './panel.tsx'

/** Switch for the deletion protection of a resource; takes effect at once. */
export function DeletionProtectionPanel<
  R extends Resource & { readonly deletionProtection: boolean },
  Action extends string,
>({
  definition,
  resource,
  action,
  call,
}: {
  readonly definition: ResourceDefinition<R, Action>
  readonly resource: R
  /** Life cycle action for this change. */
  readonly action: Action
  readonly call: (resource: R, change: { readonly deletionProtection: boolean }) => Promise<R>
}) {
  const update = useChange(definition, { call, change: 'edit' })
  const reason = denialReason(useActionCheck(definition)(action, resource))
  const { shown, turn } = useSwitches<R>({
    keyOf: ({ id }) => id,
    isOn: (row) => row.deletionProtection,
    save: async (row, deletionProtection) => {
      const saved = await update.mutateAsync({ resource: row, input: { deletionProtection } })
      toast.success(`Deletion protection is ${deletionProtection ? 'on' : 'off'}`)
      return saved ?? row
    },
  })
  return (
    <Panel title="Deletion protection">
      <DisabledReason reason={reason}>
        <Switch
          label="Protect from deletion"
          description={`While it is on, no one can delete this ${definition.noun.one}.`}
          checked={shown(resource)}
          error={update.error && problemOf(update.error).detail}
          onChange={({ currentTarget: { checked } }) => {
            if (reason === null) turn(resource, checked)
          }}
        />
      </DisabledReason>
    </Panel>
  )
}
