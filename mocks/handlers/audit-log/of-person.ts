import type { UserRow } from '../../db/index.ts'
import type { Context, OperationId } from '../../engine/types.ts'
import { type AuditNote, addAuditNote } from './record.ts'

/**
 * Names the person behind a call of nobody who is signed in (yet), for the log of the organization that they belong to.
 * Somebody of no organization is in no log.
 */
export function auditOfPerson(
  ctx: Pick<Context<OperationId>, 'tx'>,
  { id, name }: Pick<UserRow, 'id' | 'name'>,
  more: Pick<AuditNote, 'detail' | 'denied'> = {},
): void {
  const places = ctx.tx.memberships.by('userId', id)
  const place = places.find(({ status }) => status === 'active') ?? places[0]
  if (place !== undefined) {
    addAuditNote(ctx, { organizationId: place.organizationId, user: { id, name }, ...more })
  }
}
