import type { ResourceRow, Transaction } from '../../db/index.ts'
import { ALL_KINDS, type Kind } from '../../world/kinds.ts'

/** Every kind that the dashboard counts: a snapshot belongs to its volume. */
const COUNTED = ALL_KINDS.filter(({ type }) => type !== 'volume_snapshot')

export interface OwnedResource {
  readonly kind: Kind<ResourceRow>
  readonly row: ResourceRow
}

/** All that an organization has, kind by kind. */
export function* resourcesOf(tx: Transaction, organizationId: string): Generator<OwnedResource> {
  for (const kind of COUNTED) {
    for (const row of kind.table(tx).by('organizationId', organizationId)) yield { kind, row }
  }
}
