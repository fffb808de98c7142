import type { UserRow } from '../../db/index.ts'
import type { Context, OperationId } from '../../engine/types.ts'
import { type AuditNote, addAuditNote } from './record.ts'

/**
 * Sets the user of a call without a session (such as a failed sign-in), so it appears in the audit log of the user's
 * organization. Users without an organization appear in no log.
 */
export function auditUser(
  ctx: Pick<Context<OperationId>, 'tx'>,
  { id, name }: Pick<UserRow, 'id' | 'name'>,
  more: Pick<AuditNote, 'detail' | 'denied'> = {},
): void {
  const memberships = ctx.tx.memberships.by('userId', id)
  const membership = memberships.find(({ status }) => status === 'active') ?? memberships[0]
  if (membership !== undefined) {
    addAuditNote(ctx, { organizationId: membership.organizationId, user: { id, name }, ...more })
  }
}
