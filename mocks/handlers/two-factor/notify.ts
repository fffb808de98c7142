import type { UserRow } from '../../db/index.ts'
import type { Context, OperationId } from '../../engine/types.ts'
import { type Notice, notify } from '../../world/notify.ts'

/** What telling needs of the request it serves. */
export type NotifyContext = Pick<Context<OperationId>, 'tx' | 'now' | 'seed'>

/** Somebody, and where they are signed in to. */
export interface Recipient {
  readonly user: UserRow
  readonly organization: { readonly id: string }
}

/** Tells somebody that another way leads into their account now; no setting keeps that from being told. */
export function notifyCredentialChange(
  { tx, now, seed }: NotifyContext,
  { user, organization }: Recipient,
  notice: Pick<Notice, 'severity' | 'title' | 'body'>,
): void {
  notify(
    { tx, seed, at: now },
    {
      organizationId: organization.id,
      userIds: [user.id],
      event: 'credentials',
      href: '/account?tab=security',
      ...notice,
    },
  )
}
