import type { ContainerGraphNode, Health } from '#src/api/generated/types.gen.ts'
import { resourceTypeLabels } from '#src/resources/resource-labels.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

/** Disambiguates equal names: the namespace of a container, the type of any other resource. */
export function qualifierOf({ namespace, type }: Pick<ContainerGraphNode, 'namespace' | 'type'>): string {
  return namespace ?? resourceTypeLabels[type]
}

export const healthTones: Readonly<Record<Health, StatusTone>> = {
  healthy: 'healthy',
  warning: 'warning',
  critical: 'critical',
}
