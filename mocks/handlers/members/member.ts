import type { TeamMember } from '#src/api/generated/types.gen.ts'
import type { InvitationRow, MembershipRow, UserRow } from '../../db/index.ts'
import { notFound } from '../../engine/problem.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { permissionsOf } from '../../world/permissions.ts'
import { apiKeyStatus } from '../shared/api-key-status.ts'
import { inOrganization } from '../shared/references.ts'
import { openSessions } from '../shared/sessions.ts'
import type { SignedInView } from '../shared/view.ts'

/** Entry in the list of members: joined or invited. */
export type Member =
  | (Common & { readonly membership: MembershipRow; readonly user: UserRow; readonly invitation: null })
  | (Common & { readonly membership: null; readonly user: null; readonly invitation: InvitationRow })

interface Common {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly teamRole: MembershipRow['teamRole']
  readonly status: MembershipRow['status']
  readonly lastActiveAt: number | null
  readonly joinedAt: number | null
}

/** True while the invitation is neither accepted nor canceled, even if its link has expired. */
export function isOpen({ acceptedAt, canceledAt }: InvitationRow): boolean {
  return acceptedAt === null && canceledAt === null
}

export function memberFromMembership(membership: MembershipRow, user: UserRow): Member {
  const { id, teamRole, status, lastActiveAt, joinedAt } = membership
  const { name, email } = user
  return { id, name, email, teamRole, status, lastActiveAt, joinedAt, membership, user, invitation: null }
}

export function memberFromInvitation(invitation: InvitationRow): Member {
  const { id, email, teamRole } = invitation
  return {
    id,
    name: email,
    email,
    teamRole,
    status: 'pending',
    lastActiveAt: null,
    joinedAt: null,
    membership: null,
    user: null,
    invitation,
  }
}

export function membersOf({ tx, identity }: Pick<SignedInView, 'tx' | 'identity'>): Member[] {
  const { id } = identity.organization
  const joinedOnes = tx.memberships.by('organizationId', id).flatMap((membership) => {
    const user = tx.users.get(membership.userId)
    return user === undefined ? [] : [memberFromMembership(membership, user)]
  })
  return [...joinedOnes, ...tx.invitations.by('organizationId', id).filter(isOpen).map(memberFromInvitation)]
}

/** @throws Problem 404, also for a member of another organization and for a closed invitation */
export function lookupMember(ctx: Pick<SignedInView, 'tx' | 'identity'>, id: string): Member {
  const { tx } = ctx
  const membership = inOrganization(tx.memberships.get(id), ctx)
  const user = membership && tx.users.get(membership.userId)
  if (membership && user) return memberFromMembership(membership, user)
  const invitation = inOrganization(tx.invitations.get(id), ctx)
  if (invitation && isOpen(invitation)) return memberFromInvitation(invitation)
  throw notFound('member', id)
}

/** @throws Problem 404, also for a user who has not joined yet */
export function lookupJoined(
  ctx: Pick<SignedInView, 'tx' | 'identity'>,
  id: string,
): Extract<Member, { readonly invitation: null }> {
  const member = lookupMember(ctx, id)
  if (member.invitation !== null) throw notFound('member who has joined', id)
  return member
}

export function toMember(member: Member, { tx, now }: Pick<SignedInView, 'tx' | 'now'>): TeamMember {
  const { id, name, email, teamRole, status, lastActiveAt, joinedAt, membership, user, invitation } = member
  const { customRoleIds, organizationId } = membership ?? invitation
  const customRoles = customRoleIds.flatMap((roleId) => {
    const role = tx.customRoles.get(roleId)
    return role === undefined ? [] : [{ id: role.id, name: role.name }]
  })
  const keys = user === null ? [] : tx.apiKeys.by('userId', user.id)
  return {
    id,
    userId: user?.id ?? null,
    name,
    email,
    avatarUrl: user?.avatarUrl ?? null,
    jobTitle: user?.jobTitle ?? '',
    timezone: user?.timezone ?? null,
    teamRole,
    customRoles,
    permissions: [...permissionsOf({ teamRole, customRoleIds }, tx)],
    status,
    lastActiveAt: isoOrNull(lastActiveAt),
    joinedAt: isoOrNull(joinedAt),
    openSessions: user === null ? 0 : openSessions(tx, user.id, now).length,
    apiKeys: keys.filter((it) => it.organizationId === organizationId && apiKeyStatus(it, now) === 'active')
      .length,
    invitation: invitation && {
      invitedBy: invitation.invitedBy.name,
      message: invitation.message,
      sentAt: iso(invitation.sentAt),
      expiresAt: iso(invitation.expiresAt),
      isExpired: invitation.expiresAt <= now,
    },
  }
}
