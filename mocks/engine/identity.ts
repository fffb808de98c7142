import type { KeyScope, Permission } from '../contract/operations.gen.ts'
import type { ApiKeyRow, MembershipRow, OrganisationRow, SessionRow, UserRow } from '../db/index.ts'

/** Who sends a request, and what they may do. Made by `mocks/handlers/shared/identify.ts`. */
export interface Identity {
  readonly user: UserRow
  readonly organisation: OrganisationRow
  readonly membership: MembershipRow
  /** Of the team role; an Owner has them all. */
  readonly permissions: ReadonlySet<Permission>
  readonly via:
    | { readonly kind: 'session'; readonly session: SessionRow }
    | { readonly kind: 'key'; readonly key: ApiKeyRow; readonly scope: KeyScope }
}
