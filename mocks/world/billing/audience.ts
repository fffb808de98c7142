import type { Permission } from '../../contract/operations.gen.ts'
import type { Transaction } from '../../db/index.ts'
import { permissionsOf } from '../../handlers/roles/permissions.ts'

/** The people of an organisation who have a permission: whom what it is about is told. */
export function holdersOf(tx: Transaction, organisationId: string, permission: Permission): string[] {
  return tx.memberships
    .by('organisationId', organisationId)
    .filter((it) => it.status === 'active' && permissionsOf(it, tx).has(permission))
    .map(({ userId }) => userId)
}
