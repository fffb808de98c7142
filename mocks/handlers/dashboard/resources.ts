import type { ResourceRow, Transaction } from '../../db/index.ts'
import { allResourceDefinitions, type ResourceDefinition } from '../../world/resource-definitions.ts'

/** Types that the dashboard counts; snapshots belong to their volume. */
const COUNTED = allResourceDefinitions.filter(({ type }) => type !== 'volume_snapshot')

export interface OwnedResource {
  readonly definition: ResourceDefinition<ResourceRow>
  readonly row: ResourceRow
}

/** All resources of an organization, type by type. */
export function* resourcesOf(tx: Transaction, organizationId: string): Generator<OwnedResource> {
  for (const definition of COUNTED) {
    for (const row of definition.table(tx).by('organizationId', organizationId)) yield { definition, row }
  }
}
