import type { InvitationRow, MembershipRow, OrganizationRow, Transaction, UserRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { notify } from '../../world/notify.ts'
import { isActiveMember } from '../../world/permissions.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { endMembership } from '../members/leave.ts'
import { countOtherOwners } from '../members/rules.ts'
import { passwordDigest } from '../shared/credentials.ts'
import { checkNewPassword } from '../shared/new-password.ts'
import type { RequestContext } from '../shared/request-context.ts'
import { endSession, startSession, toSignedIn } from '../shared/sessions.ts'
import type { View } from '../shared/view.ts'
import { startChallenge } from '../two-factor/challenge.ts'
import { secondFactorOf } from '../two-factor/second-factor.ts'

/** Operations for the holder of an invitation link. */
export const invitationLinkHandlers: HandlersFor<
  'getInvitationLink' | 'acceptInvitation' | 'signUpByInvitation'
> = {
  getInvitationLink({ tx, now, path }) {
    const { invitation, organization } = findUsable(tx, path.token, now)
    const account = accountOf(tx, invitation)
    const [left] = account === null ? [] : membershipsElsewhere(tx, account, organization)
    return {
      status: 200,
      body: {
        organization: organization.name,
        invitedBy: invitation.invitedBy.name,
        email: invitation.email,
        teamRole: invitation.teamRole,
        customRoles: rolesOf(tx, invitation).map(({ name }) => name),
        message: invitation.message,
        expiresAt: iso(invitation.expiresAt),
        hasAccount: account !== null && canSignIn(tx, account),
        currentOrganization: left === undefined ? null : nameOf(tx, left),
        isBlocked: left !== undefined && isLastOwner(tx, left),
      },
    }
  },

  acceptInvitation(ctx) {
    const { tx, now, path, identity } = ctx
    const { invitation, organization } = findUsable(tx, path.token, now)
    const { user } = identity
    if (user.email !== invitation.email) {
      const detail = `This invitation is for ${invitation.email}. Sign in with that address to accept it.`
      throw new Problem(409, 'wrong_recipient', detail)
    }
    const remembered = identity.via.kind === 'session' && identity.via.session.remembered
    addAuditNote(ctx, { organizationId: organization.id })
    const membership = addMember(ctx, user, invitation, organization)
    const { session, cookie } = startSession(ctx, user, membership, remembered)
    return {
      status: 200,
      headers: [cookie],
      body: toSignedIn({ user, organization, membership }, session, tx),
    }
  },

  signUpByInvitation(ctx) {
    const { tx, now, path, body, random } = ctx
    const { invitation, organization } = findUsable(tx, path.token, now)
    const known = accountOf(tx, invitation)
    if (known !== null && canSignIn(tx, known)) {
      throw new Problem(409, 'account_exists', 'This address already has an account. Sign in to accept.')
    }
    checkNewPassword(body.password)
    const name = body.fullName.trim()
    const id = known?.id ?? random('account').id('usr')
    const digest = passwordDigest(id, body.password)
    const user =
      known === null
        ? tx.users.insert({
            id,
            email: invitation.email,
            name,
            passwordDigest: digest,
            label: 'Member',
            avatarUrl: null,
            company: organization.name,
            jobTitle: '',
            timezone: 'utc',
            language: 'en',
            timeFormat: 'auto',
            dateFormat: 'auto',
            createdAt: now,
            updatedAt: now,
          })
        : // A removed user rejoins: the mailed link proves ownership of the address, as in a password reset.
          tx.users.update(id, { name, passwordDigest: digest, updatedAt: now })
    addAuditNote(ctx, { organizationId: organization.id, user })
    const membership = addMember(ctx, user, invitation, organization)
    tx.invitations.update(invitation.id, { consent: { ...body.consent } })
    // The link proves who reads the mail, which is no second factor.
    if (secondFactorOf(tx, user.id)) return { status: 202, body: startChallenge(ctx, user, false) }
    const { session, cookie } = startSession(ctx, user, membership, false)
    return {
      status: 201,
      headers: [cookie],
      body: toSignedIn({ user, organization, membership }, session, tx),
    }
  },
}

/** @throws Problem 404 for an unknown link, 410 for one that is no longer valid */
function findUsable(
  tx: Transaction,
  token: string,
  now: number,
): { readonly invitation: InvitationRow; readonly organization: OrganizationRow } {
  const [invitation] = tx.invitations.by('token', token)
  const organization = invitation && tx.organizations.get(invitation.organizationId)
  if (!invitation || !organization) {
    throw new Problem(
      404,
      'not_found',
      'This invitation link is invalid. Check that you copied the whole link.',
    )
  }
  const { acceptedAt, canceledAt, expiresAt, invitedBy } = invitation
  if (acceptedAt !== null) {
    const detail = `This invitation to ${organization.name} was already accepted. Sign in with the invited address.`
    throw new Problem(410, 'invitation_used', detail)
  }
  if (canceledAt !== null) {
    const detail = `This invitation was canceled. If that was a mistake, ask ${invitedBy.name} at ${organization.name} for a new one.`
    throw new Problem(410, 'invitation_canceled', detail)
  }
  if (expiresAt <= now) {
    const detail = `This invitation has expired. Ask ${invitedBy.name} at ${organization.name} to send it again.`
    throw new Problem(410, 'invitation_expired', detail)
  }
  return { invitation, organization }
}

/**
 * Adds a user to an organization. A user belongs to one organization, since sessions, log-ins and keys stand for one:
 * joining leaves the previous one, unless that would leave it without an owner.
 *
 * @throws Problem 409 `owns_organization`
 */
function addMember(
  ctx: RequestContext & Pick<View, 'seed'>,
  user: UserRow,
  invitation: InvitationRow,
  organization: OrganizationRow,
): MembershipRow {
  const { tx, now, random } = ctx
  const elsewhere = membershipsElsewhere(tx, user, organization)
  const owned = elsewhere.find((it) => isLastOwner(tx, it))
  if (owned !== undefined) {
    const detail = `You are the only Owner of ${nameOf(tx, owned)}. Make someone else an Owner first, or ask for an invitation to another address.`
    throw new Problem(409, 'owns_organization', detail)
  }
  for (const membership of elsewhere) endMembership(tx, membership, now)
  for (const session of tx.sessions.by('userId', user.id)) endSession(tx, session, now)
  tx.invitations.update(invitation.id, { acceptedAt: now })
  notify(worldContextOf(ctx), {
    organizationId: organization.id,
    userIds: isActiveMember(tx, invitation.invitedBy.userId, organization.id)
      ? [invitation.invitedBy.userId]
      : [],
    event: 'team',
    severity: 'success',
    title: `${user.name} joined ${organization.name}`,
    body: `${user.name} accepted the invitation and joined as ${invitation.teamRole}.`,
    href: '/team',
  })
  const id = random('membership').id('mbr')
  addAuditNote(
    { tx },
    {
      resource: { type: 'member', id, name: user.name },
      detail: `Joined as ${invitation.teamRole}.`,
      left: elsewhere,
    },
  )
  return tx.memberships.insert({
    id,
    organizationId: organization.id,
    userId: user.id,
    teamRole: invitation.teamRole,
    customRoleIds: rolesOf(tx, invitation).map(({ id }) => id),
    status: 'active',
    joinedAt: now,
    lastActiveAt: now,
    permissionsChangedAt: null,
  })
}

function accountOf(tx: Transaction, { email }: InvitationRow): UserRow | null {
  return tx.users.by('email', email)[0] ?? null
}

function canSignIn(tx: Transaction, user: UserRow): boolean {
  return tx.memberships.by('userId', user.id).some(({ status }) => status === 'active')
}

function membershipsElsewhere(tx: Transaction, user: UserRow, { id }: OrganizationRow): MembershipRow[] {
  return tx.memberships.by('userId', user.id).filter(({ organizationId }) => organizationId !== id)
}

function isLastOwner(tx: Transaction, membership: MembershipRow): boolean {
  return membership.teamRole === 'Owner' && countOtherOwners({ tx }, membership) === 0
}

function nameOf(tx: Transaction, { organizationId }: MembershipRow): string {
  return tx.organizations.get(organizationId)?.name ?? ''
}

/** Without roles deleted since the invitation. */
export function rolesOf(tx: Transaction, { customRoleIds }: InvitationRow) {
  return customRoleIds.flatMap((id) => tx.customRoles.get(id) ?? [])
}
