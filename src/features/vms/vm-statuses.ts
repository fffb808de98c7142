import type { VmStatus } from '#src/domain/vm.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const vmStatuses: Readonly<Record<VmStatus, { readonly label: string; readonly tone: StatusTone }>> = {
  running: { label: 'Running', tone: 'healthy' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  starting: { label: 'Starting', tone: 'info' },
  stopping: { label: 'Stopping', tone: 'info' },
  restarting: { label: 'Restarting', tone: 'info' },
  resizing: { label: 'Resizing', tone: 'info' },
  deleting: { label: 'Deleting', tone: 'warning' },
  error: { label: 'Error', tone: 'critical' },
}
