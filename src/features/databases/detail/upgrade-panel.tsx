import { useState } from 'react'
import { upgradeDatabase } from '#src/api/generated/sdk.gen.ts'
import type { Database, DatabaseCatalog } from '#src/api/generated/types.gen.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { Select } from '#src/ui/select.tsx'
import { ENGINE_NAMES, engineAndVersion } from '../database-labels.ts'
import { databaseResource } from '../database-resource.ts'

/** Upgrades to a later version of the same engine. Remount it (`key`) when the version changes. */
export function UpgradePanel({
  database,
  catalog,
}: {
  readonly database: Database
  readonly catalog: DatabaseCatalog
}) {
  const versions = catalog.engines.find(({ engine }) => engine === database.engine)?.versions ?? []
  const present = versions.indexOf(database.version)
  const later = present === -1 ? versions : versions.slice(0, present)
  const [version, setVersion] = useState(later[0] ?? '')
  const [isConfirming, setConfirming] = useState(false)
  const upgrade = useChange(databaseResource, {
    call: ({ id }, to: string) => upgradeDatabase({ path: { databaseId: id }, body: { version: to } }),
    change: 'action',
  })
  const reason = denialReason(useActionCheck(databaseResource)('maintain', database))
  if (later.length === 0) {
    return (
      <Panel title="Version">
        <Muted>{engineAndVersion(database)} is the newest available version.</Muted>
      </Panel>
    )
  }
  return (
    <Panel title="Version">
      <Muted>
        Runs {engineAndVersion(database)}. An upgrade can’t be undone, except by restoring a backup.
      </Muted>
      <Select
        label="Upgrade to"
        maw="14rem"
        value={version}
        data={later.map((it) => ({ value: it, label: `${ENGINE_NAMES[database.engine]} ${it}` }))}
        onChange={setVersion}
      />
      <div>
        <DisabledReason reason={reason}>
          <Button variant="outline" onClick={() => setConfirming(true)}>
            Upgrade
          </Button>
        </DisabledReason>
      </div>
      <ConfirmDialog
        opened={isConfirming}
        {...confirmationOf(upgrade, {
          variables: { resource: database, input: version },
          successMessage: `${database.name} is being upgraded`,
          onClose: () => setConfirming(false),
        })}
        title={`Upgrade ${database.name} to ${ENGINE_NAMES[database.engine]} ${version}?`}
        confirmLabel="Upgrade"
      >
        <p>
          The upgrade starts immediately, not in the maintenance window. The database is unavailable for less
          than a minute. Create a backup first: an upgrade can’t be undone.
        </p>
      </ConfirmDialog>
    </Panel>
  )
}
