import { updateDatabase } from '#src/api/generated/sdk.gen.ts'
import type { AllowedNetwork, Database } from '#src/api/generated/types.gen.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { networksSchema } from '../create/database-draft.ts'
import type { DatabaseTabProps } from '../database-detail-search.ts'
import { databaseResource } from '../database-resource.ts'
import { NetworksField, networkProblems, openNetworksConfirmation } from '../parts/networks-field.tsx'
import { UsersPanel } from './users-panel.tsx'

/** Users and allowed networks. */
export function SecurityTab({ resource: database, search, onSearchChange }: DatabaseTabProps) {
  return (
    <PanelStack>
      <UsersPanel database={database} search={search} onSearchChange={onSearchChange} />
      <NetworksPanel database={database} />
    </PanelStack>
  )
}

interface NetworksDraft {
  readonly allowedNetworks: readonly AllowedNetwork[]
}

function NetworksPanel({ database }: { readonly database: Database }) {
  const edit = useEdit({
    definition: databaseResource,
    resource: database,
    action: 'update',
    change: 'edit',
    initial: { allowedNetworks: database.allowedNetworks } as NetworksDraft,
    schema: networksSchema,
    check: ({ allowedNetworks }) => networkProblems(allowedNetworks),
    call: ({ id }, { allowedNetworks }) =>
      updateDatabase({ path: { databaseId: id }, body: { allowedNetworks: [...allowedNetworks] } }),
    saved: 'Allowed networks saved',
  })
  return (
    <EditPanel
      title="Allowed networks"
      description={
        database.allowedNetworks.length === 0
          ? 'Only these ranges can connect. The list is empty, so no one can.'
          : 'Only these ranges can connect. Removing a range closes its connections.'
      }
      edit={edit}
      submitLabel="Save networks"
      confirmation={openNetworksConfirmation(edit.draft.allowedNetworks, {
        title: 'Save networks that are open to everyone?',
        confirmLabel: 'Save networks',
      })}
    >
      <NetworksField
        value={edit.draft.allowedNetworks}
        onChange={(allowedNetworks) => edit.change({ allowedNetworks })}
        problems={edit.problems}
        locked={edit.reason}
      />
    </EditPanel>
  )
}
