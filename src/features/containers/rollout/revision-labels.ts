import type { ContainerRevisionStatus } from '#src/api/generated/types.gen.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const revisionStatuses: Readonly<
  Record<ContainerRevisionStatus, { readonly label: string; readonly tone: StatusTone }>
> = {
  in_progress: { label: 'Rolling out', tone: 'info' },
  active: { label: 'Active', tone: 'healthy' },
  previous: { label: 'Previous', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'critical' },
  aborted: { label: 'Aborted', tone: 'warning' },
}

/** Image without its registry: `checkout-api:2.14.0`. */
export function imageName(image: string): string {
  return image.slice(image.lastIndexOf('/') + 1)
}
