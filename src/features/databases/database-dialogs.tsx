import type { Database } from '#src/api/generated/types.gen.ts'
import { OrderDialogs } from '#src/resources/orders/order-dialogs.tsx'
import { BackupDialog } from './backups/backup-dialog.tsx'
import { RestoreDialog } from './backups/restore-dialog.tsx'
import type { DatabaseDialog } from './database-dialog-names.ts'
import { databaseKind } from './database-kind.ts'
import { databaseOrders } from './database-orders.tsx'

/** What can be asked about a database wherever it is shown. */
export function DatabaseDialogs({
  dialog,
  database,
  backupId,
  onClose,
}: {
  /** Empty when none is open. */
  readonly dialog: DatabaseDialog | ''
  readonly database: Database
  /** Which backup is meant; empty for the latest. */
  readonly backupId: string
  readonly onClose: () => void
}) {
  return (
    <>
      <BackupDialog opened={dialog === 'backup'} database={database} onClose={onClose} />
      <RestoreDialog
        key={`${dialog} ${backupId}`}
        opened={dialog === 'restore'}
        database={database}
        backupId={backupId}
        onClose={onClose}
      />
      <OrderDialogs
        kind={databaseKind}
        orders={databaseOrders}
        dialog={dialog}
        resource={database}
        onClose={onClose}
      />
    </>
  )
}
