import type { UserRow } from '../../db/index.ts'
import type { Context, OperationId } from '../../engine/types.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { type Notice, notify } from '../../world/notify.ts'

/** Context needed for notifications. */
export type NotifyContext = Pick<Context<OperationId>, 'tx' | 'now' | 'seed'>

/** User and the organization of the session. */
export interface Recipient {
  readonly user: UserRow
  readonly organization: { readonly id: string }
}

/** Notifies a user that the credentials of their account changed. This can't be turned off. */
export function notifyCredentialChange(
  ctx: NotifyContext,
  { user, organization }: Recipient,
  notice: Pick<Notice, 'severity' | 'title' | 'body'> & Partial<Pick<Notice, 'href'>>,
): void {
  notify(worldContextOf(ctx), {
    organizationId: organization.id,
    userIds: [user.id],
    event: 'credentials',
    href: '/account?tab=security',
    ...notice,
  })
}
