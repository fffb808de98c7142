import type { MonitoredResource } from '#src/api/generated/types.gen.ts'
import { resourceTypeLabels } from '#src/resources/resource-labels.ts'

/** "Virtual machine", "Container, staging" */
export function monitoredType({ type, namespace }: MonitoredResource): string {
  return namespace === null ? resourceTypeLabels[type] : `${resourceTypeLabels[type]}, ${namespace}`
}
