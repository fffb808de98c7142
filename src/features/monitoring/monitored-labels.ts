import type { MonitoredResource } from '#src/api/generated/types.gen.ts'
import { resourceTypeLabels } from '#src/resources/resource-labels.ts'

/** "web-prod-01"; with the namespace for containers, whose names are unique only in it: "checkout-api (staging)". */
export function monitoredName({ name, namespace }: MonitoredResource): string {
  return namespace === null ? name : `${name} (${namespace})`
}

/** "Virtual machine", "Container, staging" */
export function monitoredType({ type, namespace }: MonitoredResource): string {
  return namespace === null ? resourceTypeLabels[type] : `${resourceTypeLabels[type]}, ${namespace}`
}
