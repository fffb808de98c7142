import type { ApiKeyScope, Permission } from '../contract/operations.gen.ts'
import type { ApiKeyRow, MembershipRow, OrganizationRow, SessionRow, UserRow } from '../db/index.ts'

/** The signed-in user or API key behind a request, with its permissions. */
export interface Identity {
  readonly user: UserRow
  readonly organization: OrganizationRow
  readonly membership: MembershipRow
  /** Permissions of the team role and custom roles; an Owner has all. */
  readonly permissions: ReadonlySet<Permission>
  readonly via:
    | { readonly kind: 'session'; readonly session: SessionRow }
    | { readonly kind: 'key'; readonly key: ApiKeyRow; readonly scope: ApiKeyScope }
}

/** Result of authentication. */
export type Caller =
  | { readonly kind: 'nobody' }
  /** Cookie of a session that has ended. */
  | { readonly kind: 'session-over' }
  /** Bearer key that is revoked or expired, or another kind of `Authorization`. */
  | { readonly kind: 'bad-key' }
  /** Bearer key that may not be used from the address of the client. */
  | { readonly kind: 'key-elsewhere'; readonly client: string }
  /** Bearer key that the mock has never issued. A live backend may know it. */
  | { readonly kind: 'unknown-key' }
  | { readonly kind: 'known'; readonly identity: Identity }

export const NOBODY: Caller = { kind: 'nobody' }
