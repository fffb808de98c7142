import { Progress } from '@mantine/core'
import type { DatabaseBackup } from '#src/api/generated/types.gen.ts'
import { Clamped } from '#src/resources/list/cells.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useAnnouncedEnd } from '#src/ui/use-announced-end.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './backup-status.module.css'

/** Status of a backup, with progress or the reason of a failure. */
export function BackupStatus({ backup }: { readonly backup: DatabaseBackup }) {
  const format = useFormat()
  const { status, progressPercent, statusReason } = backup
  useAnnouncedEnd(
    status !== 'succeeded' && status !== 'failed',
    status === 'failed' ? 'The backup failed' : 'The backup is complete',
  )
  if (status === 'succeeded') return <StatusBadge tone="healthy">Succeeded</StatusBadge>
  if (status === 'failed') {
    return (
      <div className={classes.root}>
        <StatusBadge tone="critical">Failed at {format.percent(progressPercent)}</StatusBadge>
        {statusReason !== null && (
          <span className={classes.reason}>
            <Clamped>{statusReason}</Clamped>
          </span>
        )}
      </div>
    )
  }
  return (
    <div className={classes.root}>
      <StatusBadge tone="info" busy>
        Running, {format.percent(progressPercent)}
      </StatusBadge>
      <Progress value={progressPercent} size="sm" aria-label="Progress of the backup" />
    </div>
  )
}
