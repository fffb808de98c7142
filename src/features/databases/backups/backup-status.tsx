import { Progress } from '@mantine/core'
import type { DatabaseBackup } from '#src/api/generated/types.gen.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useAnnouncedEnd } from '#src/ui/use-announced-end.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './backup-status.module.css'

/** Status of a backup, with its progress. */
export function BackupStatus({ backup }: { readonly backup: DatabaseBackup }) {
  const format = useFormat()
  const { status, progressPercent } = backup
  useAnnouncedEnd(
    status !== 'succeeded' && status !== 'failed',
    status === 'failed' ? 'The backup failed' : 'The backup is complete',
  )
  if (status === 'succeeded') return <StatusBadge tone="healthy">Succeeded</StatusBadge>
  if (status === 'failed')
    return <StatusBadge tone="critical">Failed at {format.percent(progressPercent)}</StatusBadge>
  return (
    <div className={classes.root}>
      <StatusBadge tone="info" busy>
        Running, {format.percent(progressPercent)}
      </StatusBadge>
      <Progress value={progressPercent} size="sm" aria-label="Progress of the backup" />
    </div>
  )
}
