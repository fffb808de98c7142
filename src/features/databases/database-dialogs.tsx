import type { Database } from '#src/api/generated/types.gen.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { databaseActions } from './database-actions.tsx'
import type { DatabaseDialog } from './database-dialog-names.ts'
import { databaseResource } from './database-resource.ts'

const BackupDialog = dialogOnDemand(async () => ({
  default: (await import('./backups/backup-dialog.tsx')).BackupDialog,
}))
const RestoreDialog = dialogOnDemand(async () => ({
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
  return (
    <>
      <BackupDialog
        key={`${database.id} ${dialog === 'backup'}`}
        opened={dialog === 'backup'}
        database={database}
        onClose={onClose}
      />
      <RestoreDialog
        key={`${database.id} ${dialog} ${backupId}`}
        opened={dialog === 'restore'}
        database={database}
        backupId={backupId}
        onClose={onClose}
      />
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
