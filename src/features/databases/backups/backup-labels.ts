import type { DatabaseBackup } from '#src/api/generated/types.gen.ts'
import type { Format } from '#src/ui/format.ts'

/** Name of a backup, unique within its database: "Before the import, Mar 2, 2026, 9:00 AM". */
export function backupName({ label, startedAt }: DatabaseBackup, format: Format): string {
  const at = format.dateTime(startedAt)
  return label === '' ? at : `${label}, ${at}`
}
