import type { ContainerReplicaStatus } from '#src/api/generated/types.gen.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const replicaLabels: Readonly<
  Record<ContainerReplicaStatus, { readonly label: string; readonly tone: StatusTone }>
> = {
  starting: { label: 'Starting', tone: 'info' },
  ready: { label: 'Ready', tone: 'healthy' },
  crashing: { label: 'Crashing', tone: 'critical' },
  ending: { label: 'Ending', tone: 'neutral' },
  completed: { label: 'Completed', tone: 'neutral' },
}
