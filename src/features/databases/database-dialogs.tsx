import type { Database } from '#src/api/generated/types.gen.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import { databaseActions } from './database-actions.tsx'
import type { DatabaseDialog } from './database-dialog-names.ts'
import { databaseResource } from './database-resource.ts'

/** Loaded on first use, like the dialogs of `ActionDialogs`. */
const BackupDialog = onDemand(async () => ({
  default: (await import('./backups/backup-dialog.tsx')).BackupDialog,
}))
const RestoreDialog = onDemand(async () => ({
  default: (await import('./backups/restore-dialog.tsx')).RestoreDialog,
}))

/** Dialogs for a database, shared by the list and the detail page. */
export function DatabaseDialogs({
  dialog,
  database,
  backupId,
  onClose,
}: {
  /** Empty if no dialog is open. */
  readonly dialog: DatabaseDialog | ''
  readonly database: Database
  /** Backup to restore; empty for the latest. */
  readonly backupId: string
  readonly onClose: () => void
}) {
  const backupAsked = useHasBeenTrue(dialog === 'backup')
  const restoreAsked = useHasBeenTrue(dialog === 'restore')
  return (
    <>
      {backupAsked && <BackupDialog opened={dialog === 'backup'} database={database} onClose={onClose} />}
      {restoreAsked && (
        <RestoreDialog
          key={`${dialog} ${backupId}`}
          opened={dialog === 'restore'}
          database={database}
          backupId={backupId}
          onClose={onClose}
        />
      )}
      <ActionDialogs
        definition={databaseResource}
        actions={databaseActions}
        dialog={dialog}
        resource={database}
        onClose={onClose}
      />
    </>
  )
}
