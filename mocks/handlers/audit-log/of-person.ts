import type { UserRow } from '../../db/index.ts'
import type { AuditNote, Context, OperationId } from '../../engine/types.ts'

/**
 * Names the person behind a call of nobody who is signed in (yet), for the log of the organisation that they belong to.
 * Somebody of no organisation is in no log.
 */
export function auditOfPerson(
  { tx, audit }: Pick<Context<OperationId>, 'tx' | 'audit'>,
  { id, name }: Pick<UserRow, 'id' | 'name'>,
  more: Pick<AuditNote, 'detail' | 'refused'> = {},
): void {
  const places = tx.memberships.by('userId', id)
  const place = places.find(({ status }) => status === 'active') ?? places[0]
  if (place !== undefined) audit({ organisationId: place.organisationId, user: { id, name }, ...more })
}
